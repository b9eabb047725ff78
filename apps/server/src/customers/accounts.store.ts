import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'
import type { CustomerRow } from './customers.store.ts'
import { customerPasswords, customers } from './customers.tables.ts'

/** A registered customer with the hash of the password. */
export type Account = { customer: CustomerRow; hash: string }

const accountColumns = { customer: getTableColumns(customers), hash: customerPasswords.hash }
const registered = and(eq(customers.kind, 'customer'), isNull(customers.erasedAt))

/** What a registered customer is: a row with an e-mail of its own, and a password. */
export const accountsStore = {
  async findByEmail(executor: Executor, email: string): Promise<Account | undefined> {
    const [row] = await executor
      .select(accountColumns)
      .from(customers)
      .innerJoin(customerPasswords, eq(customerPasswords.customerId, customers.id))
      .where(and(eq(customers.email, email), registered))
    return row
  },

  async find(executor: Executor, customerId: number): Promise<Account | undefined> {
    const [row] = await executor
      .select(accountColumns)
      .from(customers)
      .innerJoin(customerPasswords, eq(customerPasswords.customerId, customers.id))
      .where(and(eq(customers.id, customerId), registered))
    return row
  },

  /** Locks the account until the transaction ends, if its password is still the one of `hash`. */
  async lockUnchanged(tx: Transaction, customerId: number, hash: string): Promise<CustomerRow | undefined> {
    const [row] = await tx
      .select(accountColumns)
      .from(customers)
      .innerJoin(customerPasswords, eq(customerPasswords.customerId, customers.id))
      .where(and(eq(customers.id, customerId), registered, eq(customerPasswords.hash, hash)))
      .for('no key update')
    return row?.customer
  },

  async setHash(tx: Transaction, customerId: number, hash: string): Promise<void> {
    const changed = { hash, changedAt: sql`now()` }
    await tx
      .insert(customerPasswords)
      .values({ customerId, hash })
      .onConflictDoUpdate({ target: customerPasswords.customerId, set: changed })
  },
}
