import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'
import { todayInChile } from '../db/today.ts'
import { coupons, couponUses } from './coupons.tables.ts'

const worth = {
  id: coupons.id,
  code: coupons.code,
  type: coupons.type,
  value: coupons.value,
  minimum: coupons.minimum,
  customerLimit: coupons.customerLimit,
  /** Whether it counts for some products alone. */
  isBound: sql<boolean>`(EXISTS (SELECT FROM coupon_products b WHERE b.coupon_id = ${coupons.id})
    OR EXISTS (SELECT FROM coupon_categories b WHERE b.coupon_id = ${coupons.id}))`,
}
const started = sql<boolean>`${coupons.startsOn} <= ${todayInChile}`
const ended = sql<boolean>`${coupons.endsOn} < ${todayInChile}`
const usedUp = sql<boolean>`coalesce(${coupons.used} >= ${coupons.usageLimit}, false)`

export const couponsStore = {
  /** The coupon of a code, in any case, with what can be said of it now. */
  async find(executor: Executor, code: string) {
    const [row] = await executor
      .select({ ...worth, active: coupons.active, started, ended, usedUp })
      .from(coupons)
      .where(eq(coupons.code, code))
    return row
  },

  /** The same of a coupon whose uses are limited, its row locked until the transaction ends. */
  async findLimitedForUpdate(tx: Transaction, code: string) {
    const [row] = await tx
      .select({ ...worth, active: coupons.active, started, ended, usedUp })
      .from(coupons)
      .where(and(eq(coupons.code, code), or(isNotNull(coupons.usageLimit), isNotNull(coupons.customerLimit))))
      .for('no key update')
    return row
  },

  /** Which of the products a bound coupon counts for: named themselves or in one of its categories. */
  async boundTo(executor: Executor, couponId: number, productIds: readonly number[]): Promise<number[]> {
    const { rows } = await executor.execute<{ id: number }>(sql`
      SELECT p.id FROM unnest(${sql.param([...productIds])}::integer[]) AS p (id)
      WHERE EXISTS (SELECT FROM coupon_products b WHERE b.coupon_id = ${couponId} AND b.product_id = p.id)
         OR EXISTS (SELECT FROM coupon_categories b JOIN product_categories c ON c.category_id = b.category_id
                    WHERE b.coupon_id = ${couponId} AND c.product_id = p.id)`)
    return rows.map(({ id }) => id)
  },

  /** How many uses a RUT (`12345678-5`) holds or has had; those given back do not count. */
  async usesOfRut(executor: Executor, couponId: number, customerRut: string): Promise<number> {
    return executor.$count(
      couponUses,
      and(
        eq(couponUses.couponId, couponId),
        eq(couponUses.customerRut, customerRut),
        isNull(couponUses.releasedAt),
      ),
    )
  },

  /** The same of one customer's own orders, whatever RUT stands in them. */
  async usesOfCustomer(executor: Executor, couponId: number, customerId: number): Promise<number> {
    const { rows } = await executor.execute<{ uses: number }>(sql`
      SELECT count(*)::int AS uses FROM coupon_uses u JOIN orders o ON o.id = u.order_id
      WHERE u.coupon_id = ${couponId} AND u.released_at IS NULL AND o.customer_id = ${customerId}`)
    return rows[0]?.uses ?? 0
  },

  /** Takes one use of a coupon for an order. */
  async takeUse(
    tx: Transaction,
    { couponId, orderId, customerRut }: { couponId: number; orderId: number; customerRut: string },
  ): Promise<void> {
    await tx.execute(sql`
      WITH use AS (
        INSERT INTO coupon_uses (order_id, coupon_id, customer_rut)
        VALUES (${orderId}::int, ${couponId}::int, ${customerRut})
      )
      UPDATE coupons SET used = used + 1 WHERE id = ${couponId}::int`)
  },

  /** Marks the use of an order as released and returns its coupon; undefined when there is none to release. */
  async releaseUse(executor: Executor, orderId: number): Promise<number | undefined> {
    const [released] = await executor
      .update(couponUses)
      .set({ releasedAt: sql`now()` })
      .where(and(eq(couponUses.orderId, orderId), isNull(couponUses.releasedAt)))
      .returning({ couponId: couponUses.couponId })
    return released?.couponId
  },

  /** Takes the use that an order has given back again, where one is left; says whether it did. */
  async retakeUse(executor: Executor, orderId: number): Promise<boolean> {
    const { rows } = await executor.execute(sql`
      WITH use AS (
        SELECT coupon_id FROM coupon_uses WHERE order_id = ${orderId} AND released_at IS NOT NULL
      ), taken AS (
        UPDATE coupons c SET used = c.used + 1 FROM use
        WHERE c.id = use.coupon_id AND c.used < coalesce(c.usage_limit, 2147483647) RETURNING c.id
      )
      UPDATE coupon_uses SET released_at = NULL
      WHERE order_id = ${orderId} AND EXISTS (SELECT FROM taken) RETURNING order_id`)
    return rows.length > 0
  },

  async giveUseBack(executor: Executor, couponId: number): Promise<void> {
    await executor
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(eq(coupons.id, couponId))
  },
}

export type FoundCoupon = NonNullable<Awaited<ReturnType<typeof couponsStore.find>>>
