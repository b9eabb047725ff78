import { expect, test } from 'vitest'
import { shownUnitPrice, unitPrice } from './unit-price.ts'

test('the price per kilogram, litre or piece, half up', () => {
  expect(unitPrice(24990, { amount: 15, unit: 'kg' })).toEqual({ amount: 1666, unit: 'kg' })
  expect(unitPrice(1290, { amount: 0.085, unit: 'kg' })).toEqual({ amount: 15176, unit: 'kg' })
  expect(unitPrice(5, { amount: 2, unit: 'unit' })).toEqual({ amount: 3, unit: 'unit' })
  expect(unitPrice(4990, { amount: 0.5, unit: 'l' })).toEqual({ amount: 9980, unit: 'l' })
})

test('says nothing where it would only repeat the price', () => {
  expect(unitPrice(4990, null)).toBeNull()
  expect(unitPrice(4990, { amount: 1, unit: 'unit' })).toBeNull()
  expect(unitPrice(4990, { amount: 0, unit: 'kg' })).toBeNull()
})

test('under 250 g or ml it is that of 100', () => {
  // 8.990 for 50 g: 17.980 for 100 g says more than 179.800 for a kilo that nobody buys.
  expect(shownUnitPrice(8990, { amount: 0.05, unit: 'kg' })).toEqual({ amount: 17980, unit: '100g' })
  expect(shownUnitPrice(1290, { amount: 0.085, unit: 'kg' })).toEqual({ amount: 1518, unit: '100g' })
  expect(shownUnitPrice(3490, { amount: 0.2, unit: 'l' })).toEqual({ amount: 1745, unit: '100ml' })
  expect(shownUnitPrice(2490, { amount: 3, unit: 'unit' })).toEqual({ amount: 830, unit: 'unit' })
  expect(shownUnitPrice(3490, { amount: 0.25, unit: 'l' })).toEqual({ amount: 13960, unit: 'l' })
})
