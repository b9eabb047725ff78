import type { CatalogueTranslations } from '../catalogue/translations/translations.service.ts'
import type { SitePages } from '../content/site-pages/site-pages.service.ts'
import type { Database } from '../db/connection.ts'
import type { ScheduledJob } from '../jobs/jobs.ts'
import type { StaffLog } from '../staff/log/staff-log.service.ts'
import { cachedFindsOf } from './cached-finds.ts'
import { missedSearchesOf } from './missed-searches.service.ts'
import { namedPages } from './named-pages.ts'
import { searchRoutes } from './search.routes.ts'
import { searchService } from './search.service.ts'
import { searchTermsService } from './search-terms.service.ts'
import { staffSearchRoutes } from './staff-search.routes.ts'
import { wordKnowledgeOf } from './word-knowledge.ts'

export function composeSearch({
  database,
  translations,
  sitePages,
  staffLog,
}: {
  database: Database
  translations: Pick<CatalogueTranslations, 'names'>
  sitePages: Pick<SitePages, 'titles'>
  staffLog: Pick<StaffLog, 'note'>
}) {
  const search = searchService({ database })
  const missed = missedSearchesOf(database)
  const finds = cachedFindsOf(database)
  const words = wordKnowledgeOf(database)
  const pages = namedPages(sitePages, finds.begin, async () => (await words.current()).words)
  const terms = searchTermsService({ database, staffLog })
  const scheduledJobs: Record<string, ScheduledJob> = {
    'forget-missed-searches': { cron: '13 4 * * *', run: () => missed.forgetOld() },
    'refresh-popular-search': { cron: '43 4 * * *', run: () => search.refreshPopular() },
  }
  return {
    search,
    missed,
    words,
    finds,
    routes: { ...searchRoutes(search, translations, pages), ...staffSearchRoutes(search, missed, terms) },
    scheduledJobs,
  }
}
