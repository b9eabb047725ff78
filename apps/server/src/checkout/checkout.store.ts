import { sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'

export const checkoutStore = {
  /** Where a branch stands, so that a pickup there can be quoted. */
  async findBranch(
    executor: Executor,
    branchId: number,
  ): Promise<{ id: number; comunaId: number } | undefined> {
    const { rows } = await executor.execute<{ id: number; comunaId: number }>(
      sql`SELECT id, comuna_id AS "comunaId" FROM branches WHERE id = ${branchId}`,
    )
    return rows[0]
  },
}
