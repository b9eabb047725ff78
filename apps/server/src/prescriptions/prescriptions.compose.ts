import type { PersonalDataProvider } from '../customers/personal-data/personal-data.service.ts'
import type { Database } from '../db/connection.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import type { StaffLog } from '../staff/log/staff-log.service.ts'
import { prescriptionsRoutes } from './prescriptions.routes.ts'
import { prescriptionsService } from './prescriptions.service.ts'

/** Prescriptions of what is sold by one alone. They are forgotten with their orders. */
export function composePrescriptions(given: {
  database: Database
  outbox: Outbox
  staffLog: Pick<StaffLog, 'note'>
}) {
  const prescriptions = prescriptionsService(given)
  const providers: PersonalDataProvider[] = [
    {
      name: 'recetas',
      by: 'customer',
      exportOf: ({ customerId }) => prescriptions.exportOf(customerId),
      // Who of the staff reads a page is noted, and few of them may.
      exportForStaff: ({ customerId }) => prescriptions.listOf(customerId),
    },
  ]
  return {
    routes: prescriptionsRoutes(prescriptions),
    providers,
    scheduledJobs: {
      'delete-unused-prescriptions': { cron: '35 * * * *', run: () => prescriptions.removeUploads() },
    },
  }
}
