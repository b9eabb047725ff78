import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../db/connection.ts'

/** What people write of a brand. */
export type BrandFields = {
  name: string
  slug: string
  country: string
  /** The logo's file under /media/; empty for none. */
  image: string
}

/** A brand as the desk edits it; `changedAt` is ISO 8601. */
export type DeskBrand = BrandFields & { id: number; version: number; changedBy: string; changedAt: string }

const select = sql`
  SELECT b.id, b.version, b.name::text, b.slug, b.country, b.image,
    b.changed_by AS "changedBy", to_json(b.changed_at) #>> '{}' AS "changedAt"
  FROM brands b`

const columns = { name: sql`name`, slug: sql`slug`, country: sql`country`, image: sql`image` }

export const brandsStore = {
  /** By their names. */
  async all(executor: Executor): Promise<DeskBrand[]> {
    const { rows } = await executor.execute<DeskBrand>(sql`${select} ORDER BY b.name, b.id`)
    return rows
  },

  /** Nobody else writes it until the transaction ends. */
  async lock(tx: Transaction, id: number): Promise<DeskBrand | null> {
    const { rows } = await tx.execute<DeskBrand>(sql`${select} WHERE b.id = ${id} FOR UPDATE`)
    return rows[0] ?? null
  },

  async isTaken(tx: Transaction, slug: string): Promise<boolean> {
    const { rows } = await tx.execute(sql`SELECT 1 FROM brands WHERE slug = ${slug}`)
    return rows.length > 0
  },

  /** Writes those fields alone, and raises the version. */
  async update(tx: Transaction, id: number, fields: Partial<BrandFields>, by: string): Promise<void> {
    const written = Object.entries(fields).map(
      ([field, value]) => sql`${columns[field as keyof typeof columns]} = ${value}`,
    )
    const noted = [sql`version = version + 1`, sql`changed_by = ${by}`, sql`changed_at = now()`]
    await tx.execute(sql`UPDATE brands SET ${sql.join([...written, ...noted], sql`, `)} WHERE id = ${id}`)
  },

  /** An address leads to a brand from now on; what it led to before it does no more. */
  async redirect(tx: Transaction, slug: string, brandId: number): Promise<void> {
    await tx.execute(sql`
      INSERT INTO brand_redirects (slug, brand_id) VALUES (${slug}, ${brandId})
      ON CONFLICT (slug) DO UPDATE SET brand_id = excluded.brand_id`)
  },

  async claimSlug(tx: Transaction, slug: string): Promise<void> {
    await tx.execute(sql`DELETE FROM brand_redirects WHERE slug = ${slug}`)
  },

  /**
   * Gives products, lines and addresses of a brand to another, each product with its version raised and the change in
   * its history; replies with how many products.
   */
  async give(
    tx: Transaction,
    { from, to }: { from: number; to: number },
    { staffId, name }: { staffId: number; name: string },
  ): Promise<number> {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    const { rows } = await tx.execute<{ given: number }>(sql`
      WITH written AS (
        UPDATE products SET brand_id = ${to}, version = version + 1 WHERE brand_id = ${from} RETURNING id, version
      ), noted AS (
        INSERT INTO product_changes (product_id, version, staff_id, actor, changes)
        SELECT id, version, ${staffId}::int, ${name}::text,
          jsonb_build_object('brandId', jsonb_build_object('from', ${from}::int, 'to', ${to}::int))
        FROM written
      )
      SELECT count(*)::int AS given FROM written`)
    await tx.execute(sql`UPDATE brand_models SET brand_id = ${to} WHERE brand_id = ${from}`)
    await tx.execute(sql`UPDATE brand_redirects SET brand_id = ${to} WHERE brand_id = ${from}`)
    return rows[0]?.given ?? 0
  },

  /** Takes it away; a product that has it throws a violation of its foreign key. */
  async remove(tx: Transaction, id: number): Promise<void> {
    await tx.execute(sql`DELETE FROM brands WHERE id = ${id}`)
  },
}
