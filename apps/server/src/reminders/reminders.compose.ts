import type { ShopFactsService } from '../content/shop/shop-facts.service.ts'
import type { PersonalDataProvider } from '../customers/personal-data/personal-data.service.ts'
import type { Database } from '../db/connection.ts'
import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import type { OrdersService } from '../orders/orders.service.ts'
import { remindersRoutes } from './reminders.routes.ts'
import { remindersService } from './reminders.service.ts'

export function composeReminders(needs: {
  database: Database
  outbox: Outbox
  orders: Pick<OrdersService, 'byToken'>
  holidays: ShopFactsService['holidays']
}) {
  const reminders = remindersService(needs)
  const providers: PersonalDataProvider[] = [
    {
      name: 'recordatorios',
      by: 'customer',
      exportOf: ({ customerId }) => reminders.exportOf(customerId),
      // Their orders may be under way for long, and know until then where to write.
      forget: (tx, { customerId }) => reminders.forget(tx, customerId),
    },
  ]
  const scheduledJobs: Record<string, ScheduledJob> = {
    // Nine or ten in the morning of Chile, by the season.
    'send-food-reminders': { cron: '0 13 * * *', run: () => reminders.sendDue() },
  }
  return { reminders, routes: remindersRoutes(reminders), providers, scheduledJobs }
}
