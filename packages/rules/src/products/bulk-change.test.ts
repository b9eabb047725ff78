import { expect, test } from 'vitest'
import { bulkPriced, roundPrice } from './bulk-change.ts'

const offer = { price: 4990, from: null, until: null }

test('a price is rounded half up to its step, and to the nearest that ends in 990', () => {
  expect([roundPrice(1234, 1), roundPrice(1235, 10), roundPrice(1249, 100)]).toEqual([1234, 1240, 1200])
  expect([12_400, 12_489, 12_490, 300].map((price) => roundPrice(price, 990))).toEqual([
    11_990, 11_990, 12_990, 990,
  ])
  expect(roundPrice(3, 100)).toBe(100)
})

test('many prices rise, sink, are set, and go on offer', () => {
  const product = { price: 10_000, offer: null }
  expect(bulkPriced(product, { kind: 'price-percent', percent: 5.5, step: 10 })).toEqual({
    price: 10_550,
    offer: null,
  })
  expect(bulkPriced(product, { kind: 'price-amount', amount: -500 })).toEqual({ price: 9500, offer: null })
  expect(bulkPriced(product, { kind: 'price-set', price: 7990 })).toEqual({ price: 7990, offer: null })
  expect(
    bulkPriced(product, {
      kind: 'offer',
      percent: 20,
      step: 990,
      from: null,
      until: '2027-01-01T00:00:00.000Z',
    }),
  ).toEqual({ price: 10_000, offer: { price: 7990, from: null, until: '2027-01-01T00:00:00.000Z' } })
  expect(bulkPriced({ price: 10_000, offer }, { kind: 'offer-end' })).toEqual(product)
})

test('no price sinks to nothing or to its offer', () => {
  expect(bulkPriced({ price: 400, offer: null }, { kind: 'price-amount', amount: -400 })).toBeNull()
  expect(bulkPriced({ price: 5990, offer }, { kind: 'price-set', price: 4990 })).toBeNull()
  expect(
    bulkPriced(
      { price: 100, offer: null },
      { kind: 'offer', percent: 10, step: 100, from: null, until: null },
    ),
  ).toBeNull()
})

test('no offer ends before it has begun', () => {
  const day = '2027-01-01T03:00:00.000Z'
  const change = { kind: 'offer', percent: 10, step: 1, from: day, until: day } as const
  expect(bulkPriced({ price: 1000, offer: null }, change)).toBeNull()
})
