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
 * Forgets the saved delivery-address id (specification §4), the conversation, which who comes next would read, the pages
 * of a prescription, which would go with their order, the order that was made here, the questions that nobody else is to
 * see (0203), the reviews that were not sent and which orders were sent to pay, whose tokens open them. What was typed at the checkout and
 * the key of an order that may stand are still there for the customer who comes back.
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
