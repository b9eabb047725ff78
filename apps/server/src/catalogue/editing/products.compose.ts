import type { Database } from '../../db/connection.ts'
import type { ScheduledJob } from '../../jobs/jobs.ts'
import type { PicturesService } from '../../pictures/pictures.service.ts'
import type { PreviewsService } from '../../previews/previews.service.ts'
import type { StaffLog } from '../../staff/log/staff-log.service.ts'
import { bulkRoutes } from './bulk/bulk.routes.ts'
import { bulkService } from './bulk/bulk.service.ts'
import { offersService } from './offers.service.ts'
import { previewRoutes } from './preview/preview.routes.ts'
import { previewLinks } from './preview/preview-links.ts'
import { productsRoutes } from './products.routes.ts'
import { productsService } from './products.service.ts'
import { brandsRoutes } from './tree/brands.routes.ts'
import { brandsService } from './tree/brands.service.ts'
import { categoriesRoutes } from './tree/categories.routes.ts'
import { categoriesService } from './tree/categories.service.ts'

/** What the desk writes of the catalogue. */
export function composeProducts({
  database,
  staffLog,
  pictures,
  previews,
  secret,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
  pictures: Pick<PicturesService, 'has'>
  previews: Pick<PreviewsService, 'keep' | 'find'>
  /** By which previews of what was saved are signed. */
  secret: string
}) {
  const products = productsService({ database, staffLog })
  const offers = offersService({ database })
  return {
    findIds: products.findIds,
    routes: {
      ...productsRoutes({ products }),
      ...previewRoutes({ database, products, previews, links: previewLinks({ secret }) }),
      ...bulkRoutes({ bulk: bulkService({ database, staffLog }) }),
      ...categoriesRoutes({ categories: categoriesService({ database, staffLog, pictures }) }),
      ...brandsRoutes({ brands: brandsService({ database, staffLog, pictures }) }),
    },
    scheduledJobs: {
      'turn-offers': { cron: '* * * * *', atStart: true, run: () => offers.turn() },
    } satisfies Record<string, ScheduledJob>,
  }
}
