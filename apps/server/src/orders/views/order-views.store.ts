import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'

/** `filter` is as the wire names it, and read by its shape whenever it is given out. */
export type OrderView = {
  id: number
  staffId: number
  name: string
  filter: Record<string, string | number>
  isShared: boolean
  /** Whose it is. */
  author: string
}

const select = sql`
  SELECT v.id, v.staff_id AS "staffId", v.name, v.filter, v.shared AS "isShared", s.name AS author
  FROM order_views v JOIN staff s ON s.id = v.staff_id`

/** Shared ones that are shown at most. */
const mostShared = 200

export const orderViewsStore = {
  /** Those of an account, then what others share, each by name. */
  async list(executor: Executor, staffId: number): Promise<OrderView[]> {
    const { rows } = await executor.execute<OrderView>(sql`
      (${select} WHERE v.staff_id = ${staffId} ORDER BY v.name)
      UNION ALL
      (${select} WHERE v.shared AND v.staff_id <> ${staffId} ORDER BY v.name LIMIT ${mostShared})`)
    return rows
  },

  /** Holds the views of an account until the transaction ends; gives their names. */
  async lock(tx: Transaction, staffId: number): Promise<string[]> {
    await tx.execute(sql`SELECT FROM staff WHERE id = ${staffId} FOR NO KEY UPDATE`)
    const { rows } = await tx.execute<{ name: string }>(
      sql`SELECT name FROM order_views WHERE staff_id = ${staffId}`,
    )
    return rows.map(({ name }) => name)
  },

  /** Replaces the one of the same name. */
  async save(
    tx: Transaction,
    staffId: number,
    { name, filter, isShared }: Pick<OrderView, 'name' | 'filter' | 'isShared'>,
  ): Promise<OrderView | undefined> {
    const { rows } = await tx.execute<OrderView>(sql`
      INSERT INTO order_views (staff_id, name, filter, shared)
      VALUES (${staffId}, ${name}, ${JSON.stringify(filter)}, ${isShared})
      ON CONFLICT (staff_id, name) DO UPDATE SET filter = excluded.filter, shared = excluded.shared
      RETURNING id, staff_id AS "staffId", name, filter, shared AS "isShared",
        (SELECT s.name FROM staff s WHERE s.id = staff_id) AS author`)
    return rows[0]
  },

  /** Gives what it took away: one of that account, or with `ofOthers` a shared one. */
  async remove(
    tx: Transaction,
    { id, staffId, ofOthers }: { id: number; staffId: number; ofOthers: boolean },
  ): Promise<{ name: string; isShared: boolean } | undefined> {
    const { rows } = await tx.execute<{ name: string; isShared: boolean }>(sql`
      DELETE FROM order_views WHERE id = ${id} AND (staff_id = ${staffId} OR (shared AND ${ofOthers}))
      RETURNING name, shared AS "isShared"`)
    return rows[0]
  },
}
