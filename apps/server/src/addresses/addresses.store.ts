import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import { addresses } from './addresses.tables.ts'

export type AddressFields = Pick<
  typeof addresses.$inferInsert,
  'comunaId' | 'street' | 'number' | 'flat' | 'reference'
>

export const addressesStore = {
  /** The region of a comuna, or undefined when there is no such comuna. */
  async regionOf(executor: Executor, comunaId: number): Promise<number | undefined> {
    const { rows } = await executor.execute<{ region_id: number }>(
      sql`SELECT region_id FROM comunas WHERE id = ${comunaId}`,
    )
    return rows[0]?.region_id
  },

  /** A customer's own address with the names of its comuna and region. */
  async findOwn(executor: Executor, customerId: number, addressId: number) {
    const { rows } = await executor.execute<{
      id: number
      comunaId: number
      street: string
      number: string
      flat: string
      reference: string
      comuna: string
      region: string
      regionId: number
    }>(
      sql`SELECT a.id, a.comuna_id AS "comunaId", a.street, a.number, a.flat, a.reference,
            c.name AS comuna, r.name AS region, r.id AS "regionId"
          FROM addresses a
          JOIN comunas c ON c.id = a.comuna_id
          JOIN regions r ON r.id = c.region_id
          WHERE a.id = ${addressId} AND a.customer_id = ${customerId}`,
    )
    return rows[0]
  },

  async findSame(executor: Executor, customerId: number, fields: AddressFields): Promise<number | undefined> {
    const [row] = await executor
      .select({ id: addresses.id })
      .from(addresses)
      .where(
        and(
          eq(addresses.customerId, customerId),
          eq(addresses.comunaId, fields.comunaId),
          eq(addresses.street, fields.street),
          eq(addresses.number, fields.number),
          eq(addresses.flat, fields.flat ?? ''),
          eq(addresses.reference, fields.reference ?? ''),
        ),
      )
      .limit(1)
    return row?.id
  },

  async insert(executor: Executor, customerId: number, fields: AddressFields): Promise<number> {
    const [row] = await executor
      .insert(addresses)
      .values({ ...fields, customerId })
      .returning({ id: addresses.id })
    if (!row) throw new Error('The address was not stored.')
    return row.id
  },

  /** Whether the address was the customer's own and is changed now. */
  async updateOwn(
    executor: Executor,
    customerId: number,
    addressId: number,
    fields: AddressFields,
  ): Promise<boolean> {
    const changed = await executor
      .update(addresses)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(and(eq(addresses.id, addressId), eq(addresses.customerId, customerId)))
      .returning({ id: addresses.id })
    return changed.length > 0
  },
}
