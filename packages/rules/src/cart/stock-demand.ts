import type { CartLine } from './cart-lines.ts'

export type ProductDemand = { productId: number; quantity: number }

export type ValueDemand = { productId: number; optionId: number; valueId: number; quantity: number }

/**
 * What the lines ask of each product and of each of its option values, in units, so that two lines of one
 * item are never checked apart. Both lists are sorted by id: reservations made in this order cannot deadlock.
 */
export function demandByStock(lines: readonly CartLine[]): {
  products: ProductDemand[]
  values: ValueDemand[]
} {
  const products = new Map<number, ProductDemand>()
  const values = new Map<string, ValueDemand>()
  for (const { productId, options, quantity } of lines) {
    const product = products.get(productId) ?? { productId, quantity: 0 }
    products.set(productId, { ...product, quantity: product.quantity + quantity })
    const chosen = new Map(
      options.map((option) => [`${productId}:${option.optionId}:${option.valueId}`, option]),
    )
    for (const [key, { optionId, valueId }] of chosen) {
      const value = values.get(key) ?? { productId, optionId, valueId, quantity: 0 }
      values.set(key, { ...value, quantity: value.quantity + quantity })
    }
  }
  return {
    products: [...products.values()].sort((a, b) => a.productId - b.productId),
    values: [...values.values()].sort(
      (a, b) => a.productId - b.productId || a.optionId - b.optionId || a.valueId - b.valueId,
    ),
  }
}
