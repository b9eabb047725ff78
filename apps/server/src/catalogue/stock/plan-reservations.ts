import type { SellableProduct, StockRow } from './stock.store.ts'

export type Demand = {
  productId: number
  /** One value (`id_atributo`) for each option of the product; empty for a product without options. */
  valueIds: number[]
  quantity: number
  /** The one branch that may give the units; null: any, the main one first. */
  branchId: number | null
}

/** Units that one stock row gives to the demand at index `demand`. */
export type Reservation = {
  demand: number
  stockId: number
  productId: number
  branchId: number
  valueId: number | null
  quantity: number
}

export type Shortfall = {
  productId: number
  /** Units asked over all demands of the product. */
  quantity: number
  /** Units of those that can be had. */
  stock: number
}

/**
 * Spreads demands over stock rows without giving any unit twice: two demands of one product share what is
 * there. A demand with a value chosen for only some options is bounded by all values of the others.
 * Products that may be sold without stock never fall short; they reserve what there is.
 */
export function planReservations(
  demands: readonly Demand[],
  products: readonly SellableProduct[],
  stock: readonly StockRow[],
): { reservations: Reservation[]; shortfalls: Shortfall[] } {
  const sellable = new Map(products.map((product) => [product.productId, product]))
  const left = new Map(stock.map((row) => [row.stockId, row.quantity]))
  const reservations: Reservation[] = []
  const requested = new Map<number, { quantity: number; granted: number }>()

  for (const [index, demand] of demands.entries()) {
    const product = sellable.get(demand.productId)
    const total = requested.get(demand.productId) ?? { quantity: 0, granted: 0 }
    requested.set(demand.productId, total)
    total.quantity += demand.quantity
    const groups = product ? rowGroups(product, demand, stock) : []
    const there = groups.map((rows) => rows.reduce((sum, row) => sum + (left.get(row.stockId) ?? 0), 0))
    const possible = groups.length > 0 ? Math.min(demand.quantity, ...there) : 0
    for (const rows of groups) reservations.push(...take(index, rows, possible, left))
    total.granted += product?.backorder && groups.length > 0 ? demand.quantity : possible
  }

  const shortfalls = [...requested]
    .filter(([, { quantity, granted }]) => granted < quantity)
    .map(([productId, { quantity, granted }]) => ({ productId, quantity, stock: granted }))
  return { reservations, shortfalls }
}

/** The rows that can give a demand's units: one group for each option, or one for a product without. */
function rowGroups(product: SellableProduct, demand: Demand, stock: readonly StockRow[]): StockRow[][] {
  const near = stock.filter(
    (row) =>
      row.productId === product.productId && (demand.branchId === null || row.branchId === demand.branchId),
  )
  const known = new Set(product.options.flatMap((option) => option.valueIds))
  if (demand.valueIds.some((valueId) => !known.has(valueId))) return []
  if (product.options.length === 0) return [near.filter((row) => row.valueId === null)]
  return product.options.map((option) => {
    const chosen = option.valueIds.filter((valueId) => demand.valueIds.includes(valueId))
    const wanted = new Set(chosen.length > 0 ? chosen : option.valueIds)
    return near.filter((row) => row.valueId !== null && wanted.has(row.valueId))
  })
}

function take(demand: number, rows: StockRow[], wanted: number, left: Map<number, number>): Reservation[] {
  const reservations: Reservation[] = []
  let missing = wanted
  for (const { stockId, productId, branchId, valueId } of rows) {
    const quantity = Math.min(missing, left.get(stockId) ?? 0)
    if (quantity === 0) continue
    left.set(stockId, (left.get(stockId) ?? 0) - quantity)
    missing -= quantity
    reservations.push({ demand, stockId, productId, branchId, valueId, quantity })
  }
  return reservations
}
