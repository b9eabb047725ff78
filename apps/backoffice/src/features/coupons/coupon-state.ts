import type { Coupon } from '../../data/port/coupons.port.ts'
import { dayOf } from '../../shell/format.ts'

/** Why a coupon that is on takes nothing off, at a moment in ms; null where it does. Its last day is one of its days. */
export function couponState(
  { from, to, limit, uses }: Pick<Coupon, 'from' | 'to' | 'limit' | 'uses'>,
  now: number,
) {
  const today = dayOf(new Date(now).toISOString())
  if (today < from) return 'COUPONS_STATE_AHEAD'
  if (today > to) return 'COUPONS_STATE_OVER'
  return limit !== null && uses >= limit ? 'COUPONS_STATE_USED_UP' : null
}
