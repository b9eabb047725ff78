import type { Price, Product } from '../../../data/port/catalogue.port.ts'
import type { Shortfall } from '../../../data/port/refusal.ts'
import { type CartLine, type ChosenOption, lineLimit, pictureOf, withQuantity } from '../lines/cart-line.ts'

/** What a check of prices and stock changed in a line. `gone` is no longer sold, `sold-out` has no unit left. */
export type CartChange = { key: string; slug: string; name: string } & Change

type Change =
  | { kind: 'price-up' | 'price-down'; before: Price; now: Price }
  | { kind: 'less-stock'; before: number; now: number }
  | { kind: 'gone' | 'sold-out' }

/** What is sold now under a slug: null when nothing is, absent when the shop could not be asked. */
export type Found = ReadonlyMap<string, Product | null>

/** Hands out the units of a product over its lines, by value where options have stock of their own. */
function createShelf(product: Product) {
  const left = new Map<number, number>()
  for (const option of product.options) {
    for (const value of option.values) left.set(value.id, value.stock)
  }
  let whole = product.stock
  return (line: CartLine): number => {
    if (product.backorder) return lineLimit
    const values = line.options.map((option) => option.valueId)
    const free = Math.max(0, Math.min(whole, ...values.map((id) => left.get(id) ?? 0)))
    const taken = Math.min(free, line.quantity)
    whole -= taken
    for (const id of values) left.set(id, (left.get(id) ?? 0) - taken)
    return free
  }
}

function fitsOptions(product: Product, line: CartLine): boolean {
  if (product.id !== line.productId || product.options.length !== line.options.length) return false
  return line.options.every((chosen) =>
    product.options.some(
      (option) => option.id === chosen.optionId && option.values.some((value) => value.id === chosen.valueId),
    ),
  )
}

/**
 * Brings the lines to what is sold now: the price of today, no more than what is there. What cannot be
 * bought any more is taken away. A line whose product could not be asked for stays as it is.
 */
export function reconcile(lines: CartLine[], found: Found): { lines: CartLine[]; changes: CartChange[] } {
  const shelves = new Map<number, (line: CartLine) => number>()
  const changes: CartChange[] = []
  const remaining: CartLine[] = []
  for (const line of lines) {
    const product = found.get(line.slug)
    if (product === undefined) {
      remaining.push(line)
      continue
    }
    const { key, slug, name } = line
    const note = (change: Change) => changes.push({ key, slug, name, ...change })
    if (product === null || !fitsOptions(product, line)) {
      note({ kind: 'gone' })
      continue
    }
    const shelf = shelves.get(product.id) ?? createShelf(product)
    shelves.set(product.id, shelf)
    const limit = Math.min(lineLimit, shelf(line))
    if (limit === 0) {
      note({ kind: 'sold-out' })
      continue
    }
    const quantity = Math.min(line.quantity, limit)
    if (quantity < line.quantity) note({ kind: 'less-stock', before: line.quantity, now: quantity })
    if (product.price !== line.unitPrice) {
      const kind = product.price > line.unitPrice ? 'price-up' : 'price-down'
      note({ kind, before: line.unitPrice, now: product.price })
    }
    remaining.push(withQuantity({ ...asSoldNow(line, product), limit }, quantity))
  }
  return { lines: remaining, changes }
}

/** A line with the price, the picture and the names of today, which may be in another language. */
const asSoldNow = (line: CartLine, product: Product): CartLine => ({
  ...line,
  name: product.name,
  lang: product.lang,
  options: line.options.map((option) => namedAfter(product, option)),
  picture: pictureOf(product, line.options) ?? line.picture,
  unitPrice: product.price,
})

/** The option as the product calls it now, which may be in another language. */
function namedAfter(product: Product, chosen: ChosenOption): ChosenOption {
  const option = product.options.find(({ id }) => id === chosen.optionId)
  const value = option?.values.find(({ id }) => id === chosen.valueId)
  return option && value ? { ...chosen, optionName: option.name, valueName: value.name } : chosen
}

/** Takes from the lines what a refusal named as short, from the last line of each product on. */
export function fitShortfalls(lines: CartLine[], shortfalls: Shortfall[]): CartLine[] {
  const surplus = new Map<number, number>()
  for (const { productId, stock } of shortfalls) {
    const requested = lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0)
    surplus.set(productId, Math.max(0, requested - Math.max(0, stock)))
  }
  return lines
    .toReversed()
    .flatMap((line) => {
      const over = surplus.get(line.productId) ?? 0
      if (over === 0) return [line]
      const taken = Math.min(over, line.quantity)
      surplus.set(line.productId, over - taken)
      return taken === line.quantity ? [] : [withQuantity(line, line.quantity - taken)]
    })
    .toReversed()
}
