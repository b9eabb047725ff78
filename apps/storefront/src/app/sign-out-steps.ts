import type { DataPort } from '../data/port/port.ts'
import { syncCartNow } from '../features/cart/sync/cart-sync.ts'
import { leaveChat } from '../features/chat/session/leave-chat.ts'
import { draftOf } from '../features/checkout/draft.store.ts'
import type { Account } from '../features/session/account.store.ts'

export function before(data: DataPort, account: Account): Promise<void> {
  return syncCartNow(data, account.customerId)
}

/**
 * Forgets the saved delivery-address id (specification §4) and the conversation, which who comes next would read. What
 * was typed at the checkout and the key of an order that may stand are still there.
 */
export function after(data: DataPort): void {
  leaveChat(data)
  draftOf(data.layer).update(
    (draft) =>
      draft && {
        form: { ...draft.form, addressId: null },
        attempt: draft.attempt && { ...draft.attempt, guest: null },
      },
  )
}
