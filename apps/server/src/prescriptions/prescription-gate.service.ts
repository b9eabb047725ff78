import type { Executor, Transaction } from '../db/connection.ts'
import { prescriptionsStore } from './prescriptions.store.ts'

/** Whether an order needs a prescription that is not approved. Asked under the order's lock, it stays so. */
export const lacksPrescription = (executor: Executor, orderId: number): Promise<boolean> =>
  prescriptionsStore.isLacking(executor, orderId)

/** When each page of an order's prescription was sent, the oldest first. */
export const sentPages = (executor: Executor, orderId: number): Promise<Date[]> =>
  prescriptionsStore.sentPages(executor, orderId)

/**
 * Whether all these pages wait for an order; they do so until the transaction ends, and the statement that writes an
 * order takes them along.
 */
export async function holdUploads(tx: Transaction, tokens: readonly string[]): Promise<boolean> {
  const distinct = [...new Set(tokens)]
  return (await prescriptionsStore.holdUploads(tx, distinct)) === distinct.length
}
