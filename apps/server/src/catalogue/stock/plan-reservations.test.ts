import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Demand, planReservations } from './plan-reservations.ts'
import type { SellableProduct, StockRow } from './stock.store.ts'

const plain: SellableProduct = { productId: 1, backorder: false, options: [] }
const optioned: SellableProduct = {
  productId: 2,
  backorder: false,
  options: [
    { optionId: 1, valueIds: [11, 12] },
    { optionId: 2, valueIds: [21, 22] },
  ],
}
const toOrder: SellableProduct = { productId: 3, backorder: true, options: [] }
const products = [plain, optioned, toOrder]

const row = (
  stockId: number,
  productId: number,
  branchId: number,
  valueId: number | null,
  quantity: number,
) => ({ stockId, productId, branchId, valueId, quantity }) satisfies StockRow

const demand = (productId: number, quantity: number, rest: Partial<Demand> = {}): Demand => ({
  productId,
  quantity,
  valueIds: [],
  branchId: null,
  ...rest,
})

describe('planning reservations', () => {
  const stock = [row(1, 1, 1, null, 3), row(2, 1, 2, null, 4)]

  test('spreads over branches, the first one first', () => {
    const { reservations } = planReservations([demand(1, 5)], products, stock)
    expect(reservations.map(({ stockId, quantity }) => ({ stockId, quantity }))).toEqual([
      { stockId: 1, quantity: 3 },
      { stockId: 2, quantity: 2 },
    ])
  })

  test('a named branch gives alone', () => {
    const { shortfalls } = planReservations([demand(1, 5, { branchId: 2 })], products, stock)
    expect(shortfalls).toEqual([{ productId: 1, quantity: 5, stock: 4 }])
  })

  test('two lines of one product share what there is', () => {
    const { shortfalls } = planReservations([demand(1, 4), demand(1, 4)], products, stock)
    expect(shortfalls).toEqual([{ productId: 1, quantity: 8, stock: 7 }])
  })

  test('each option gives a value', () => {
    const values = [row(3, 2, 1, 11, 2), row(4, 2, 1, 12, 9), row(5, 2, 1, 21, 5), row(6, 2, 1, 22, 0)]
    const { reservations } = planReservations([demand(2, 2, { valueIds: [11, 21] })], products, values)
    expect(reservations.map((reserve) => [reserve.valueId, reserve.quantity])).toEqual([
      [11, 2],
      [21, 2],
    ])
    const short = planReservations([demand(2, 1, { valueIds: [12, 22] })], products, values)
    expect(short.shortfalls).toEqual([{ productId: 2, quantity: 1, stock: 0 }])
  })

  test('unknown products and values of others are not there', () => {
    expect(planReservations([demand(9, 1)], products, stock).shortfalls).toEqual([
      { productId: 9, quantity: 1, stock: 0 },
    ])
    expect(planReservations([demand(1, 1, { valueIds: [11] })], products, stock).shortfalls).toHaveLength(1)
  })

  test('what may be sold without stock gives what it has and never falls short', () => {
    const { reservations, shortfalls } = planReservations([demand(3, 10)], products, [row(7, 3, 1, null, 4)])
    expect(shortfalls).toEqual([])
    expect(reservations.map((reserve) => reserve.quantity)).toEqual([4])
  })
})

test('whatever is asked, no row gives more than it has and no line more than it asks', () => {
  const quantities = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 10, maxLength: 10 })
  const someDemand = fc.record({
    productId: fc.constantFrom(1, 2, 3),
    quantity: fc.integer({ min: 1, max: 8 }),
    branchId: fc.constantFrom(null, 1, 2),
    values: fc.constantFrom([11, 21], [11, 22], [12, 21], [12, 22]),
  })
  fc.assert(
    fc.property(quantities, fc.array(someDemand, { maxLength: 6 }), (amounts, request) => {
      const places = [1, 2].flatMap((branchId) => [
        [1, branchId, null],
        [2, branchId, 11],
        [2, branchId, 12],
        [2, branchId, 21],
        [2, branchId, 22],
      ]) as [number, number, number | null][]
      const stock = places.map(([productId, branchId, valueId], index) =>
        row(index, productId, branchId, valueId, amounts[index] ?? 0),
      )
      const demands = request.map(({ values, ...rest }) => ({
        ...rest,
        valueIds: rest.productId === 2 ? [...values] : [],
      }))
      const { reservations, shortfalls } = planReservations(demands, products, stock)
      for (const { stockId, quantity } of stock) {
        const given = reservations.filter((reserve) => reserve.stockId === stockId)
        expect(given.reduce((sum, reserve) => sum + reserve.quantity, 0)).toBeLessThanOrEqual(quantity)
      }
      const short = new Set(shortfalls.map((each) => each.productId))
      for (const [index, { productId, quantity }] of demands.entries()) {
        const own = reservations.filter((reserve) => reserve.demand === index)
        const sums = [...Map.groupBy(own, (reserve) => reserve.valueId).values()].map((group) =>
          group.reduce((sum, reserve) => sum + reserve.quantity, 0),
        )
        for (const sum of sums) expect(sum).toBeLessThanOrEqual(quantity)
        if (!short.has(productId) && productId !== 3) {
          expect(sums).toEqual(productId === 2 ? [quantity, quantity] : [quantity])
        }
      }
    }),
  )
})
