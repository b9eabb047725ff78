import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Coupon } from '../../../data/port/checkout.port.ts'
import { couponInForce, decodeCoupon, encodeCoupon } from './coupon.codec.ts'

const anyCoupon: fc.Arbitrary<Coupon> = fc.record({
  code: fc.string({ minLength: 1, maxLength: 40 }),
  type: fc.constantFrom(0 as const, 1 as const),
  value: fc.nat(),
  minimum: fc.nat(),
  productIds: fc.option(fc.array(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 5 })),
})

describe('the stored coupon', () => {
  test('comes back as it was kept', () => {
    fc.assert(
      fc.property(fc.option(anyCoupon), (coupon) => {
        expect(decodeCoupon(encodeCoupon(coupon))).toEqual(coupon)
      }),
    )
  })

  test('any other text is no coupon or a whole one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const coupon = decodeCoupon(text)
        if (coupon) expect(Number.isSafeInteger(coupon.value)).toBe(true)
      }),
    )
  })

  test('below its minimum it takes nothing off', () => {
    const coupon: Coupon = { code: 'HUELLA5000', type: 0, value: 5_000, minimum: 30_000, productIds: null }
    const cart = (unitPrice: number) => [{ productId: 1, unitPrice, quantity: 1 }]
    expect(couponInForce(coupon, cart(29_999))).toBeNull()
    expect(couponInForce(coupon, cart(30_000))).toBe(coupon)
  })

  test('for some products it looks at their lines alone, and takes nothing off a cart without them', () => {
    const coupon: Coupon = { code: 'GATITO15', type: 1, value: 15, minimum: 10_000, productIds: [2] }
    const line = (productId: number, quantity: number) => ({ productId, unitPrice: 6_000, quantity })
    expect(couponInForce(coupon, [line(1, 5), line(2, 1)])).toBeNull()
    expect(couponInForce(coupon, [line(1, 5), line(2, 2)])).toBe(coupon)
    expect(couponInForce({ ...coupon, minimum: 0 }, [line(1, 5)])).toBeNull()
  })
})
