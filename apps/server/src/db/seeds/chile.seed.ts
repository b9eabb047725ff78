import { comunas } from '#chile/comunas.ts'
import { deliveryKinds } from '#chile/delivery-kinds.ts'
import { localities } from '#chile/localities.ts'
import { regions } from '#chile/regions.ts'
import { deliveryKindIds } from '#rules/orders/delivery-kinds.ts'
import type { Transaction } from '../connection.ts'
import { insertRows } from './insert-rows.ts'

/** What every shop of Chile needs before it sells anything. */
export async function seedChile(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    'regions',
    regions.map(({ id, name, order, courierCode }) => ({
      id,
      name,
      position: order,
      courier_code: courierCode,
    })),
  )
  await insertRows(
    tx,
    'comunas',
    comunas.map(({ id, cut, regionId, name, courierCode, aliases }) => ({
      id,
      cut,
      region_id: regionId,
      name,
      courier_code: courierCode,
      aliases,
    })),
  )
  await insertRows(
    tx,
    'localities',
    localities.map(({ comunaCut, name }) => ({ comuna_id: Number(comunaCut), name, of_courier: false })),
  )
  await insertRows(
    tx,
    'dispatch_kinds',
    deliveryKinds.map(({ kind, name, logo, order }) => ({
      id: deliveryKindIds[kind],
      name,
      logo,
      position: order,
    })),
  )
}
