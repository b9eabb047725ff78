import { hasLeft } from '#rules/orders/order-moves.ts'
import { type ReturnState, type ReturnTerms, refundDueOn, returnStateMachine } from '#rules/orders/returns.ts'
import type { Database, Executor, Transaction } from '../db/connection.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import type { OrderMovesService } from '../orders/order-moves.service.ts'
import type { OrdersService, OrderWithLines } from '../orders/orders.service.ts'
import type { UnsentUnitsService } from '../orders/unsent-units.service.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../refusals/refusal.ts'
import { stageReturnMail } from './return-mail.ts'
import { type ReturnRequest, returnsStore } from './returns.store.ts'

/** The next state of a request, what its shopper is told, who of the staff says it, and the money in pesos. */
type Answer = { state: ReturnState; answer: string; actor: string; amount?: number | undefined }

/** What the staff answers. */
export function answerReturn({
  database,
  orders,
  outbox,
  leftOf,
  unsent,
  moves,
  terms,
}: {
  database: Database
  orders: Pick<OrdersService, 'byId' | 'forgetDue'>
  outbox: Outbox
  /** What of an order's money may still go back, in pesos. */
  leftOf(executor: Executor, orderId: number): Promise<number>
  unsent: Pick<UnsentUnitsService, 'takeOff'>
  moves: Pick<OrderMovesService, 'moveWithin'>
  terms: ReturnTerms
}) {
  /** What was withdrawn from before the order left stays in the shop; where nothing else is in it, it is over. */
  async function withdraw(tx: Transaction, request: ReturnRequest, actor: string): Promise<void> {
    const { orderId } = request
    const lines = request.lines.map(({ position, quantity }) => ({ position, quantity }))
    const rest = await unsent.takeOff(tx, { orderId, lines, actor, returnRequestId: request.id })
    if (rest === 'some-left') return
    // Its money goes back for the request, whose answer tells of it.
    const moved = await moves.moveWithin(tx, orderId, 'cancel', actor, { isMoneyApart: true, isTold: true })
    if (isRefusal(moved)) throw new Rollback(moved)
  }

  return {
    /**
     * Answers a request with the name of whoever of the staff did, and mails it; `amount` is what is paid back for an
     * accepted one in place of what its units cost, in pesos. REFUND_NOTHING: a retracto for nothing; REFUND_TOO_MUCH: more than is left, also where no amount is named;
     * NOT_FOUND; ORDER_STATE for a move that is not legal, also the second of two at once.
     */
    answer: (requestId: number, step: Answer): Promise<ReturnRequest | Refusal> =>
      transactOrRefuse(database, async (tx) => {
        // As whoever asks or pays back does, the order first.
        await returnsStore.lockOrderOf(tx, requestId)
        const state = await returnsStore.lock(tx, requestId)
        if (!state) return refuse('NOT_FOUND')
        if (!returnStateMachine.canMove(state, step.state)) return refuse('ORDER_STATE')
        const { amount, ...answered } = step
        const asked = await returnsStore.find(tx, requestId)
        // Who withdraws is paid back; nothing is left to pay where the shop has noted money that went back without a request.
        const isForNothing = asked?.kind === 'RETRACTO' && (asked.amount ?? 0) > 0 && amount === 0
        if (
          isForNothing &&
          step.state === 'ACCEPTED' &&
          !(await returnsStore.hasLooseRefund(tx, asked.orderId))
        )
          return refuse('REFUND_NOTHING', { fields: { monto: 'REFUND_NOTHING' } })
        // Who asked for another thing or a repair and is given money is owed it as soon as who asked for that.
        const dueOn = refundDueOn(new Date(), terms)
        const owed = step.state === 'ACCEPTED' && { amount, dueOn }
        await returnsStore.move(tx, requestId, { ...answered, ...owed })
        const request = await returnsStore.find(tx, requestId)
        if (!request) throw new Error(`The return request ${requestId} is gone under its lock.`)
        // All that is promised of an order can be kept at once: this one is among them by now.
        const promised = await returnsStore.promisedOf(tx, request.orderId)
        const isPromised = step.state === 'ACCEPTED' && (request.amount ?? 0) > 0
        if (isPromised && promised > (await leftOf(tx, request.orderId))) {
          throw new Rollback(refuse('REFUND_TOO_MUCH', { fields: { monto: 'REFUND_TOO_MUCH' } }))
        }
        const order = await orders.byId(request.orderId)
        if (isRefusal(order)) throw new Rollback(order)
        const isWithdrawn = step.state === 'ACCEPTED' && isBeforeLeaving(request, order)
        if (isWithdrawn) await withdraw(tx, request, step.actor)
        await stageReturnMail(tx, outbox, { order, request })
        await orders.forgetDue(tx, request.orderId)
        return (isWithdrawn && (await returnsStore.find(tx, requestId))) || request
      }),
  }
}

/** Whether a retracto is of an order that is still in the shop, paid and not cancelled. */
const isBeforeLeaving = ({ kind }: ReturnRequest, { state, preparationState }: OrderWithLines): boolean =>
  kind === 'RETRACTO' && state === 'PENDING' && !hasLeft({ preparation: preparationState })
