import type { DataPort } from '../data/port/port.ts'
import { syncCartNow } from '../features/cart/sync/cart-sync.ts'
import { leaveChat } from '../features/chat/session/leave-chat.ts'
import { draftOf } from '../features/checkout/draft.store.ts'
import { uploadsOf } from '../features/checkout/prescription/uploads.store.ts'
import { lastOrderOf } from '../features/checkout/purchase/last-order.store.ts'
import type { Account } from '../features/session/account.store.ts'
import { storageOf } from '../shell/browser-storage.ts'
import { storageKey } from '../shell/storage-keys.ts'

export async function before(data: DataPort, account: Account): Promise<void> {
  await syncCartNow(data, account.customerId)
}

/**
 * Forgets what the next person at this browser must not find: the saved delivery-address id (specification §4), the
 * conversation, the pages of a prescription, the order that was made here, unanswered questions (0203), reviews that were
 * not sent, and the tokens of orders that were sent to pay. What was typed at the checkout, and the key of an order that
 * may stand, wait for the customer who comes back.
 */
export function after(data: DataPort): void {
  leaveChat(data)
  uploadsOf(data.layer).update(() => [])
  lastOrderOf(data.layer).update(() => null)
  // By their keys: their stores would come along from the page of a product.
  storageOf('localStorage').removeItem(storageKey('questions', data.layer))
  forgetOfThisTab()
  draftOf(data.layer).update(
    (draft) =>
      draft && {
        ...draft,
        form: { ...draft.form, addressId: null },
        attempt: draft.attempt && { ...draft.attempt, guest: null },
      },
  )
}

function forgetOfThisTab(): void {
  const storage = storageOf('sessionStorage')
  const begins = [storageKey('review', ''), storageKey('sent-to-pay', '')]
  for (const key of sessionKeys()) if (begins.some((begin) => key.startsWith(begin))) storage.removeItem(key)
}

function sessionKeys(): string[] {
  try {
    return Object.keys(window.sessionStorage)
  } catch {
    return [] // forbidden
  }
}
