import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceOfLoad } from './bands.ts'
import { loadOf } from './load.ts'

const side = fc.integer({ min: 1, max: 200 })
const size = fc.record({
  width: side,
  height: side,
  depth: side,
  weight: fc.integer({ min: 1, max: 40_000 }).map((grams) => grams / 1000),
})
const line = fc.record({ quantity: fc.integer({ min: 1, max: 400 }), package: fc.option(size) })
const lines = fc.array(line, { maxLength: 6 })

const limits = {
  bands: [
    { upToKg: 5, percent: 100 },
    { upToKg: 20, percent: 150 },
    { upToKg: 60, percent: 333 },
  ],
  longestSideCm: 120,
}

test('money 11: a load weighs what its units weigh, or what their volume does', () => {
  const bag = { width: 40, height: 60, depth: 15, weight: 15.9 }
  const bed = { width: 90, height: 30, depth: 70, weight: 2 }
  expect(loadOf([{ quantity: 2, package: bag }])).toEqual({ chargeableKg: 31.8, longestSideCm: 60 })
  expect(loadOf([{ quantity: 1, package: bed }])).toEqual({ chargeableKg: 47.25, longestSideCm: 90 })
  expect(loadOf([{ quantity: 3, package: null }])).toEqual({ chargeableKg: 3, longestSideCm: 20 })
  expect(loadOf([])).toEqual({ chargeableKg: 0, longestSideCm: 0 })
})

test('money 11: a unit more never costs less, and above the bands the shop is asked', () => {
  fc.assert(
    fc.property(lines, line, fc.integer({ min: 0, max: 50_000 }), (request, more, rate) => {
      const load = loadOf(request)
      const before = priceOfLoad(rate, limits, load)
      const after = priceOfLoad(rate, limits, loadOf([...request, more]))
      if (before === null) {
        expect(after).toBeNull()
        expect(load.chargeableKg > 60 || load.longestSideCm > 120).toBe(true)
      } else {
        expect(Number.isSafeInteger(before)).toBe(true)
        expect(after ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(before)
      }
    }),
  )
})

test('money 11: a band holds its own edge, and rounds to whole pesos', () => {
  const at = (kg: number) => priceOfLoad(1991, limits, { chargeableKg: kg, longestSideCm: 10 })
  expect([at(5), at(5.001), at(20), at(60), at(60.1)]).toEqual([1991, 2987, 2987, 6630, null])
  expect(priceOfLoad(1991, limits, { chargeableKg: 1, longestSideCm: 121 })).toBeNull()
  expect(
    priceOfLoad(1991, { bands: [], longestSideCm: null }, { chargeableKg: 12_000, longestSideCm: 900 }),
  ).toBe(1991)
})
