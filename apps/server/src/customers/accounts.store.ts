import { and, eq, getTableColumns, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'
import type { CustomerFields, CustomerRow } from './customers.store.ts'
import { customerPasswords, customers } from './customers.tables.ts'

/** A registered customer with the hash of the password. */
export type Account = { customer: CustomerRow; hash: string }

const accountColumns = { customer: getTableColumns(customers), hash: customerPasswords.hash }
// Transactions run generic plans, which use the partial index of e-mails only where its condition stands as it is.
const registered = and(sql`${customers.kind} = 'customer'`, isNull(customers.erasedAt))

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

  async hasEmail(executor: Executor, email: string, exceptId?: number): Promise<boolean> {
    return isThere(executor, eq(customers.email, email), exceptId)
  },

  async hasRut(executor: Executor, rut: string, exceptId?: number): Promise<boolean> {
    return isThere(executor, eq(customers.rut, rut), exceptId)
  },

  /** Fails on the unique index of e-mails or RUTs where another customer has it; see `taken.ts`. */
  async insert(tx: Transaction, fields: AccountFields): Promise<CustomerRow> {
    const [row] = await tx
      .insert(customers)
      .values({ firstName: '', ...fields, kind: 'customer' })
      .returning()
    return stored(row)
  },

  /** Makes a registered customer of a guest, which keeps its orders and addresses. */
  async promote(tx: Transaction, guestId: number, fields: AccountFields): Promise<CustomerRow> {
    const [row] = await tx
      .update(customers)
      .set({ ...fields, kind: 'customer', updatedAt: sql`now()` })
      .where(and(eq(customers.id, guestId), eq(customers.kind, 'guest'), isNull(customers.erasedAt)))
      .returning()
    return stored(row)
  },

  /** Takes the person out of the row, which stands on for the orders that name it, and the password away. */
  async erase(tx: Transaction, customerId: number): Promise<void> {
    await tx.delete(customerPasswords).where(eq(customerPasswords.customerId, customerId))
    await tx
      .update(customers)
      .set({
        kind: 'guest',
        email: `borrado-${customerId}@huella.invalid`,
        rut: null,
        phone: null,
        landline: null,
        firstName: '',
        lastName: '',
        secondLastName: '',
        marketingAcceptedAt: null,
        marketingVersion: null,
        emailProvenAt: null,
        erasedAt: sql`now()`,
        updatedAt: sql`now()`,
      })
      .where(eq(customers.id, customerId))
  },

  async setHash(tx: Transaction, customerId: number, hash: string): Promise<void> {
    const changed = { hash, changedAt: sql`now()` }
    await tx
      .insert(customerPasswords)
      .values({ customerId, hash })
      .onConflictDoUpdate({ target: customerPasswords.customerId, set: changed })
  },
}

/** What signing up gives; the rest of a profile may come later. */
type AccountFields = Partial<CustomerFields> &
  Pick<CustomerFields, 'email' | 'termsAcceptedAt' | 'termsVersion'>

async function isThere(executor: Executor, what: SQL, exceptId: number | undefined): Promise<boolean> {
  const [row] = await executor
    .select({ id: customers.id })
    .from(customers)
    .where(and(what, registered, exceptId === undefined ? undefined : ne(customers.id, exceptId)))
    .limit(1)
  return row !== undefined
}

function stored(row: CustomerRow | undefined): CustomerRow {
  if (!row) throw new Error('The customer was not stored.')
  return row
}
