import {
  type PersonalDataProvider,
  providerByCustomer,
  providerByEmail,
} from '../customers/personal-data/personal-data.service.ts'
import type { Database } from '../db/connection.ts'
import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import type { OrdersService } from '../orders/orders.service.ts'
import { runProgram } from '../processes/run-program.ts'
import type { StaffLog } from '../staff/log/staff-log.service.ts'
import type { StockAlertsService } from '../stock-alerts/stock-alerts.service.ts'
import { cachedCardsOf } from './cards/cached-cards.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { catalogueService } from './catalogue.service.ts'
import { bulkStockRoutes } from './editing/bulk/bulk-stock.routes.ts'
import { bulkStockService } from './editing/bulk/bulk-stock.service.ts'
import { listService } from './list/list.service.ts'
import { listRowsOf } from './list/list-rows.ts'
import { opinionsRoutes } from './opinions/opinions.routes.ts'
import { opinionsService } from './opinions/opinions.service.ts'
import { productPicturesService } from './pictures/product-pictures.service.ts'
import { detailsRoutes } from './product/details.routes.ts'
import { detailsService } from './product/details.service.ts'
import { questionsRoutes } from './questions/questions.routes.ts'
import { questionsByEmail, questionsOfCustomer, questionsService } from './questions/questions.service.ts'
import { photosService } from './reviews/photos/photos.service.ts'
import { reviewsRoutes } from './reviews/reviews.routes.ts'
import { reviewsByEmail, reviewsOfCustomer, reviewsService } from './reviews/reviews.service.ts'
import { recountService } from './stock/recount.service.ts'
import { staffStockRoutes } from './stock/staff-stock.routes.ts'
import { staffStockService } from './stock/staff-stock.service.ts'
import { catalogueTranslations } from './translations/translations.service.ts'

/** Products with their lists, details, reviews, questions and stock. What is sold at a price is `priceService` and `stockService`. */
export function composeCatalogue({
  database,
  orders,
  stockAlerts,
  outbox,
  staffLog,
  report,
}: {
  database: Database
  report: (error: Error) => void
  outbox: Outbox
  staffLog: Pick<StaffLog, 'note'>
  orders: Pick<OrdersService, 'hasBought'>
  stockAlerts: Pick<StockAlertsService, 'sendFulfilled'>
}) {
  const stock = staffStockService({ database })
  const catalogue = catalogueService({ database })
  const recounts = recountService({ database, staffLog, report })
  const translations = catalogueTranslations({ database })
  const photos = photosService({ database })
  const providers: PersonalDataProvider[] = [
    { name: 'resenas', ...providerByCustomer(database, reviewsOfCustomer) },
    { name: 'resenas_sin_sesion', ...providerByEmail(database, reviewsByEmail) },
    { name: 'preguntas', ...providerByCustomer(database, questionsOfCustomer) },
    { name: 'preguntas_sin_sesion', ...providerByEmail(database, questionsByEmail) },
  ]
  return {
    formerAddresses: {
      formerSlug: catalogue.formerSlug,
      formerCategorySlug: catalogue.formerCategorySlug,
      formerBrandSlug: catalogue.formerBrandSlug,
    },
    stock,
    recounts,
    translations,
    cachedCards: cachedCardsOf(database),
    /**
     * Reads what lists count over, which the first of them would wait for, and stores it in the folder for the next process.
     * What it gives waits until nothing is written there.
     */
    readLists: (folder: string) => {
      const rows = listRowsOf(database)
      rows.storeIn(folder, report, { make: () => runProgram('lists-main.ts', 'Reading the lists') })
      // Where it fails, the first list reads again.
      rows.current().catch(() => undefined)
      return rows.settle
    },
    productPictures: productPicturesService({ database, staffLog }),
    routes: {
      ...catalogueRoutes({
        catalogue,
        list: listService({ database }),
        translations,
        photos,
      }),
      ...detailsRoutes(detailsService({ database }), translations),
      ...reviewsRoutes(reviewsService({ database, staffLog, hasBought: orders.hasBought }), photos),
      ...questionsRoutes(questionsService({ database })),
      ...opinionsRoutes(opinionsService({ database, outbox, staffLog }), photos),
      ...bulkStockRoutes({
        bulk: bulkStockService({ database, staffLog }),
        sendStockAlerts: stockAlerts.sendFulfilled,
      }),
      ...staffStockRoutes({ stock, recounts, sendStockAlerts: stockAlerts.sendFulfilled }),
    },
    providers,
    photos,
    scheduledJobs: {
      'recount-categories': { cron: '47 * * * *', run: () => catalogue.recountCategories() },
      'recount-stock': { cron: '7 * * * *', run: () => recounts.recount() },
      'delete-unused-photos': { cron: '25 * * * *', run: () => photos.removeUnused() },
    } satisfies Record<string, ScheduledJob>,
  }
}
