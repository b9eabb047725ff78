import { addressLimit } from '#rules/people/addresses.ts'
import { defaultAfterRemoving, defaultAfterSaving } from '#rules/people/default-address.ts'
import type { Executor, Transaction } from '../db/connection.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import { type AddressFields, type AddressRow, addressesStore } from './addresses.store.ts'

/** How many that were taken away are kept; orders copy theirs, so that the older ones are nobody's. */
const mostTakenAway = 100

export type Address = AddressRow
export type { AddressFields }

/** How an address is to be saved beyond its own fields. */
type Saving = {
  /** The address of the customer's own that is changed; without it one is added. */
  addressId?: number | undefined
  /** Whether it is to be the default; left out, that stays as it is. */
  isDefault?: boolean | undefined
  /** With true an address at the same place is enough, whoever receives there. */
  reuse?: boolean
  /** How the request calls the comuna, for a refusal. */
  comunaField: string
}

/**
 * Addresses of customers. Every refusal for an address that is another's is the same as for one that does
 * not exist (D22). Changes lock the customer's row first, so that those of one customer take turns.
 */
export const addressesService = {
  /** An address that the customer uses; NOT_YOURS for another's, for none, and for one taken away. */
  async own(executor: Executor, customerId: number, addressId: number): Promise<Address | Refusal> {
    const address = await addressesStore.findOwn(executor, customerId, addressId)
    return address?.active ? address : refuse('NOT_YOURS')
  },

  /** An address of the customer's own, also one taken away; NOT_YOURS. */
  async stored(executor: Executor, customerId: number, addressId: number): Promise<Address | Refusal> {
    return (await addressesStore.findOwn(executor, customerId, addressId)) ?? refuse('NOT_YOURS')
  },

  /** Those that the customer uses, in the order in which they were made. */
  list: addressesStore.listOwn,

  /** The default one, or null. */
  async findDefault(executor: Executor, customerId: number): Promise<Address | null> {
    return (await addressesStore.findDefault(executor, customerId)) ?? null
  },

  /**
   * Adds or changes an address and keeps the rule of the default (specification §4). One that is there already in
   * every word is not added twice: its answer was lost (D32). NOT_FOUND for an unknown comuna; NOT_YOURS; ADDRESSES_FULL.
   */
  async save(
    tx: Transaction,
    customerId: number,
    fields: AddressFields,
    { addressId, isDefault, reuse = false, comunaField }: Saving,
  ): Promise<Address | Refusal> {
    if ((await addressesStore.regionOf(tx, fields.comunaId)) === undefined) {
      return refuse('NOT_FOUND', { fields: { [comunaField]: 'NOT_FOUND' } })
    }
    await addressesStore.lockOwner(tx, customerId)
    const find = reuse ? addressesStore.findPlace : addressesStore.findSame
    const found = addressId ?? (await find(tx, customerId, fields))
    if (addressId !== undefined && !(await addressesStore.updateOwn(tx, customerId, addressId, fields))) {
      return refuse('NOT_YOURS')
    }
    if (found === undefined && (await addressesStore.knownOf(tx, customerId)).length >= addressLimit) {
      return refuse('ADDRESSES_FULL')
    }
    const id = found ?? (await addressesStore.insert(tx, customerId, fields))
    const known = await addressesStore.knownOf(tx, customerId)
    const saved = known.find((address) => address.id === id) ?? { id, isDefault: false }
    const others = known.filter((address) => address.id !== id)
    await addressesStore.setDefault(tx, customerId, defaultAfterSaving(others, saved, isDefault))
    return this.own(tx, customerId, id)
  },

  /**
   * Takes an address out of use and keeps its row, as one of the last hundred; the first that remains takes the place of a default. Any
   * number of times. NOT_YOURS.
   */
  async deactivate(tx: Transaction, customerId: number, addressId: number): Promise<true | Refusal> {
    await addressesStore.lockOwner(tx, customerId)
    const address = await this.stored(tx, customerId, addressId)
    if (isRefusal(address)) return address
    if (!address.active) return true
    await addressesStore.deactivate(tx, addressId)
    await addressesStore.forgetOldest(tx, customerId, mostTakenAway)
    const remaining = await addressesStore.knownOf(tx, customerId)
    await addressesStore.setDefault(tx, customerId, defaultAfterRemoving(remaining, address))
    return true
  },

  /** Hands the addresses of a guest to the customer who has proven to be the same person. */
  adopt: addressesStore.adopt,

  /** Every address that is stored of a customer, for whoever asks for their own data. */
  exportOf: addressesStore.listStored,

  /** Removes every address of a customer. Orders keep what they copied: see `ordersService.forgetPerson`. */
  forgetPerson: addressesStore.removeAll,
}
