import { expect, test } from 'vitest'
import { Refusal } from '../../../data/port/refusal.ts'
import { reasonNow, refusedCoupon } from './coupon-reason.ts'

const line = (productId: number, unitPrice: number) => ({ productId, unitPrice, quantity: 1 })

test('what is missing follows the cart, of the products that the coupon counts for, until nothing is', () => {
  const coupon = { minimum: 15_000, missing: 5_010, productIds: [2] }
  const refused = refusedCoupon(new Refusal('COUPON_MINIMUM_NOT_REACHED', '', { coupon }), [
    line(1, 40_000),
    line(2, 9_990),
  ])
  const missing = (...lines: ReturnType<typeof line>[]) => reasonNow(refused, lines)?.coupon?.missing
  expect(missing(line(1, 40_000), line(2, 9_990))).toBe(5_010)
  expect(missing(line(1, 90_000), line(2, 9_990))).toBe(5_010)
  expect(missing(line(2, 9_990), line(2, 5_009))).toBe(1)
  expect(missing(line(2, 9_990), line(2, 5_010))).toBeUndefined()
  expect(missing()).toBe(15_000)
})

test('a reason that is about no minimum stays, whatever is in the cart', () => {
  const refused = refusedCoupon(new Refusal('COUPON_EXPIRED', ''), [line(1, 1_000)])
  expect(reasonNow(refused, [])).toMatchObject({ code: 'COUPON_EXPIRED' })
  expect(reasonNow(refusedCoupon(new TypeError('a fault'), []), [])).toMatchObject({ code: 'NETWORK' })
})
