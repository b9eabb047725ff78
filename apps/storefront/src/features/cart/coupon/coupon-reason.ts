import { formatClp } from '#rules/money/money.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import type { TextKey } from '../../../shell/text-keys.ts'
import type { Text } from '../../../shell/texts.tsx'
import { countedBy, type PricedLine } from './coupon.codec.ts'

const reasons: Record<string, TextKey> = {
  FIELD_REQUIRED: 'COUPON_ERROR_REQUIRED',
  COUPON_UNKNOWN: 'COUPON_ERROR_UNKNOWN',
  COUPON_EXPIRED: 'COUPON_ERROR_EXPIRED',
  COUPON_OFF: 'COUPON_ERROR_OFF',
  COUPON_NOT_STARTED: 'COUPON_ERROR_NOT_STARTED',
  COUPON_USED_UP: 'COUPON_ERROR_USED_UP',
  COUPON_MINIMUM_NOT_REACHED: 'COUPON_ERROR_MINIMUM',
  COUPON_USED_BY_YOU: 'COUPON_ERROR_USED_BY_YOU',
  COUPON_NOT_FOR_CART: 'COUPON_ERROR_NOT_FOR_CART',
  TOO_MANY_REQUESTS: 'COUPON_ERROR_TOO_MANY',
}

/** Why a coupon does not hold: a code, with what is missing of its minimum. */
export type CouponReason = Pick<Refusal, 'code' | 'coupon'>

/** The words for it. A minimum without its sum is one of a server that does not say it yet. */
export function couponReason(text: Text, { code, coupon }: CouponReason): string {
  if (!coupon) return text(reasons[code] ?? 'COUPON_ERROR_FAILED')
  return text(coupon.productIds ? 'COUPON_ERROR_MINIMUM_OF_SOME' : 'COUPON_ERROR_MINIMUM_OF', {
    minimum: formatClp(coupon.minimum),
    missing: formatClp(coupon.missing),
  })
}

/** A refusal in the field, with what the cart came to for the coupon when it was refused, in pesos. */
export type RefusedCoupon = CouponReason & { counted: number }

export function refusedCoupon(error: unknown, lines: readonly PricedLine[]): RefusedCoupon {
  if (!(error instanceof Refusal)) return { code: 'NETWORK', coupon: null, counted: 0 }
  const { code, coupon } = error
  return { code, coupon, counted: coupon ? countedBy(coupon, lines) : 0 }
}

/** The reason as it is once the cart has changed: null where nothing is missing of the minimum any more. */
export function reasonNow(refused: RefusedCoupon, lines: readonly PricedLine[]): CouponReason | null {
  const { code, coupon, counted } = refused
  if (!coupon) return refused
  const missing = coupon.missing + counted - countedBy(coupon, lines)
  return missing > 0 ? { code, coupon: { ...coupon, missing } } : null
}
