import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Database } from '../db/connection.ts'
import { storeAt } from '../files/store-at.ts'
import type { ScheduledJobs } from '../jobs/jobs.ts'
import { gaugeOfDatabase } from '../observing/gauge-of-database.ts'
import { runProgram } from '../processes/run-program.ts'
import { placeName } from './backup-names.ts'
import { backupsRoutes } from './backups.routes.ts'
import { backupsService } from './backups.service.ts'
import { type BackupPlan, backUpJob, isArchiveFailing, lastBackup } from './backups.store.ts'

/** Nobody wants at once those of all the days on which no machine made them. */
const lapsesAfterS = 3600

/** Backups at their times, in a process of their own, and what is measured of them. */
export function composeBackups({
  config,
  database,
  metrics,
  report,
}: {
  config: Pick<Config, 'backup' | 's3'>
  database: Pick<Database, 'pool'>
  metrics: Registry
  report(error: Error): void
}) {
  gaugeOfDatabase({
    name: 'huella_backup_last_timestamp_seconds',
    help: 'When the newest backup that stands was begun, in seconds since 1970; 0 where there is none',
    register: metrics,
    read: async () => (await lastBackup(database)).at,
  })
  gaugeOfDatabase({
    name: 'huella_backup_last_bytes',
    help: 'How large the newest backup is',
    register: metrics,
    read: async () => (await lastBackup(database)).bytes,
  })
  gaugeOfDatabase({
    name: 'huella_archive_failing',
    help: 'Whether PostgreSQL could not archive the newest of its log: 1, else 0, also where it archives none',
    register: metrics,
    read: async () => Number(await isArchiveFailing(database)),
  })

  /** Not waited for: it may take longer than a job. */
  async function start(): Promise<void> {
    runProgram('backup-main.ts', 'The backup').catch(report)
  }

  const { cron, to, keepDays } = config.backup
  const plan: BackupPlan = { place: placeName(to), keepDays }
  const scheduledJobs: ScheduledJobs =
    cron === undefined
      ? {}
      : { [backUpJob]: cron === 'off' ? null : { cron, about: plan, lapsesAfterS, run: start } }
  const files = storeAt(to, config.s3)
  return { routes: backupsRoutes(backupsService({ config, database, files })), scheduledJobs }
}
