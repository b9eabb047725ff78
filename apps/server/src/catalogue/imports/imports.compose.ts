import type { Database } from '../../db/connection.ts'
import type { JobStaging, ScheduledJob } from '../../jobs/jobs.ts'
import type { PicturesService } from '../../pictures/pictures.service.ts'
import type { StaffLog } from '../../staff/log/staff-log.service.ts'
import type { ProductPicturesService } from '../pictures/product-pictures.service.ts'
import { exportService } from './export/export.service.ts'
import { importsRoutes } from './imports.routes.ts'
import { importsService, runImportsJob } from './imports.service.ts'
import { pictureFetcher } from './pictures/fetch-picture.ts'
import { importArchivesService } from './pictures/import-archives.service.ts'
import { importPicturesService } from './pictures/import-pictures.service.ts'

/** Products that come in and go out as files. */
export function composeImports({
  database,
  jobs,
  pictures,
  productPictures,
  staffLog,
}: {
  database: Database
  jobs: Pick<JobStaging, 'stageJob'>
  pictures: Pick<PicturesService, 'save'>
  productPictures: Pick<ProductPicturesService, 'expect'>
  staffLog: Pick<StaffLog, 'note'>
}) {
  const imports = importsService({ database, jobs, staffLog })
  const archives = importArchivesService({ database })
  const fetchPicture = pictureFetcher({ targets: 'public' })
  const fetching = importPicturesService({ database, pictures, productPictures, fetchPicture, archives })
  return {
    imports,
    routes: importsRoutes(imports, { exporting: exportService({ database }), archives }),
    scheduledJobs: {
      // Each minute besides, for what a process left that ended in the middle.
      [runImportsJob]: {
        cron: '* * * * *',
        staged: true,
        atStart: true,
        run: (signal) => imports.runAll({ signal }),
      },
      'fetch-import-pictures': { cron: '* * * * *', run: fetching.fetchWaiting },
      'clear-imports': { cron: '40 4 * * *', run: () => imports.clear() },
    } satisfies Record<string, ScheduledJob>,
  }
}
