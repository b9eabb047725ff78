import { carriers } from '#demo/data/carriers.ts'
import { deliveryKindIds } from '#rules/orders/delivery-kinds.ts'
import type { Transaction } from '../connection.ts'
import { advanceIdentity, insertRows } from './insert-rows.ts'

/** The carriers; their delivery kinds and the comunas of their rates are there already. */
export async function seedShipping(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    'carriers',
    carriers.map((carrier) => ({
      id: carrier.id,
      name: carrier.name,
      description: carrier.description,
      logo: carrier.logo,
      dispatch_kind_id: deliveryKindIds[carrier.deliveryKind],
      discount_percent: carrier.discountPercent,
      uses_courier_api: carrier.usesCourierApi,
      tracking_url: carrier.trackingUrl ?? null,
      cutoff_minute: carrier.cutoffHour === undefined ? null : carrier.cutoffHour * 60,
      longest_side_cm: carrier.longestSideCm ?? null,
      active: true,
    })),
  )
  await insertRows(
    tx,
    'carrier_rates',
    carriers.flatMap((carrier) =>
      carrier.rates.map(({ comunaCut, regionId, price, fromDays, toDays }) => ({
        carrier_id: carrier.id,
        region_id: regionId ?? null,
        comuna_id: comunaCut === undefined ? null : Number(comunaCut),
        price,
        from_days: fromDays,
        to_days: toDays,
      })),
    ),
  )
  await insertRows(
    tx,
    'carrier_bands',
    carriers.flatMap(({ id, bands = [] }) =>
      bands.map(({ upToKg, percent }) => ({ carrier_id: id, up_to_kg: upToKg, percent })),
    ),
  )
  await advanceIdentity(tx, 'carriers')
}
