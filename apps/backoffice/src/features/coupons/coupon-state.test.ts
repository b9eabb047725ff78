import { expect, test } from 'vitest'
import { couponState } from './coupon-state.ts'

test('a coupon is ahead, over or used up by the days of Chile', () => {
  const coupon = { from: '2026-11-23', to: '2026-11-24', limit: 2, uses: 1 }
  const at = (moment: string) => couponState(coupon, Date.parse(moment))
  expect(at('2026-11-23T02:59:00Z')).toBe('COUPONS_STATE_AHEAD')
  expect(at('2026-11-23T03:00:00Z')).toBeNull()
  expect(at('2026-11-25T02:59:00Z')).toBeNull()
  expect(at('2026-11-25T03:00:00Z')).toBe('COUPONS_STATE_OVER')
  expect(couponState({ ...coupon, uses: 2 }, Date.parse('2026-11-24T12:00:00Z'))).toBe(
    'COUPONS_STATE_USED_UP',
  )
  expect(couponState({ ...coupon, limit: null, uses: 9 }, Date.parse('2026-11-24T12:00:00Z'))).toBeNull()
})
