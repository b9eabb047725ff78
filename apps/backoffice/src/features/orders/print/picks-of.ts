import type { OrderSheet } from '../../../data/port/orders.port.ts'

/** What is taken off a shelf: how many units in all, and for which orders. */
export type Pick = {
  key: string
  sku: string
  name: string
  options: string[]
  units: number
  /** Of these, units that their shoppers ask to withdraw from, while nobody has answered. */
  asked: number
  orders: { number: number; units: number }[]
}

/** Each product with its options once, over all orders, by its name. */
export function picksOf(orders: readonly OrderSheet[]): Pick[] {
  const picks = new Map<string, Pick>()
  for (const order of orders) {
    for (const { sku, name, options, quantity, asked } of order.lines) {
      const key = JSON.stringify([sku, name, options])
      const pick = picks.get(key) ?? { key, sku, name, options, units: 0, asked: 0, orders: [] }
      picks.set(key, pick)
      pick.units += quantity
      pick.asked += asked
      const own = pick.orders.find(({ number }) => number === order.number)
      if (own) own.units += quantity
      else pick.orders.push({ number: order.number, units: quantity })
    }
  }
  return [...picks.values()].sort((one, other) => one.name.localeCompare(other.name, 'es'))
}
