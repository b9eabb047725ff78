import type { Database } from '../../db/connection.ts'
import type { PaymentHandler } from '../payment-handler.ts'
import { type Payment, paymentsStore } from '../payments.store.ts'
import { type ApplyDependencies, applyPayment } from './apply-payment.ts'
import { endPayment, type OutcomeListener } from './end-payment.ts'
import type { SettlePayment } from './settle-payment.service.ts'

/** Nobody asks the gateway for a form for as long, in seconds. */
const openingLife = 120
/** The form lives for ten minutes (chile.md); with the way back, in seconds. */
const formLife = 15 * 60
/** What was never committed is never charged: after so long it ends without the gateway's word, in ms. */
const longestOpenMs = 24 * 60 * 60_000
/** How many of each kind are looked at in one sweep. */
const most = 100

/**
 * Ends what was left open: by a shopper who never came back, a process that died, a gateway that did not
 * answer. Any number of processes may do it at once.
 */
export function sweepPayments({
  settling,
  handler,
  onOutcome = () => undefined,
  ...dependencies
}: ApplyDependencies & {
  database: Database
  handler: Pick<PaymentHandler, 'status'>
  settling: Pick<SettlePayment, 'settle' | 'record'>
  onOutcome?: OutcomeListener | undefined
}) {
  const { db } = dependencies.database

  /** The shopper has not come back from the form: how does it stand? */
  async function endOpen(payment: Payment): Promise<void> {
    const answer = payment.token ? await handler.status(payment.token) : null
    if (answer?.ok && answer.value.outcome !== 'open') {
      await paymentsStore.addEvent(db, payment.id, 'status', answer.value.raw)
      await settling.record(payment, answer.value)
      return
    }
    const isKnown = answer === null || answer.ok || (answer.why === 'refused' && answer.status !== 401)
    if (isKnown || payment.ageMs > longestOpenMs)
      await endPayment(db, onOutcome, payment.id, 'EXPIRED', ['OPEN'])
  }

  return {
    /** Throws, after all were tried, when one of them could not be ended for a fault of ours. */
    async sweep(signal?: AbortSignal): Promise<void> {
      const faults: unknown[] = []
      const each = async (payments: Payment[], end: (payment: Payment) => Promise<unknown>) => {
        for (const payment of payments) {
          if (signal?.aborted) return
          await end(payment).catch((cause) =>
            faults.push(new Error(`The payment ${payment.id} (${payment.buyOrder})`, { cause })),
          )
        }
      }
      await each(await paymentsStore.listUnapplied(db, most), (payment) =>
        applyPayment(dependencies, payment),
      )
      await each(await paymentsStore.listLeft(db, most), (payment) => settling.settle(payment))
      await each(await paymentsStore.listOld(db, 'OPENING', openingLife, most), ({ id }) =>
        endPayment(db, onOutcome, id, 'FAILED', ['OPENING']),
      )
      await each(await paymentsStore.listOld(db, 'OPEN', formLife, most), endOpen)
      if (faults.length > 0) throw new AggregateError(faults, 'Payments could not be swept')
    },
  }
}
