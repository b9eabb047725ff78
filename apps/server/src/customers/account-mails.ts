import type { RateLimits } from '../http/security/rate-limits.ts'
import { type Refusal, refuseTooMany } from '../refusals/refusal.ts'
import type { Customer } from './customers.service.ts'

/** So many links that prove an e-mail go to it within a day, whichever accounts ask. */
const mostLinks = { times: 10, seconds: 24 * 3600 } as const

/** So many notices of accounts go within a day to an e-mail that nothing has proven. */
const mostNotices = { times: 5, seconds: 24 * 3600 } as const

export type AccountMails = ReturnType<typeof accountMails>

/** Bounds what an account has mailed to an e-mail that its owner alone has typed: it may be a stranger's (0799). */
export function accountMails(limits: Pick<RateLimits, 'take'>) {
  return {
    /** Counts a link to an e-mail; TOO_MANY_REQUESTS where it had too many. */
    async countLink(email: string): Promise<Refusal | null> {
      const wait = await limits.take(['email-proof', email], mostLinks)
      return wait > 0 ? refuseTooMany(wait) : null
    },

    /** Whether a notice goes to the e-mail of an account: always to a proven one. */
    async mayNotify({ email, emailProvenAt }: Pick<Customer, 'email' | 'emailProvenAt'>): Promise<boolean> {
      return emailProvenAt !== null || (await limits.take(['account-notice', email], mostNotices)) === 0
    },
  }
}
