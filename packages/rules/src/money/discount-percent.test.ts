import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountPercent } from './discount-percent.ts'

test('whole percent, half up', () => {
  expect(discountPercent(8000, 10000)).toBe(20)
  expect(discountPercent(875, 1000)).toBe(13)
  expect(discountPercent(9999, 10000)).toBe(1)
})

test('is 0 without an offer and between 1 and 100 with one', () => {
  expect(discountPercent(1000, null)).toBe(0)
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (price, before) => {
      const percent = discountPercent(price, before)
      expect(Number.isInteger(percent) && percent <= 100).toBe(true)
      expect(percent >= 1).toBe(before > price)
    }),
  )
})
