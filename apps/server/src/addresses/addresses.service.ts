import type { Executor, Transaction } from '../db/connection.ts'
import { isRefused, type Refused, refuse } from '../http/refused.ts'
import { type AddressFields, addressesStore } from './addresses.store.ts'

export type Address = NonNullable<Awaited<ReturnType<typeof addressesStore.findOwn>>>

export const addressesService = {
  /**
   * A customer's own address. NOT_YOURS for another's and for one that does not exist: the refusal
   * does not tell them apart (D22).
   */
  async own(executor: Executor, customerId: number, addressId: number): Promise<Address | Refused> {
    return (await addressesStore.findOwn(executor, customerId, addressId)) ?? refuse('NOT_YOURS')
  },

  /**
   * Stores where an order goes. With `addressId` that address of the customer's own is changed;
   * without, the same address is not stored twice. NOT_FOUND for an unknown comuna, NOT_YOURS.
   */
  async save(
    tx: Transaction,
    customerId: number,
    fields: AddressFields,
    addressId?: number,
  ): Promise<Address | Refused> {
    if ((await addressesStore.regionOf(tx, fields.comunaId)) === undefined) {
      return refuse('NOT_FOUND', { fields: { 'datosformulario.id_comuna': 'NOT_FOUND' } })
    }
    const id = await saved(tx, customerId, fields, addressId)
    return isRefused(id) ? id : this.own(tx, customerId, id)
  },
}

async function saved(
  tx: Transaction,
  customerId: number,
  fields: AddressFields,
  addressId: number | undefined,
): Promise<number | Refused> {
  if (addressId !== undefined) {
    const changed = await addressesStore.updateOwn(tx, customerId, addressId, fields)
    return changed ? addressId : refuse('NOT_YOURS')
  }
  const same = await addressesStore.findSame(tx, customerId, fields)
  return same ?? addressesStore.insert(tx, customerId, fields)
}
