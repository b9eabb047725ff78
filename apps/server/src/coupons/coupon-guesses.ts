import { countedNetworks } from '../http/security/client-network.ts'
import type { RateLimits } from '../http/security/rate-limits.ts'
import { isRefusal, type Refusal, refuseTooMany } from '../refusals/refusal.ts'

/** Unknown codes from one address, behind which many shoppers may stand: each types a few wrong ones. */
const unknownCode = { counted: 'unknown coupon', code: 'COUPON_UNKNOWN', times: 60, seconds: 10 * 60 }

/** RUTs that have used a code already: one's own browser says so before the order, so few get here. */
const usedByRut = {
  counted: 'coupon used by RUT',
  code: 'COUPON_USED_BY_YOU',
  times: 20,
  seconds: 24 * 60 * 60,
}

export type CouponGuesses = ReturnType<typeof couponGuesses>

/** Counts what is guessed about coupons in one place, wherever it was tried. */
export function couponGuesses(limits: Pick<RateLimits, 'take' | 'giveBack'>) {
  return {
    /**
     * Does what judges a code of somebody at an address, and keeps it counted where the code is unknown, or used
     * by a RUT of which `provesRut` is false: anybody's. It is counted before it is judged, so that many at once are
     * no more than one after the other. TOO_MANY_REQUESTS after too many, for right codes too.
     */
    async judged<T>(
      address: string,
      judge: () => Promise<T | Refusal>,
      { provesRut = true }: { provesRut?: boolean } = {},
    ): Promise<T | Refusal> {
      const networks = countedNetworks(address)
      const judgedBy = provesRut ? [unknownCode] : [unknownCode, usedByRut]
      const all = judgedBy.flatMap((limit) =>
        networks.map(({ network, times }) => ({ ...limit, times: limit.times * times, network })),
      )
      const taken: typeof all = []
      const giveBack = async (except?: string) => {
        for (const limit of taken) {
          if (limit.code !== except) await limits.giveBack([limit.counted, limit.network], limit)
        }
      }
      for (const limit of all) {
        const wait = await limits.take([limit.counted, limit.network], limit)
        if (wait > 0) {
          await giveBack()
          return refuseTooMany(wait)
        }
        taken.push(limit)
      }
      let judged: T | Refusal
      try {
        judged = await judge()
      } catch (error) {
        // Where the limits cannot be reached either, what is told is why it could not be judged.
        await giveBack().catch(() => undefined)
        throw error
      }
      await giveBack(isRefusal(judged) ? judged.code : undefined)
      return judged
    },
  }
}
