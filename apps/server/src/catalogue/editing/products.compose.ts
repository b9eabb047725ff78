import type { Database } from '../../db/connection.ts'
import type { ScheduledJob } from '../../jobs/jobs.ts'
import type { StaffLog } from '../../staff/log/staff-log.service.ts'
import { bulkRoutes } from './bulk/bulk.routes.ts'
import { bulkService } from './bulk/bulk.service.ts'
import { offersService } from './offers.service.ts'
import { productsRoutes } from './products.routes.ts'
import { productsService } from './products.service.ts'
import { treeRoutes } from './tree/tree.routes.ts'
import { treeService } from './tree/tree.service.ts'

/** What the desk writes of the catalogue. */
export function composeProducts({
  database,
  staffLog,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
}) {
  const products = productsService({ database, staffLog })
  const offers = offersService({ database })
  return {
    findIds: products.findIds,
    routes: {
      ...productsRoutes({ products }),
      ...bulkRoutes({ bulk: bulkService({ database, staffLog }) }),
      ...treeRoutes({ tree: treeService({ database, staffLog }) }),
    },
    scheduledJobs: {
      'turn-offers': { cron: '* * * * *', atStart: true, run: () => offers.turn() },
    } satisfies Record<string, ScheduledJob>,
  }
}
