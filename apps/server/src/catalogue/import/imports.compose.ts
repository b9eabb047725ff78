import type { Database } from '../../db/connection.ts'
import type { JobStaging, ScheduledJob } from '../../jobs/jobs.ts'
import type { StaffLog } from '../../staff/log/staff-log.service.ts'
import { exportService } from './export.service.ts'
import { importsRoutes } from './imports.routes.ts'
import { importsService, runImportsJob } from './imports.service.ts'

/** Products that come in and go out as files. */
export function composeImports({
  database,
  jobs,
  staffLog,
}: {
  database: Database
  jobs: Pick<JobStaging, 'stageJob'>
  staffLog: Pick<StaffLog, 'note'>
}) {
  const imports = importsService({ database, jobs, staffLog })
  return {
    imports,
    routes: importsRoutes(imports, exportService({ database })),
    scheduledJobs: {
      // Each minute besides, for what a process left that ended in the middle.
      [runImportsJob]: { cron: '* * * * *', atStart: true, run: () => imports.runAll() },
      'clear-imports': { cron: '40 4 * * *', run: () => imports.clear() },
    } satisfies Record<string, ScheduledJob>,
  }
}
