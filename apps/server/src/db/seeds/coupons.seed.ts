import { sql } from 'drizzle-orm'
import { coupons } from '#demo/data/coupons.ts'
import type { Transaction } from '../connection.ts'
import { insertRows } from './insert-rows.ts'

export async function seedCoupons(tx: Transaction): Promise<void> {
  await insertRows(
    tx,
    'coupons',
    coupons.map(({ code, type, value, startsOn, endsOn, minimum, limit, used, perCustomer }) => ({
      code,
      type,
      value,
      starts_on: startsOn,
      ends_on: endsOn,
      minimum,
      usage_limit: limit,
      used,
      customer_limit: perCustomer,
    })),
  )
  for (const { code, category } of coupons) {
    if (category === null) continue
    await tx.execute(sql`
      INSERT INTO coupon_categories (coupon_id, category_id)
      SELECT p.id, c.id FROM coupons p, categories c WHERE p.code = ${code} AND c.slug = ${category}`)
  }
}
