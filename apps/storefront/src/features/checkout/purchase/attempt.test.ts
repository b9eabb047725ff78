import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PaymentKind } from '../../../data/port/payments.port.ts'
import { type CheckoutForm, emptyForm } from '../checkout-form.ts'
import { attemptFor, fingerprintOf } from './attempt.ts'

const anyLines = fc.array(
  fc.record({
    productId: fc.integer({ min: 1, max: 9 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    valueIds: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 5 },
)
const anyPurchase = fc.record({
  lines: anyLines,
  couponCode: fc.constantFrom('', 'BIENVENIDA10'),
  carrierId: fc.integer({ min: 1, max: 4 }),
  payment: fc.constant<PaymentKind>('transferencia'),
  form: fc.record({ street: fc.string(), name: fc.string() }).map((typed) => ({ ...emptyForm, ...typed })),
})

function keys() {
  let made = 0
  return () => `key-${++made}`
}

describe('the key of an attempt to buy', () => {
  test('stays for the same purchase, whatever the order of its lines and options', () => {
    fc.assert(
      fc.property(anyPurchase, (purchase) => {
        const makeKey = keys()
        const turned = purchase.lines
          .map((line) => ({ ...line, valueIds: line.valueIds.toReversed() }))
          .toReversed()
        const first = attemptFor(null, fingerprintOf(purchase), makeKey)
        const again = attemptFor(first, fingerprintOf({ ...purchase, lines: turned }), makeKey)
        expect(again).toBe(first)
      }),
    )
  })

  test('is renewed when the cart, the coupon, the carrier or what was typed changes', () => {
    const changes: ((purchase: Purchase) => Purchase)[] = [
      (purchase) => ({
        ...purchase,
        lines: [...purchase.lines, { productId: 10, quantity: 1, valueIds: [] }],
      }),
      (purchase) => ({
        ...purchase,
        lines: purchase.lines.map((line, at) => (at ? line : { ...line, quantity: line.quantity + 1 })),
      }),
      (purchase) => ({ ...purchase, couponCode: `${purchase.couponCode}X` }),
      (purchase) => ({ ...purchase, carrierId: purchase.carrierId + 1 }),
      (purchase) => ({ ...purchase, payment: 'webpay' }),
      (purchase) => ({ ...purchase, form: { ...purchase.form, documentKind: 'factura' } }),
      (purchase) => ({ ...purchase, form: { ...purchase.form, street: `${purchase.form.street}1` } }),
      (purchase) => ({ ...purchase, form: { ...purchase.form, deliveryKind: 'pickup', branchId: 1 } }),
    ]
    fc.assert(
      fc.property(anyPurchase, fc.constantFrom(...changes), (purchase, change) => {
        const makeKey = keys()
        const first = attemptFor(null, fingerprintOf(purchase), makeKey)
        const next = attemptFor(first, fingerprintOf(change(purchase)), makeKey)
        expect(next.key).not.toBe(first.key)
        expect(next).toMatchObject({ guest: null, uncertain: false })
        const unheard = { ...first, guest: { customerId: 1, addressId: 2 }, uncertain: true }
        const { fingerprint } = next
        // An order may stand under its key.
        expect(attemptFor(unheard, fingerprint, makeKey)).toEqual({ ...unheard, fingerprint, guest: null })
      }),
    )
  })
})

type Purchase = {
  lines: { productId: number; quantity: number; valueIds: number[] }[]
  couponCode: string
  carrierId: number
  payment: PaymentKind
  form: CheckoutForm
}
