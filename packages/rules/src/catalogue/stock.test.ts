import { describe, expect, test } from 'vitest'
import { availability, lineStock, productStock, stockBadge, stockWordCode } from './stock.ts'

describe('stock', () => {
  test('[S3.12] in-stock, out-of-stock and on-backorder wear success, failure and warning', () => {
    expect(availability(1, false)).toBe('in-stock')
    expect(availability(1, true)).toBe('in-stock')
    expect(availability(0, false)).toBe('out-of-stock')
    expect(availability(0, true)).toBe('on-backorder')
    expect(stockBadge('in-stock')).toBe('success')
    expect(stockBadge('out-of-stock')).toBe('failure')
    expect(stockBadge('on-backorder')).toBe('warning')
  })

  test('the stock word changes just above 0', () => {
    expect([2, 1, 0, -1].map(stockWordCode)).toEqual(['IN_STOCK', 'IN_STOCK', 'NO_STOCK', 'NO_STOCK'])
  })

  test('a product with options has the smallest sum of its groups, else its own stock', () => {
    expect(
      productStock([
        [3, 4],
        [2, 1],
      ]),
    ).toBe(3)
    expect(productStock([[]], 9)).toBe(0)
    expect(productStock([], 9)).toBe(9)
  })

  test('a choice has the smallest stock of its values, else the own stock of the product', () => {
    expect(lineStock([7, 2, 5], 99)).toBe(2)
    expect(lineStock([], 4)).toBe(4)
  })
})
