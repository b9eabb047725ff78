import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Executor, run, type Transaction } from '../db/connection.ts'
import { customers } from './customers.tables.ts'

export type CustomerRow = typeof customers.$inferSelect
/** What an order says of who buys. */
export type BuyerRow = Pick<
  CustomerRow,
  'id' | 'email' | 'rut' | 'firstName' | 'lastName' | 'secondLastName' | 'phone' | 'termsVersion'
>
export type CustomerFields = Omit<typeof customers.$inferInsert, 'id' | 'kind' | 'createdAt' | 'updatedAt'>

export const customersStore = {
  async find(executor: Executor, customerId: number): Promise<CustomerRow | undefined> {
    const [row] = await executor.select().from(customers).where(eq(customers.id, customerId))
    return row
  },

  /** Locks the row until the transaction ends, so that one customer's orders take turns. */
  async findForUpdate(executor: Executor, customerId: number): Promise<CustomerRow | undefined> {
    const [row] = await executor
      .select()
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('no key update')
    return row
  },

  /** What an order says of who buys, the row locked until the transaction ends. */
  async lockBuyer(tx: Transaction, customerId: number): Promise<BuyerRow | undefined> {
    const { rows } = await run<BuyerRow>(
      tx,
      `SELECT id, email::text, rut, first_name AS "firstName", last_name AS "lastName",
         second_last_name AS "secondLastName", phone, terms_version AS "termsVersion"
       FROM customers WHERE id = $1 FOR NO KEY UPDATE`,
      [customerId],
    )
    return rows[0]
  },

  async insertGuest(executor: Executor, fields: CustomerFields): Promise<CustomerRow> {
    const [row] = await executor
      .insert(customers)
      .values({ ...fields, kind: 'guest' })
      .returning()
    if (!row) throw new Error('The guest was not stored.')
    return row
  },

  /** The changed row, or undefined when the customer is not a guest (any more). */
  async updateGuest(
    executor: Executor,
    customerId: number,
    fields: CustomerFields,
  ): Promise<CustomerRow | undefined> {
    const [row] = await executor
      .update(customers)
      .set({
        ...fields,
        // Another e-mail is one that nothing has proven yet.
        emailProvenAt: sql`CASE WHEN ${customers.email} = ${fields.email} THEN ${customers.emailProvenAt} END`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(customers.id, customerId), eq(customers.kind, 'guest')))
      .returning()
    return row
  },

  async update(tx: Transaction, customerId: number, fields: Partial<CustomerFields>): Promise<CustomerRow> {
    const [row] = await tx
      .update(customers)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(eq(customers.id, customerId))
      .returning()
    if (!row) throw new Error('The customer does not exist.')
    return row
  },

  /** Keeps that the address is the customer's, once; nothing happens where it is another one. */
  async proveEmail(executor: Executor, customerId: number, email: string): Promise<void> {
    await executor
      .update(customers)
      .set({ emailProvenAt: sql`now()` })
      .where(and(eq(customers.id, customerId), eq(customers.email, email), isNull(customers.emailProvenAt)))
  },
}
