export type Availability = 'in-stock' | 'out-of-stock' | 'on-backorder'
export type StockBadge = 'success' | 'failure' | 'warning'
export type StockWordCode = 'IN_STOCK' | 'NO_STOCK'

const badges: Record<Availability, StockBadge> = {
  'in-stock': 'success',
  'out-of-stock': 'failure',
  'on-backorder': 'warning',
}

/** `backorder`: the product may be sold without stock (D16). Stock is in units. */
export function availability(stock: number, backorder: boolean): Availability {
  if (stock > 0) return 'in-stock'
  return backorder ? 'on-backorder' : 'out-of-stock'
}

export function stockBadge(value: Availability): StockBadge {
  return badges[value]
}

/** The code of 'En Stock' and 'Sin Stock' (specification §4); the words stand in the language files. */
export function stockWordCode(stock: number): StockWordCode {
  return stock > 0 ? 'IN_STOCK' : 'NO_STOCK'
}

/**
 * Units of a product whose stock is kept by attribute (D16): the smallest option group's sum.
 * Without option groups it is the product's own stock.
 */
export function productStock(optionStocks: readonly (readonly number[])[], ownStock = 0): number {
  if (optionStocks.length === 0) return ownStock
  return Math.min(...optionStocks.map((values) => values.reduce((sum, stock) => sum + stock, 0)))
}

/** Units that one choice can have: the smallest stock of the chosen values; without any, the product's own. */
export function lineStock(valueStocks: readonly number[], ownStock = 0): number {
  return valueStocks.length === 0 ? ownStock : Math.min(...valueStocks)
}
