import type { addressesService } from '../addresses/addresses.service.ts'
import type { Config } from '../config.ts'
import { termsOfSaleService } from '../content/law/terms-of-sale.service.ts'
import type { Database } from '../db/connection.ts'
import type { RateLimits } from '../http/security/rate-limits.ts'
import type { JobStaging, ScheduledJob } from '../jobs/jobs.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import type { OrdersService } from '../orders/orders.service.ts'
import { accountsRoutes } from './accounts/accounts.routes.ts'
import { accountsService } from './accounts/accounts.service.ts'
import { existenceRoutes } from './accounts/existence.routes.ts'
import { existenceService } from './accounts/existence.service.ts'
import { customersRoutes } from './customers.routes.ts'
import { customersService } from './customers.service.ts'
import { emailProofRoutes } from './email-proof/email-proof.routes.ts'
import { emailProofService } from './email-proof/email-proof.service.ts'
import { markMissed } from './merge/repeated.store.ts'
import type { Passwords } from './passwords/passwords.ts'
import { recoveryRoutes } from './recovery/recovery.routes.ts'
import { recoveryService } from './recovery/recovery.service.ts'
import { sessionsService } from './sessions/sessions.service.ts'
import { signInRoutes } from './sessions/sign-in.routes.ts'
import { signInService } from './sessions/sign-in.service.ts'

/** Guests and registered customers, and their sessions. Their own data is composed last: see `composePersonalData`. */
export function composeCustomers({
  config,
  database,
  cookies,
  passwords,
  outbox,
  jobs,
  limits,
  addresses,
  orders,
}: {
  config: Pick<Config, 'sessionIdleSeconds'>
  database: Database
  cookies: { secret: string; secureCookies: boolean }
  passwords: Passwords
  outbox: Outbox
  jobs: Pick<JobStaging, 'stageJob'>
  limits: Pick<RateLimits, 'remember' | 'take' | 'giveBack'>
  addresses: typeof addressesService
  orders: OrdersService
}) {
  const sessions = sessionsService({ database, ...cookies, idleSeconds: config.sessionIdleSeconds })
  const terms = termsOfSaleService({ database })
  const customers = customersService({ database, addresses })
  const emailProof = emailProofService({ database, sessions, outbox, limits })
  const accounts = accountsService({ database, passwords, sessions, addresses, emailProof, outbox })
  const stageAnswer: Parameters<typeof recoveryService>[0]['stageAnswer'] = (tx) =>
    jobs.stageJob(tx, 'answer-recoveries')
  const recovery = recoveryService({ database, passwords, sessions, outbox, limits, stageAnswer })
  const signIn = signInService({ database, passwords, sessions, addresses, orders })
  const scheduledJobs: Record<string, ScheduledJob> = {
    'answer-recoveries': { cron: '* * * * *', staged: true, run: () => recovery.answer() },
    'mark-repeated-customers': { cron: '*/10 * * * *', run: () => markMissed(database, 'newest') },
    'mark-all-repeated-customers': { cron: '27 4 * * *', run: () => markMissed(database, 'all') },
    'clean-sessions': {
      cron: '17 * * * *',
      run: () => Promise.all([sessions.clean(), recovery.clean(), emailProof.clean()]),
    },
  }
  return {
    sessions,
    customers,
    emailProof,
    recovery,
    routes: {
      ...customersRoutes({ customers, sessions, terms }),
      ...signInRoutes({ signIn, sessions }),
      ...accountsRoutes({ accounts, signIn, sessions, terms }),
      ...emailProofRoutes({ emailProof, addresses, database }),
      ...recoveryRoutes(recovery, limits),
      ...existenceRoutes(existenceService({ database })),
    },
    scheduledJobs,
  }
}
