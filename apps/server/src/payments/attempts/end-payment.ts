import type { Executor } from '../../db/connection.ts'
import { paymentsStore } from '../payments.store.ts'
import type { AttemptState } from '../payments.tables.ts'

/** How an attempt ended. */
export type PaymentOutcome = Exclude<AttemptState, 'OPENING' | 'OPEN' | 'CLAIMED'>

/** Told of each attempt that ends, once. */
export type OutcomeListener = (outcome: PaymentOutcome) => void

/** Ends an attempt without the gateway's word, if it still is in one of these states; says whether it was. */
export async function endPayment(
  executor: Executor,
  onOutcome: OutcomeListener,
  id: number,
  outcome: PaymentOutcome,
  from: readonly AttemptState[],
): Promise<boolean> {
  const isEnded = await paymentsStore.end(executor, id, outcome, from)
  if (isEnded) onOutcome(outcome)
  return isEnded
}
