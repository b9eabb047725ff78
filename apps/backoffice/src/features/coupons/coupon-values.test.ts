import { expect, test } from 'vitest'
import { formOf, valuesOf } from './coupon-values.ts'

test('a coupon that is opened and saved is what it was', () => {
  const coupon = {
    id: 7,
    code: 'VERANO',
    isPercent: false,
    value: 3000,
    from: '2026-12-01',
    to: '2027-02-28',
    minimum: 0,
    limit: null,
    limitEach: 1,
    productIds: [4, 9],
    categoryIds: [],
    isOn: true,
    uses: 3,
    changedBy: 'Ana',
  }
  const { id, isOn, uses, changedBy, ...form } = coupon
  expect(formOf(valuesOf(coupon))).toEqual(form)
})

test('a new coupon takes a percentage, and what is no id is sent to be refused', () => {
  const values = { ...valuesOf(null), code: ' HOLA ', products: ['12', 'arena'] }
  expect(formOf(values)).toMatchObject({ code: 'HOLA', isPercent: true, limit: null, productIds: [12, 0] })
})
