import { and, asc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm'
import type { KnownAddress } from '#rules/people/default-address.ts'
import { type Executor, run, type Transaction } from '../db/connection.ts'
import { comunas, regions } from '../shipping/shipping.tables.ts'
import { addresses } from './addresses.tables.ts'

/** What a customer says of an address. */
export type AddressFields = Omit<
  typeof addresses.$inferInsert,
  'id' | 'customerId' | 'active' | 'isDefault' | 'createdAt' | 'updatedAt'
>

export type AddressRow = typeof addresses.$inferSelect & { comuna: string; region: string; regionId: number }

const withPlace = (executor: Executor) =>
  executor
    .select({
      ...getTableColumns(addresses),
      comuna: comunas.name,
      region: regions.name,
      regionId: regions.id,
    })
    .from(addresses)
    .innerJoin(comunas, eq(comunas.id, addresses.comunaId))
    .innerJoin(regions, eq(regions.id, comunas.regionId))

const ownedBy = (customerId: number) => eq(addresses.customerId, customerId)

const columns = Object.entries(getTableColumns(addresses)).map(
  ([name, { name: column }]) => `a.${column} AS "${name}"`,
)
/** As text, since it is asked with every order. */
const ownAddress = `
  SELECT ${columns.join(', ')}, m.name AS comuna, r.name AS region, r.id AS "regionId"
  FROM addresses a JOIN comunas m ON m.id = a.comuna_id JOIN regions r ON r.id = m.region_id
  WHERE a.id = $1 AND a.customer_id = $2`

const isAt = (fields: AddressFields) =>
  and(
    eq(addresses.comunaId, fields.comunaId),
    eq(addresses.street, fields.street),
    eq(addresses.number, fields.number),
    eq(addresses.flat, fields.flat ?? ''),
    eq(addresses.reference, fields.reference ?? ''),
  )

async function findUsed(
  executor: Executor,
  customerId: number,
  which: SQL | undefined,
): Promise<number | undefined> {
  const [row] = await executor
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(ownedBy(customerId), eq(addresses.active, true), which))
    .limit(1)
  return row?.id
}

