import type { Config } from '../config.ts'
import type { Passwords } from '../customers/accounts/passwords.ts'
import type { Database } from '../db/connection.ts'
import type { ScheduledJob } from '../jobs/jobs.ts'
import { staffRoutes } from './staff.routes.ts'
import { staffService } from './staff.service.ts'

export function composeStaff({
  config,
  database,
  cookies,
  passwords,
}: {
  config: Pick<Config, 'staffIdleSeconds'>
  database: Database
  cookies: { secret: string; secureCookies: boolean }
  passwords: Passwords
}) {
  const staff = staffService({ database, passwords, ...cookies, idleSeconds: config.staffIdleSeconds })
  const scheduledJobs: Record<string, ScheduledJob> = {
    'clean-staff-sessions': { cron: '17 * * * *', run: () => staff.clean() },
  }
  return { staff, routes: staffRoutes(staff), scheduledJobs }
}
