import { lineKey } from '#rules/cart/cart-lines.ts'
import type { Picture } from '../../data/port/catalogue.port.ts'
import { fieldsOf, readFields } from '../../shell/stored-json.ts'
import { type CartLine, type ChosenOption, clampQuantity, lineLimit } from './lines/cart-line.ts'
import { addLine } from './lines/cart-lines.ts'

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}

/** The most that the wire carries of an amount, in pesos. */
const pesosLimit = 2_147_483_647

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= pesosLimit
}

function optionFrom(value: unknown): ChosenOption | null {
  const { optionId, optionName, valueId, valueName } = fieldsOf(value)
  if (!isId(optionId) || !isId(valueId)) return null
  if (typeof optionName !== 'string' || typeof valueName !== 'string') return null
  return { optionId, optionName, valueId, valueName }
}

function pictureFrom(value: unknown): Picture | null {
  const { src, alt, ground } = fieldsOf(value)
  if (typeof src !== 'string' || typeof alt !== 'string' || typeof ground !== 'string') return null
  return { src, alt, ground }
}

function lineFrom(value: unknown): CartLine | null {
  const { productId, slug, name, lang, picture, unitPrice, quantity, limit, options } = fieldsOf(value)
  if (!isId(productId) || typeof slug !== 'string' || slug === '' || typeof name !== 'string') return null
  if (!isAmount(unitPrice) || !isAmount(quantity) || quantity < 1 || !Array.isArray(options)) return null
  const chosen = options.map(optionFrom)
  if (!chosen.every((option) => option !== null)) return null
  const whole = clampQuantity(quantity)
  return {
    key: lineKey({ productId, options: chosen }),
    productId,
    slug,
    name,
    ...(typeof lang === 'string' && { lang }),
    picture: pictureFrom(picture),
    unitPrice,
    quantity: whole,
    total: unitPrice * whole,
    options: chosen,
    limit: isAmount(limit) ? Math.min(limit, lineLimit) : lineLimit,
  }
}

/**
 * The cart out of stored text. Storage belongs to the shopper, so anything may stand there: what is not
 * a line is left out, lines of one product and options are merged, and text that is no cart is an empty one.
 */
export function decodeCart(text: string | null): CartLine[] {
  const { lines } = readFields(text)
  if (!Array.isArray(lines)) return []
  return lines
    .map(lineFrom)
    .filter((line) => line !== null)
    .reduce(addLine, [])
}

export function encodeCart(lines: CartLine[]): string {
  return JSON.stringify({ lines })
}
