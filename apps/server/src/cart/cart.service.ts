import { type AccountLine, mergeCarts } from '#rules/cart/merge-carts.ts'
import { type Database, inTransaction, type Transaction } from '../db/connection.ts'
import { cartStore, type StoredCart } from './cart.store.ts'

export type CartService = ReturnType<typeof cartService>

/** The cart of a signed-in customer, which follows to other devices (docs/decisions/0040). */
export function cartService({ database }: { database: Pick<Database, 'db' | 'pool'> }) {
  return {
    find: (customerId: number): Promise<StoredCart> => cartStore.find(database.db, customerId),

    /**
     * Puts a whole cart in the place of the one that has the version given. When another device was quicker
     * nothing is written, and the cart that stands is returned.
     */
    save(
      customerId: number,
      { version, lines }: { version: number; lines: readonly AccountLine[] },
    ): Promise<StoredCart & { isSaved: boolean }> {
      return inTransaction(database, async (tx) => {
        const isSaved = (await cartStore.lock(tx, customerId)) === version
        if (isSaved) await cartStore.replace(tx, customerId, normal(lines))
        return { isSaved, ...(await cartStore.find(tx, customerId)) }
      })
    },

    forgetPerson: (tx: Transaction, customerId: number) => cartStore.remove(tx, customerId),
  }
}

/** Each product with the same values once, the values ascending. */
function normal(lines: readonly AccountLine[]): AccountLine[] {
  return mergeCarts({ base: [], mine: lines, theirs: [] }).map((line) => ({
    ...line,
    valueIds: [...new Set(line.valueIds)].toSorted((a, b) => a - b),
  }))
}
