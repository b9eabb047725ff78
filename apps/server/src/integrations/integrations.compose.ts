import type { Config } from '../config.ts'
import type { Database } from '../db/connection.ts'
import type { RateLimits } from '../http/security/rate-limits.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import type { ScheduledJob } from '../jobs/jobs.ts'
import type { StaffLog } from '../staff/log/staff-log.service.ts'
import { apiKeysService } from './api-keys.service.ts'
import { integrationsRoutes } from './integrations.routes.ts'
import { webhookSender } from './send-webhook.ts'
import { webhooksService } from './webhooks.service.ts'

/** Other systems: the keys by which they make calls, and the addresses that are told what happens. */
export function composeIntegrations({
  config,
  database,
  secret,
  limits,
  staffLog,
  saveProduct,
}: {
  config: Pick<Config, 'webhookTargets'>
  database: Database
  secret: string
  limits: Pick<RateLimits, 'take'>
  staffLog: Pick<StaffLog, 'note'>
  saveProduct: NonNullable<Handlers['staff/guardar-producto']>
}) {
  const targets = config.webhookTargets
  const keys = apiKeysService({ database, limits, staffLog })
  const send = webhookSender({ targets })
  const webhooks = webhooksService({ database, secret, targets, send, staffLog })
  return {
    keys,
    routes: integrationsRoutes({ keys, webhooks, saveProduct }),
    scheduledJobs: {
      'deliver-webhooks': { cron: '* * * * *', run: webhooks.deliver },
      'clean-webhooks': { cron: '37 4 * * *', run: webhooks.clean },
    } satisfies Record<string, ScheduledJob>,
  }
}
