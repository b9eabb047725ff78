import { expect, test } from 'vitest'
import { unitPrice } from './unit-price.ts'

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
