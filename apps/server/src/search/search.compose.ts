import type { CatalogueTranslations } from '../catalogue/translations/translations.service.ts'
import type { Database } from '../db/connection.ts'
import type { ScheduledJob } from '../jobs/jobs.ts'
import { missedSearchesService } from './missed-searches.service.ts'
import { searchRoutes } from './search.routes.ts'
import { searchService } from './search.service.ts'

export function composeSearch({
  database,
  translations,
}: {
  database: Database
  translations: Pick<CatalogueTranslations, 'names'>
}) {
  const search = searchService({ database })
  const missed = missedSearchesService({ database })
  const scheduledJobs: Record<string, ScheduledJob> = {
    'forget-missed-searches': { cron: '13 4 * * *', run: () => missed.forgetOld() },
    'refresh-popular-search': { cron: '43 4 * * *', run: () => search.refreshPopular() },
  }
  return { search, routes: searchRoutes(search, translations, missed), scheduledJobs }
}
