import type { ProductPicturesService } from '../catalogue/pictures/product-pictures.service.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/connection.ts'
import { awayStore } from '../files/away-store.ts'
import { storeAt } from '../files/store-at.ts'
import type { JobStaging, ScheduledJob } from '../jobs/jobs.ts'
import type { StaffLog } from '../staff/log/staff-log.service.ts'

import { picturesRoutes } from './pictures.routes.ts'
import { picturesService } from './pictures.service.ts'

const drawPictures = 'draw-pictures'

/** Pictures that are uploaded, and the products that show them. */
export function composePictures({
  config,
  database,
  jobs,
  productPictures,
  staffLog,
  report,
}: {
  config: Pick<Config, 'media' | 's3'>
  database: Database
  jobs: Pick<JobStaging, 'stageJob'>
  productPictures: ProductPicturesService
  staffLog: Pick<StaffLog, 'note'>
  report(error: Error): void
}) {
  const pictures = picturesService({
    database,
    files: awayStore(storeAt(config.media, config.s3)),
    stageDrawing: (tx) => jobs.stageJob(tx, drawPictures),
    whenDrawn: productPictures.show,
    report,
  })
  return {
    pictures,
    routes: picturesRoutes({ pictures, productPictures, staffLog }),
    // The time is for what a process left behind that ended while it drew.
    scheduledJobs: {
      [drawPictures]: { cron: '* * * * *', staged: true, run: pictures.drawWaiting },
    } satisfies Record<string, ScheduledJob>,
  }
}
