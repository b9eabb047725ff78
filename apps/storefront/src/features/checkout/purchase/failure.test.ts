import { describe, expect, test } from 'vitest'
import { Refusal } from '../../../data/port/refusal.ts'
import { failureOf } from './failure.ts'

describe('what a refusal means for the checkout', () => {
  test.each([
    ['NETWORK', 0, { kind: 'network', message: null }],
    ['INTERNAL', 500, { kind: 'network', message: 'words of the shop' }],
    ['UNAVAILABLE', 503, { kind: 'network', message: 'words of the shop' }],
    ['CARRIER_UNAVAILABLE', 400, { kind: 'carrier' }],
    ['PARCEL_TOO_LARGE', 400, { kind: 'carrier' }],
    ['COUPON_USED_UP', 400, { kind: 'coupon', code: 'COUPON_USED_UP', coupon: null }],
    ['KEY_REUSED', 409, { kind: 'again' }],
    ['SESSION_REQUIRED', 401, { kind: 'again' }],
    ['TOO_MANY_REQUESTS', 429, { kind: 'busy' }],
    ['EMAIL_INVALID', 400, { kind: 'fields', fields: { email: 'EMAIL_INVALID' } }],
    ['TERMS_REQUIRED', 400, { kind: 'fields', fields: { acceptsTerms: 'TERMS_REQUIRED' } }],
    ['PAYMENT_UNAVAILABLE', 400, { kind: 'other', message: 'words of the shop' }],
  ])('%s', (code, status, failure) => {
    expect(failureOf(new Refusal(code, 'words of the shop', { status }), 0)).toEqual(failure)
  })

  test('fields of the form are marked, unknown paths are not', () => {
    const fields = { rut: 'RUT_INVALID', street: 'FIELD_REQUIRED', 'productos.0.cantidad': 'FIELD_INVALID' }
    expect(failureOf(new Refusal('INVALID_REQUEST', '', { fields }), 0)).toEqual({
      kind: 'fields',
      fields: { rut: 'RUT_INVALID', street: 'FIELD_REQUIRED' },
    })
    const unknown = { 'productos.0.cantidad': 'FIELD_INVALID' }
    expect(failureOf(new Refusal('INVALID_REQUEST', 'no', { fields: unknown }), 0)).toEqual({
      kind: 'other',
      message: 'no',
    })
  })

  test('new totals, shortfalls and what a coupon lacks come along', () => {
    const coupon = { minimum: 20_000, missing: 7, productIds: null }
    const code = 'COUPON_MINIMUM_NOT_REACHED'
    expect(failureOf(new Refusal(code, '', { coupon }), 0)).toEqual({ kind: 'coupon', code, coupon })
    const totals = { subtotal: 10_000, shipping: 3_990, coupon: 0, total: 13_990 }
    expect(failureOf(new Refusal('TOTAL_CHANGED', '', { status: 409, totals }), 12_990)).toEqual({
      kind: 'total',
      before: 12_990,
      now: 13_990,
    })
    const shortfalls = [{ productId: 1, quantity: 3, stock: 1 }]
    expect(failureOf(new Refusal('OUT_OF_STOCK', '', { status: 409, shortfalls }), 0)).toEqual({
      kind: 'stock',
      shortfalls,
    })
  })
})
