import type { Executor, Transaction } from '../db/connection.ts'
import type { PrescriptionMail } from '../mail/mail-content.ts'
import { type Prescription, prescriptionsStore } from './prescriptions.store.ts'

/** Whether an order needs a prescription that is not approved. Asked under the order's lock, it stays so. */
export const lacksPrescription = (executor: Executor, orderId: number): Promise<boolean> =>
  prescriptionsStore.isLacking(executor, orderId)

/** What its shopper is mailed of a prescription; null where the shop has not said anything of what was sent last. */
export function answerOf({
  state,
  reason,
  orderNumber,
  token,
  customerName,
}: Pick<
  Prescription,
  'state' | 'reason' | 'orderNumber' | 'token' | 'customerName'
>): PrescriptionMail | null {
  if (state !== 'APPROVED' && state !== 'REFUSED') return null
  return { orderNumber, token, customerName, isApproved: state === 'APPROVED', reason }
}

/** What was last said of an order's prescription: see `answerOf`. */
export async function prescriptionAnswer(
  executor: Executor,
  orderId: number,
): Promise<PrescriptionMail | null> {
  const prescription = await prescriptionsStore.ofOrder(executor, orderId)
  return prescription ? answerOf(prescription) : null
}

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
