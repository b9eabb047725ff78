import { lineKey } from '#rules/cart/cart-lines.ts'
import type { Picture } from '../../data/port/catalogue.port.ts'
import { type CartLine, type ChosenOption, clampQuantity, lineLimit } from './lines/cart-line.ts'
import { addLine } from './lines/cart-lines.ts'

type Fields = Record<string, unknown>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}

/** The most that the wire carries of an amount, in pesos. */
const pesosLimit = 2_147_483_647

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= pesosLimit
}

function optionFrom(value: unknown): ChosenOption | null {
  if (!isFields(value)) return null
  const { optionId, optionName, valueId, valueName } = value
  if (!isId(optionId) || !isId(valueId)) return null
  if (typeof optionName !== 'string' || typeof valueName !== 'string') return null
  return { optionId, optionName, valueId, valueName }
}

function pictureFrom(value: unknown): Picture | null {
  if (!isFields(value)) return null
  const { src, alt, ground } = value
  if (typeof src !== 'string' || typeof alt !== 'string' || typeof ground !== 'string') return null
  return { src, alt, ground }
}

function lineFrom(value: unknown): CartLine | null {
  if (!isFields(value)) return null
  const { productId, slug, name, lang, unitPrice, quantity, limit, options } = value
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
    picture: pictureFrom(value.picture),
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
  if (text === null) return []
  const stored = parse(text)
  if (!isFields(stored) || !Array.isArray(stored.lines)) return []
  return stored.lines
    .map(lineFrom)
    .filter((line) => line !== null)
    .reduce(addLine, [])
}

export function encodeCart(lines: CartLine[]): string {
  return JSON.stringify({ lines })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
