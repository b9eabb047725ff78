import { carriers, dispatchKinds } from '#demo/carriers.ts'
import type { Transaction } from '../connection.ts'
import { advanceIdentity, insertRows } from './insert-rows.ts'

export async function seedShipping(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    'dispatch_kinds',
    dispatchKinds.map(({ id, name, logo, order }) => ({ id, name, logo, position: order })),
  )
  await insertRows(
    tx,
    'carriers',
    carriers.map((carrier) => ({
      id: carrier.id,
      name: carrier.name,
      description: carrier.description,
      logo: carrier.logo,
      dispatch_kind_id: carrier.dispatchKindId,
      discount_percent: carrier.discountPercent,
      uses_courier_api: carrier.usesCourierApi,
      tracking_url: carrier.trackingUrl ?? null,
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
  await advanceIdentity(tx, 'carriers')
}
