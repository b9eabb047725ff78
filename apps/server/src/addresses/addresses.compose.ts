import type { Database } from '../db/connection.ts'
import { addressesRoutes } from './addresses.routes.ts'
import { addressesService } from './addresses.service.ts'

export function composeAddresses({ database }: { database: Database }) {
  const addresses = addressesService
  return { addresses, routes: addressesRoutes({ addresses, database }) }
}
