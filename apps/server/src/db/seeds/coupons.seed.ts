import { coupons } from '#demo/coupons.ts'
import type { Transaction } from '../connection.ts'
import { insertRows } from './insert-rows.ts'

export async function seedCoupons(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    'coupons',
    coupons.map(({ code, type, value, startsOn, endsOn, minimum, limit, used }) => ({
      code,
      type,
      value,
      starts_on: startsOn,
      ends_on: endsOn,
      minimum,
      usage_limit: limit,
      used,
    })),
  )
}
