import type { Config } from '../config.ts'
import type { Passwords } from '../customers/passwords/passwords.ts'
import type { Database } from '../db/connection.ts'
import type { RateLimits } from '../http/security/rate-limits.ts'
import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import { accountsRoutes } from './accounts/accounts.routes.ts'
import { accountsService } from './accounts/accounts.service.ts'
import { firstOwnerService } from './accounts/first-owner.service.ts'
import { invitationsService } from './accounts/invitations.service.ts'
import { namedOwnerService } from './accounts/named-owner.service.ts'
import { ownPasswordService } from './accounts/own-password.service.ts'
import { staffLogRoutes } from './log/staff-log.routes.ts'
import { staffLogService } from './log/staff-log.service.ts'
import { staffSessionsService } from './sessions/staff-sessions.service.ts'
import { staffSignInService } from './sign-in/sign-in.service.ts'
import { staffSessionsRoutes } from './sign-in/staff-sessions.routes.ts'
import { totpRoutes } from './totp/totp.routes.ts'
import { totpService } from './totp/totp.service.ts'

/** What keeps the accounts, with or without a shop that is open. */
export function composeStaffAccounts({
  config,
  database,
  cookies,
  passwords,
  outbox,
  limits,
  shopName,
}: {
  config: Pick<Config, 'staff' | 'staffIdleSeconds'>
  database: Database
  cookies: { secret: string; secureCookies: boolean }
  passwords: Passwords
  outbox: Outbox
  limits: Pick<RateLimits, 'take' | 'giveBack'>
  shopName(): Promise<string>
}) {
  const namedEmail = config.staff?.email
  const log = staffLogService({ database })
  const sessions = staffSessionsService({ database, ...cookies, idleSeconds: config.staffIdleSeconds })
  const ownPassword = ownPasswordService({ database, passwords, outbox, sessions, log, namedEmail })
  const accounts = accountsService({ database, sessions, log, namedEmail })
  const { secret } = cookies
  const totp = totpService({ database, secret, limits, accounts, ownPassword, sessions, log, shopName })
  return { namedEmail, log, sessions, ownPassword, accounts, totp }
}

export function composeStaff(ground: Parameters<typeof composeStaffAccounts>[0]) {
  const { database, passwords, outbox } = ground
  const { namedEmail, log, sessions, ownPassword, accounts, totp } = composeStaffAccounts(ground)
  const invitations = invitationsService({ database, outbox, ownPassword, sessions, log, namedEmail })
  const firstOwner = firstOwnerService({ database, ownPassword, log })
  const { signIn } = staffSignInService({ database, passwords, sessions, totp })
  const { settle } = namedOwnerService({ database, passwords, sessions })
  const scheduledJobs: Record<string, ScheduledJob> = {
    'clean-staff-sessions': {
      cron: '17 * * * *',
      run: async () => {
        await sessions.clean()
        await invitations.clean()
      },
    },
  }
  return {
    staff: { sessions, settle },
    staffLog: log,
    routes: {
      ...staffSessionsRoutes({ sessions, signIn, accounts }),
      ...accountsRoutes({ accounts, invitations, firstOwner, ownPassword, sessions }),
      ...totpRoutes(totp),
      ...staffLogRoutes(log),
    },
    scheduledJobs,
  }
}
