import { expect, test } from 'vitest'
import { formOf, overTheirs, valuesOf } from './coupon-values.ts'

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
    names: {
      products: [
        { id: 4, name: 'Arena' },
        { id: 9, name: 'Correa' },
      ],
      categories: [],
    },
    version: 2,
    isOn: true,
    uses: 3,
    changedBy: 'Ana',
  }
  const { id, names, version, isOn, uses, changedBy, ...form } = coupon
  expect(formOf(valuesOf(coupon))).toEqual(form)
})

test('what was typed stands over what somebody else has saved, and the rest is theirs', () => {
  const read = valuesOf(null)
  const typed = { ...read, value: 15, products: [4] }
  const theirs = { ...read, value: 20, minimum: 5000, products: [9] }
  expect(overTheirs(read, typed, theirs)).toEqual({ ...theirs, value: 15, products: [4] })
  expect(overTheirs(read, read, theirs)).toEqual(theirs)
})

test('a new coupon takes a percentage', () => {
  const values = { ...valuesOf(null), code: ' HOLA ', products: [12] }
  expect(formOf(values)).toMatchObject({ code: 'HOLA', isPercent: true, limit: null, productIds: [12] })
})

test('until when a new coupon holds has to be said: nobody means that it ends on the day on which it is made', () => {
  expect(valuesOf(null).to).toBe('')
})
