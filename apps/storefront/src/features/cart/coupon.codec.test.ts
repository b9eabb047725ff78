import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Coupon } from '../../data/port/checkout.port.ts'
import { couponInForce, decodeCoupon, encodeCoupon } from './coupon.codec.ts'

const anyCoupon: fc.Arbitrary<Coupon> = fc.record({
  code: fc.string({ minLength: 1, maxLength: 40 }),
  type: fc.constantFrom(0 as const, 1 as const),
  value: fc.nat(),
  minimum: fc.nat(),
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
    const coupon: Coupon = { code: 'HUELLA5000', type: 0, value: 5_000, minimum: 30_000 }
    expect(couponInForce(coupon, 29_999)).toBeNull()
    expect(couponInForce(coupon, 30_000)).toBe(coupon)
  })
})
