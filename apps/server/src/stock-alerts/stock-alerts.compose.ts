import type { PersonalDataProvider } from '../customers/personal-data/personal-data.service.ts'
import type { Database } from '../db/connection.ts'
import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import { stockAlertsService } from './stock-alerts.service.ts'

export function composeStockAlerts({ database, outbox }: { database: Database; outbox: Outbox }) {
  const stockAlerts = stockAlertsService({ database, outbox })
  const providers: PersonalDataProvider[] = [
    { name: 'avisos', by: 'customer', exportOf: (person) => stockAlerts.exportOf(person.customerId) },
  ]
  const scheduledJobs: Record<string, ScheduledJob> = {
    // Stock comes back in many ways; whichever it was, a minute later whoever waits for it is told.
    'send-stock-alerts': { cron: '* * * * *', run: () => stockAlerts.sendFulfilled() },
  }
  return { stockAlerts, providers, scheduledJobs }
}
