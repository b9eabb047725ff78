import { clientNetwork } from '../http/security/client-network.ts'
import type { RateLimits } from '../http/security/rate-limits.ts'
import { isRefused, type Refused, refuseTooMany } from '../refusals/refused.ts'

/** Unknown codes from one address, behind which many shoppers may stand: each types a few wrong ones. */
const unknownCodes = { times: 60, seconds: 10 * 60 }

export type CouponGuesses = ReturnType<typeof couponGuesses>

/** Counts unknown coupons in one place, wherever they were tried. */
export function couponGuesses(limits: Pick<RateLimits, 'take' | 'giveBack'>) {
  return {
    /**
     * Does what judges a code of somebody at an address, and keeps it counted where the code is unknown. It is
     * counted before it is judged, so that many at once are no more than one after the other.
     * TOO_MANY_REQUESTS after too many, for right codes too.
     */
    async judged<T>(address: string, judge: () => Promise<T | Refused>): Promise<T | Refused> {
      const counted = ['unknown coupon', clientNetwork(address)]
      const wait = await limits.take(counted, unknownCodes)
      if (wait > 0) return refuseTooMany(wait)
      const judged = await judge()
      const isUnknown = isRefused(judged) && judged.code === 'COUPON_UNKNOWN'
      if (!isUnknown) await limits.giveBack(counted, unknownCodes)
      return judged
    },
  }
}
