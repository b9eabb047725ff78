import type { RateLimits } from '../http/security/rate-limits.ts'
import type { Customer } from './customers.service.ts'

/** So many notices of accounts go within a day to an e-mail that nothing has proven: it may be a stranger's (0799). */
const mostUnproven = { times: 5, seconds: 24 * 60 * 60 } as const

export type AccountNotices = ReturnType<typeof accountNotices>

/** Whether the owner of an account is mailed what was done with it; a mail that is asked for is counted as sent. */
export const accountNotices =
  (limits: Pick<RateLimits, 'take'>) =>
  async ({ email, emailProvenAt }: Pick<Customer, 'email' | 'emailProvenAt'>): Promise<boolean> =>
    emailProvenAt !== null || (await limits.take(['account-notice', email], mostUnproven)) === 0
