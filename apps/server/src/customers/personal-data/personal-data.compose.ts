import { termsOfSaleService } from '../../content/law/terms-of-sale.service.ts'
import type { StaffLog } from '../../staff/log/staff-log.service.ts'
import { personalDataRoutes } from './personal-data.routes.ts'
import { personalDataService } from './personal-data.service.ts'
import { staffCustomersRoutes } from './staff-customers.routes.ts'

/** What a person may ask about themselves; `providers` come from all nouns. */
export function composePersonalData({
  sessions,
  staffLog,
  ...others
}: { staffLog: Pick<StaffLog, 'note'> } & Omit<
  Parameters<typeof personalDataService>[0],
  'sessions' | 'terms'
> &
  Record<
    'sessions',
    Parameters<typeof personalDataService>[0]['sessions'] &
      Parameters<typeof personalDataRoutes>[0]['sessions']
  >) {
  const personalData = personalDataService({
    sessions,
    ...others,
    terms: termsOfSaleService(others),
  })
  return {
    routes: {
      ...personalDataRoutes({ personalData, sessions }),
      ...staffCustomersRoutes({ database: others.database, personalData, staffLog }),
    },
  }
}
