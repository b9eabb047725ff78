import type { DataPort } from '../data/port/port.ts'
import { syncCartNow } from '../features/cart/sync/cart-sync.ts'
import { draftOf } from '../features/checkout/draft.store.ts'
import type { Account } from '../features/session/account.store.ts'

export function before(data: DataPort, account: Account): Promise<void> {
  return syncCartNow(data, account.customerId)
}

/**
 * Forgets the saved delivery-address id, and no more (specification §4): what was typed at the checkout and the
 * key of an order that may stand are still there.
 */
export function after(data: DataPort): void {
  draftOf(data.layer).update(
    (draft) =>
      draft && {
        form: { ...draft.form, addressId: null },
        attempt: draft.attempt && { ...draft.attempt, guest: null },
      },
  )
}
