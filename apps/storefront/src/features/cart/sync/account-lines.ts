import { type AccountLine, accountLineKey } from '#rules/cart/merge-carts.ts'
import type { Product } from '../../../data/port/catalogue.port.ts'
import { type CartLine, lineOf } from '../lines/cart-line.ts'

/** A line of the browser's cart as the account keeps it. */
export function accountLineOf(line: CartLine): AccountLine & { line: CartLine } {
  const valueIds = line.options.map(({ valueId }) => valueId).toSorted((a, b) => a - b)
  return { productId: line.productId, valueIds, quantity: line.quantity, line }
}

/** A line of the account's cart as the browser shows it; null where the product no longer has these options. */
export function cartLineOf(product: Product, { valueIds, quantity }: AccountLine): CartLine | null {
  const chosen = product.options.flatMap((option) =>
    option.values
      .filter((value) => valueIds.includes(value.id))
      .map((value) => ({
        optionId: option.id,
        optionName: option.name,
        valueId: value.id,
        valueName: value.name,
      })),
  )
  const isWhole = chosen.length === product.options.length && chosen.length === valueIds.length
  return isWhole ? lineOf(product, chosen, quantity) : null
}

/** Whether two carts hold the same lines in the same quantities, in whatever order. */
export function sameLines(a: readonly AccountLine[], b: readonly AccountLine[]): boolean {
  const quantities = new Map(a.map((line) => [accountLineKey(line), line.quantity]))
  return a.length === b.length && b.every((line) => quantities.get(accountLineKey(line)) === line.quantity)
}
