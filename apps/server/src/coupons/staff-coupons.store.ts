import { and, desc, eq, lt, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'
import { couponCategories, couponProducts, coupons } from './coupons.tables.ts'

/** What the staff sets of a coupon. */
export type CouponTerms = Pick<
  typeof coupons.$inferSelect,
  'code' | 'type' | 'value' | 'startsOn' | 'endsOn' | 'minimum' | 'usageLimit' | 'customerLimit'
>
/** The products and categories that a coupon counts for alone; both empty: for all. */
export type CouponBounds = { productIds: readonly number[]; categoryIds: readonly number[] }
/** What is named by an id, for people to read. */
export type Named = { id: number; name: string }
export type StaffCoupon = typeof coupons.$inferSelect & {
  productIds: number[]
  categoryIds: number[]
  products: Named[]
  categories: Named[]
}

/** An order that used a coupon; `amount` in pesos. */
export type CouponUse = { id: number; number: number; amount: number; heldAt: Date; releasedAt: Date | null }

const bounds = {
  productIds: sql<number[]>`ARRAY(SELECT product_id FROM coupon_products b
    WHERE b.coupon_id = ${coupons.id} ORDER BY 1)`,
  categoryIds: sql<number[]>`ARRAY(SELECT category_id FROM coupon_categories b
    WHERE b.coupon_id = ${coupons.id} ORDER BY 1)`,
  // By its whole name: products and categories have an id as well.
  products: sql<
    Named[]
  >`coalesce((SELECT jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) ORDER BY p.id)
    FROM coupon_products b JOIN products p ON p.id = b.product_id WHERE b.coupon_id = coupons.id), '[]')`,
  categories: sql<
    Named[]
  >`coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY c.id)
    FROM coupon_categories b JOIN categories c ON c.id = b.category_id WHERE b.coupon_id = coupons.id), '[]')`,
}

export const staffCouponsStore = {
  /** The newest first; `code` is looked for anywhere in theirs. */
  async list(
    executor: Executor,
    { code, limit, before }: { code: string; limit: number; before?: number | undefined },
  ): Promise<StaffCoupon[]> {
    const rows = await executor
      .select({ coupon: coupons, ...bounds })
      .from(coupons)
      .where(
        and(
          code === '' ? undefined : sql`position(lower(${code}) IN lower(${coupons.code}::text)) > 0`,
          before === undefined ? undefined : lt(coupons.id, before),
        ),
      )
      .orderBy(desc(coupons.id))
      .limit(limit)
    return rows.map(({ coupon, ...rest }) => ({ ...coupon, ...rest }))
  },

  async find(executor: Executor, id: number): Promise<StaffCoupon | undefined> {
    const [row] = await executor
      .select({ coupon: coupons, ...bounds })
      .from(coupons)
      .where(eq(coupons.id, id))
    if (!row) return undefined
    const { coupon, ...rest } = row
    return { ...coupon, ...rest }
  },

  /** The same, its row locked until the transaction ends. */
  async lock(tx: Transaction, id: number): Promise<StaffCoupon | undefined> {
    await tx.execute(sql`SELECT FROM coupons WHERE id = ${id} FOR NO KEY UPDATE`)
    return staffCouponsStore.find(tx, id)
  },

  /** The coupon of a code in any case, for this transaction alone. */
  async idOf(tx: Transaction, code: string): Promise<number | undefined> {
    const [row] = await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.code, code))
    return row?.id
  },

  /** Throws a unique violation where the code has gone to another at this moment. */
  async insert(tx: Transaction, terms: CouponTerms, actor: string): Promise<number> {
    const [row] = await tx
      .insert(coupons)
      .values({ ...terms, changedBy: actor, changedAt: sql`now()` })
      .returning({ id: coupons.id })
    if (!row) throw new Error('The coupon was not stored.')
    return row.id
  },

  /** False where more uses are held than the new limit lets be. */
  async update(tx: Transaction, id: number, terms: CouponTerms, actor: string): Promise<boolean> {
    const { usageLimit } = terms
    const fits = usageLimit === null ? undefined : lte(coupons.used, usageLimit)
    const rows = await tx
      .update(coupons)
      .set({ ...terms, version: sql`${coupons.version} + 1`, changedBy: actor, changedAt: sql`now()` })
      .where(and(eq(coupons.id, id), fits))
      .returning({ id: coupons.id })
    return rows.length > 0
  },

  async setActive(executor: Executor, id: number, active: boolean, actor: string): Promise<void> {
    await executor
      .update(coupons)
      .set({ active, changedBy: actor, changedAt: sql`now()` })
      .where(eq(coupons.id, id))
  },

  async setBounds(tx: Transaction, id: number, { productIds, categoryIds }: CouponBounds): Promise<void> {
    await tx.delete(couponProducts).where(eq(couponProducts.couponId, id))
    await tx.delete(couponCategories).where(eq(couponCategories.couponId, id))
    if (productIds.length > 0) {
      await tx.insert(couponProducts).values(productIds.map((productId) => ({ couponId: id, productId })))
    }
    if (categoryIds.length > 0) {
      await tx
        .insert(couponCategories)
        .values(categoryIds.map((categoryId) => ({ couponId: id, categoryId })))
    }
  },

  /** Which of these products and categories there are not. */
  async unknownOf(tx: Transaction, { productIds, categoryIds }: CouponBounds) {
    const { rows } = await tx.execute<{ products: number; categories: number }>(sql`
      SELECT
        (SELECT count(*)::int FROM unnest(${sql.param([...productIds])}::integer[]) AS asked (id)
          WHERE NOT EXISTS (SELECT FROM products p WHERE p.id = asked.id)) AS products,
        (SELECT count(*)::int FROM unnest(${sql.param([...categoryIds])}::integer[]) AS asked (id)
          WHERE NOT EXISTS (SELECT FROM categories c WHERE c.id = asked.id)) AS categories`)
    return { products: (rows[0]?.products ?? 0) > 0, categories: (rows[0]?.categories ?? 0) > 0 }
  },

  /** The orders that used a coupon, the newest first. */
  async uses(
    executor: Executor,
    id: number,
    { limit, before }: { limit: number; before?: number | undefined },
  ): Promise<CouponUse[]> {
    const { rows } = await executor.execute<{
      id: number
      number: number
      amount: number
      held_at: string
      released_at: string | null
    }>(sql`
      SELECT o.id, o.number, o.coupon_amount AS amount, u.held_at, u.released_at
      FROM coupon_uses u JOIN orders o ON o.id = u.order_id
      WHERE u.coupon_id = ${id} ${before === undefined ? sql`` : sql`AND u.order_id < ${before}`}
      ORDER BY u.order_id DESC LIMIT ${limit}`)
    return rows.map(({ held_at, released_at, ...use }) => ({
      ...use,
      heldAt: new Date(held_at),
      releasedAt: released_at === null ? null : new Date(released_at),
    }))
  },
}
