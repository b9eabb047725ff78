import { sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import type { Branch } from '../orders/order-mail.ts'

export const checkoutStore = {
  /** Where a branch stands, so that a pickup there can be quoted. */
  async findBranch(
    executor: Executor,
    branchId: number,
  ): Promise<{ comunaId: number; branch: Branch } | undefined> {
    const { rows } = await executor.execute<{ comunaId: number; branch: Branch }>(sql`
      SELECT b.comuna_id AS "comunaId", jsonb_build_object(
        'name', b.name,
        'place', jsonb_build_object('address', b.address, 'comuna', c.name, 'phone', b.phone)
      ) AS branch
      FROM branches b JOIN comunas c ON c.id = b.comuna_id WHERE b.id = ${branchId}`)
    return rows[0]
  },
}
