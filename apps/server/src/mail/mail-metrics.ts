import type { Registry } from 'prom-client'
import type { Database } from '../db/connection.ts'
import { gaugeOfDatabase } from '../observing/gauge-of-database.ts'
import { mailStore } from './mail.store.ts'

/** By then a mail server that was away for a moment has been asked three times. */
const lateMinutes = 30

/** Whether mails go out, which neither the shopper nor the call tells that has staged them. */
export function mailMetrics({
  register,
  database,
}: {
  register: Registry
  database: Pick<Database, 'db'>
}): void {
  gaugeOfDatabase({
    name: 'huella_mails_late',
    help: `Mails that have waited to be sent for more than ${lateMinutes} minutes`,
    register,
    read: () => mailStore.countLate(database.db, lateMinutes),
  })
  gaugeOfDatabase({
    name: 'huella_mails_failed',
    help: 'Mails that are not tried again, since the mail server refuses them or took none of them for a day',
    register,
    read: () => mailStore.countFailed(database.db),
  })
}
