import { comunas } from '#chile/comunas.ts'
import { localities } from '#chile/localities.ts'
import { regions } from '#chile/regions.ts'
import { branches } from '#demo/data/branches.ts'
import type { Transaction } from '../connection.ts'
import { advanceIdentity, insertRows } from './insert-rows.ts'

export async function seedPlaces(tx: Transaction): Promise<void> {
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
    'branches',
    branches.map(({ id, name, address, comunaCut, phone }, index) => ({
      id,
      name,
      address,
      comuna_id: Number(comunaCut),
      phone,
      position: index + 1,
    })),
  )
  await advanceIdentity(tx, 'branches')
}
