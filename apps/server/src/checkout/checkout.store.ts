import { sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'

export const checkoutStore = {
  /** Where a branch stands, so that a pickup there can be quoted. */
  async findBranch(
    executor: Executor,
    branchId: number,
  ): Promise<{ id: number; comunaId: number; name: string } | undefined> {
    const { rows } = await executor.execute<{ id: number; comunaId: number; name: string }>(
      sql`SELECT id, comuna_id AS "comunaId", name FROM branches WHERE id = ${branchId}`,
    )
    return rows[0]
  },
}
