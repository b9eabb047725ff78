import { lineKey } from '#rules/cart/cart-lines.ts'
import type { Picture, Price, Product, ProductCard } from '../../../data/port/catalogue.port.ts'
import type { BoughtLine } from '../../../data/port/shipping.port.ts'

/** One value chosen for one option of a product. */
export type ChosenOption = {
  optionId: number
  optionName: string
  valueId: number
  valueName: string
}

/** A line of the cart. Prices are what the shopper was last shown, in pesos with IVA included (D12). */
export type CartLine = {
  /** Product and options: two lines never share it. */
  key: string
  productId: number
  slug: string
  name: string
  /** The language of the name, where it was not the page's own when the line was last looked at. */
  lang?: string
  picture: Picture | null
  unitPrice: Price
  quantity: number
  /** `unitPrice × quantity`. */
  total: Price
  options: ChosenOption[]
  /** How many units could be bought at most when the line was last looked at. */
  limit: number
}

/** The most of one line that the wire carries. */
export const lineLimit = 9_999

/** A whole quantity between 1 and the limit of a line. */
export function clampQuantity(quantity: number): number {
  if (!Number.isFinite(quantity)) return 1
  return Math.min(lineLimit, Math.max(1, Math.trunc(quantity)))
}

export function withQuantity(line: CartLine, quantity: number): CartLine {
  const whole = clampQuantity(quantity)
  return { ...line, quantity: whole, total: line.unitPrice * whole }
}

/** What can be bought of a product with these options: stock by value where it is known, no limit on order. */
export function buyableOf(product: ProductCard | Product, options: ChosenOption[]): number {
  if (product.backorder) return lineLimit
  if (!('options' in product)) return Math.min(lineLimit, product.stock)
  const chosen = new Set(options.map((option) => option.valueId))
  const stocks = product.options.flatMap((option) => option.values.filter((value) => chosen.has(value.id)))
  return Math.min(lineLimit, product.stock, ...stocks.map((value) => value.stock))
}

/**
 * Units that can still be added: what can be bought less what the cart holds, of the product over all its lines
 * and of each chosen value over the lines that have it.
 */
export function leftOf(
  product: ProductCard | Product,
  options: ChosenOption[],
  lines: readonly CartLine[],
): number {
  const own = lines.filter((line) => line.productId === product.id)
  const left = (part: ChosenOption[]) =>
    own
      .filter((line) =>
        part.every(({ valueId }) => line.options.some((option) => option.valueId === valueId)),
      )
      .reduce((rest, line) => rest - line.quantity, buyableOf(product, part))
  return Math.max(0, Math.min(left([]), ...options.map((option) => left([option]))))
}

/** The picture of what was chosen, such as its colour; the product's first where the choice has none. */
export function pictureOf(product: ProductCard | Product, options: readonly ChosenOption[]): Picture | null {
  const chosen = new Set(options.map((option) => option.valueId))
  const values = 'options' in product ? product.options.flatMap((option) => option.values) : []
  const own = values.find((value) => value.picture && chosen.has(value.id))
  return own?.picture ?? product.pictures[0] ?? null
}

export function lineOf(product: ProductCard | Product, options: ChosenOption[], quantity: number): CartLine {
  const whole = clampQuantity(quantity)
  return {
    key: lineKey({ productId: product.id, options }),
    productId: product.id,
    slug: product.slug,
    name: product.name,
    ...(product.lang && { lang: product.lang }),
    picture: pictureOf(product, options),
    unitPrice: product.price,
    quantity: whole,
    total: product.price * whole,
    options,
    limit: buyableOf(product, options),
  }
}

/** The line as the data port's calls take it. */
export function boughtLine(line: CartLine): BoughtLine {
  return {
    productId: line.productId,
    quantity: line.quantity,
    valueIds: line.options.map((option) => option.valueId),
  }
}