export const addressesStore = {
  /** The region of a comuna, or undefined when there is no such comuna. */
  async regionOf(executor: Executor, comunaId: number): Promise<number | undefined> {
    const [row] = await executor
      .select({ regionId: comunas.regionId })
      .from(comunas)
      .where(eq(comunas.id, comunaId))
    return row?.regionId
  },

  /** Locks the customer until the transaction ends, so that changes of one customer's addresses take turns. */
  async lockOwner(tx: Transaction, customerId: number): Promise<void> {
    await tx.execute(sql`SELECT 1 FROM customers WHERE id = ${customerId} FOR NO KEY UPDATE`)
  },

  /** A customer's own address with the names of its comuna and region, taken away or not. */
  async findOwn(executor: Executor, customerId: number, addressId: number): Promise<AddressRow | undefined> {
    const { rows } = await run<AddressRow>(executor, ownAddress, [addressId, customerId])
    return rows[0]
  },

  /** The addresses that a customer uses, in the order in which they were made. */
  async listOwn(executor: Executor, customerId: number): Promise<AddressRow[]> {
    return withPlace(executor)
      .where(and(ownedBy(customerId), eq(addresses.active, true)))
      .orderBy(asc(addresses.id))
  },

  /** Every row that is stored of a customer's addresses, also those that were taken away. */
  async listStored(executor: Executor, customerId: number): Promise<AddressRow[]> {
    return withPlace(executor).where(ownedBy(customerId)).orderBy(asc(addresses.id))
  },

  async findDefault(executor: Executor, customerId: number): Promise<AddressRow | undefined> {
    const [row] = await withPlace(executor).where(and(ownedBy(customerId), eq(addresses.isDefault, true)))
    return row
  },

  /** One at the same place that the customer uses. */
  async findPlace(
    executor: Executor,
    customerId: number,
    fields: AddressFields,
  ): Promise<number | undefined> {
    return findUsed(executor, customerId, isAt(fields))
  },

  /** One that the customer uses and that says the same, whoever receives included. */
  async findSame(executor: Executor, customerId: number, fields: AddressFields): Promise<number | undefined> {
    return findUsed(
      executor,
      customerId,
      and(
        isAt(fields),
        eq(addresses.neighbourhood, fields.neighbourhood ?? ''),
        eq(addresses.recipientName, fields.recipientName ?? ''),
        eq(addresses.recipientSurnames, fields.recipientSurnames ?? ''),
        eq(addresses.recipientRut, fields.recipientRut ?? ''),
        eq(addresses.recipientPhone, fields.recipientPhone ?? ''),
        eq(addresses.recipientEmail, fields.recipientEmail ?? ''),
      ),
    )
  },

  async insert(executor: Executor, customerId: number, fields: AddressFields): Promise<number> {
    const [row] = await executor
      .insert(addresses)
      .values({ ...fields, customerId })
      .returning({ id: addresses.id })
    if (!row) throw new Error('The address was not stored.')
    return row.id
  },

  /** Whether the address was one that the customer uses and is changed now. */
  async updateOwn(
    executor: Executor,
    customerId: number,
    addressId: number,
    fields: AddressFields,
  ): Promise<boolean> {
    const changed = await executor
      .update(addresses)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(and(eq(addresses.id, addressId), ownedBy(customerId), eq(addresses.active, true)))
      .returning({ id: addresses.id })
    return changed.length > 0
  },

  async deactivate(tx: Transaction, addressId: number): Promise<void> {
    await tx
      .update(addresses)
      .set({ active: false, isDefault: false, updatedAt: sql`now()` })
      .where(eq(addresses.id, addressId))
  },

  /** Deletes what was taken away before the last `kept`. */
  async forgetOldest(tx: Transaction, customerId: number, most: number): Promise<void> {
    await tx.execute(sql`
      DELETE FROM addresses WHERE id IN (
        SELECT id FROM addresses WHERE customer_id = ${customerId} AND NOT active
        ORDER BY updated_at DESC, id DESC OFFSET ${most}
      )`)
  },

  /** Of the addresses in use, in the order in which they were made. */
  async knownOf(tx: Transaction, customerId: number): Promise<KnownAddress[]> {
    return tx
      .select({ id: addresses.id, isDefault: addresses.isDefault })
      .from(addresses)
      .where(and(ownedBy(customerId), eq(addresses.active, true)))
      .orderBy(asc(addresses.id))
  },

  /** Makes one address the default, or none; the old one is cleared first, since two may never stand. */
  async setDefault(tx: Transaction, customerId: number, addressId: number | null): Promise<void> {
    const isOther = addressId === null ? undefined : ne(addresses.id, addressId)
    await tx
      .update(addresses)
      .set({ isDefault: false })
      .where(and(ownedBy(customerId), eq(addresses.isDefault, true), isOther))
    if (addressId === null) return
    await tx
      .update(addresses)
      .set({ isDefault: true })
      .where(and(eq(addresses.id, addressId), ownedBy(customerId), eq(addresses.isDefault, false)))
  },

  /** Hands a guest's addresses to a customer, whose default stays; the guest's is one only where there is none. */
  async adopt(tx: Transaction, guestId: number, customerId: number): Promise<void> {
    await tx.execute(sql`
      UPDATE addresses SET customer_id = ${customerId}, is_default = is_default AND NOT EXISTS (
        SELECT FROM addresses own WHERE own.customer_id = ${customerId} AND own.is_default
      )
      WHERE customer_id = ${guestId}`)
  },

  async removeAll(tx: Transaction, customerId: number): Promise<void> {
    await tx.delete(addresses).where(ownedBy(customerId))
  },
}
