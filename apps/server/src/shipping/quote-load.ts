import { chileanTime } from '#rules/chile/opening-hours.ts'
import { closingMinute, daysAfterCutoff } from '#rules/chile/working-days.ts'
import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'
import type { ShopHours } from '#rules/shop/shop-facts.ts'
import type { ProductPackage } from '../catalogue/price/price.service.ts'
import type { Executor } from '../db/connection.ts'
import { priceOfLoad } from './bands.ts'
import type { QuotedLine } from './courier-quotes.service.ts'
import { type Load, loadOf } from './load.ts'
import { isMeasured } from './parcel.ts'
import type { Quote, Rate } from './shipping.store.ts'

/** Package and price in pesos of the products among these that are for sale, by id. */
export type PackagesOf = (
  executor: Executor,
  productIds: readonly number[],
) => Promise<ReadonlyMap<number, ProductPackage>>

/** What lines weigh and measure together; a product that is not for sale counts for nothing. */
export async function loadOfLines(
  executor: Executor,
  packagesOf: PackagesOf,
  lines: readonly QuotedLine[],
): Promise<Load> {
  const packages = await packagesOf(
    executor,
    lines.map((line) => line.productId),
  )
  return loadOf(
    lines.flatMap(({ productId, quantity }) => {
      const found = packages.get(productId)
      return found ? [{ quantity, package: isMeasured(found.package) ? found.package : null }] : []
    }),
  )
}

/** When the shop opens, and what it changes of the holidays. */
export type SendingHours = Pick<ShopHours, 'store' | 'holidays'>

/**
 * Whether hours and holidays tell what is promised at a moment: after a carrier's last minute, and of a pickup that has none,
 * which the store gets ready while it is open.
 */
export const needsHours = (
  { cutoffMinute }: Pick<Rate, 'cutoffMinute'>,
  kind: DeliveryKind,
  now: Date,
): boolean => (cutoffMinute === null ? kind === 'pickup' : chileanTime(now).minute >= cutoffMinute)

/** A default rate for what is sent at a moment; null where the load is above the carrier's bands or its size. */
export function quoteLoad(
  { limits, cutoffMinute, ...rate }: Rate,
  load: Load,
  { kind, now, hours }: { kind: DeliveryKind; now: Date; hours: SendingHours | undefined },
): Quote | null {
  const price = priceOfLoad(rate.price, limits, load)
  if (price === null) return null
  const closing = kind === 'pickup' && hours?.store ? closingMinute(hours.store, now) : null
  const wait = daysAfterCutoff(now, cutoffMinute ?? closing, hours?.holidays)
  return { ...rate, price, fromDays: rate.fromDays + wait, toDays: rate.toDays + wait }
}
