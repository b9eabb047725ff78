import type { Registry } from 'prom-client'
import type { priceService } from '../catalogue/price/price.service.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/connection.ts'
import type { BackgroundLog } from '../http/logging/background-log.ts'
import type { ScheduledJob } from '../jobs/jobs.ts'
import type { StaffLog } from '../staff/log/staff-log.service.ts'
import { composeCourier } from './courier.compose.ts'
import type { Courier } from './courier.ts'
import { courierQuotes } from './courier-quotes.service.ts'
import { deliveryService } from './delivery.service.ts'
import { shippingDeskRoutes } from './desk/shipping-desk.routes.ts'
import { shippingDeskService } from './desk/shipping-desk.service.ts'
import { shippingPreviewService } from './desk/shipping-preview.service.ts'
import { shippingRoutes } from './shipping.routes.ts'
import { type ShippingDependencies, shippingService } from './shipping.service.ts'

/** `courier` is asked instead of the one that the settings name; null for none. */
export function composeShipping({
  config,
  database,
  prices,
  metrics,
  log,
  courier: givenCourier,
  now,
  staffLog,
  hours,
}: {
  config: Pick<Config, 'chilexpress'>
  database: Database
  prices: Pick<typeof priceService, 'packagesOf'>
  metrics: Registry
  log: Pick<BackgroundLog, 'report' | 'note'>
  courier?: Courier | null | undefined
  now?: () => Date
  staffLog: Pick<StaffLog, 'note'>
  hours?: ShippingDependencies['hours']
}) {
  const { packagesOf } = prices
  const own =
    givenCourier === undefined ? composeCourier(config, { database, register: metrics, ...log }) : null
  const courier = givenCourier ?? own?.courier ?? null
  const quotes =
    courier && courierQuotes({ database, courier, packagesOf: (ids) => packagesOf(database.db, ids) })
  const sending = { database, quotes, packagesOf, ...(hours && { hours }), ...(now && { now }) }
  const delivery = deliveryService(sending)
  const scheduledJobs: Record<string, ScheduledJob> = {
    ...(own && { 'refresh-courier': { cron: '23 * * * *', atStart: true, run: own.refresh } }),
    'clean-courier-quotes': { cron: '29 * * * *', run: async () => quotes?.clean() },
  }
  return {
    shipping: shippingService(sending),
    delivery,
    quotes,
    routes: {
      ...shippingRoutes(delivery),
      ...shippingDeskRoutes(
        shippingDeskService({ database, staffLog }),
        shippingPreviewService({
          database,
          asksCourier: courier !== null,
          ...(hours && { hours }),
          ...(now && { now }),
        }),
      ),
    },
    scheduledJobs,
  }
}
