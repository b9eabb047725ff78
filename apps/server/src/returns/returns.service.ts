import type { HolidayChanges } from '#rules/chile/holidays.ts'
import { hasLeft } from '#rules/orders/order-moves.ts'
import {
  isSameReturn,
  isTooLate,
  mayReturn,
  paidBackUnits,
  type ReturnKind,
  type ReturnState,
  type ReturnTerms,
  receiptOf,
  refundDueOn,
  returnable,
  returnDeadline,
  returnStateMachine,
} from '#rules/orders/returns.ts'
import type { Database, Executor, Transaction } from '../db/connection.ts'
import type { MailKind } from '../mail/mail-content.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import type { OrderMovesService } from '../orders/order-moves.service.ts'
import type { OrdersService, OrderWithLines } from '../orders/orders.service.ts'
import type { UnsentUnitsService } from '../orders/unsent-units.service.ts'
import { withoutNames } from '../orders/without-names.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../refusals/refusal.ts'
import { type NewReturnRequest, refundFor, totalQuantity, wrongLine } from './requested-lines.ts'
import { type ReturnRequest, returnsStore } from './returns.store.ts'

export type { ReturnRequest }
export type ReturnsService = ReturnType<typeof returnsService>

/** What may be asked about an order, and until which day (`2026-11-21`; null while no term runs). */
export type Returnable = Record<ReturnKind, { isOpen: boolean; until: string | null }>

/** Retracto and guarantee (chile.md, Law): what shoppers ask about what they bought, and what the shop answers. */
export function returnsService({
  database,
  orders,
  outbox,
  isUnsent,
  leftOf,
  holidays,
  unsent,
  moves,
  terms,
}: {
  database: Database
  orders: Pick<OrdersService, 'own' | 'byId' | 'forgetDue'>
  outbox: Outbox
  /** Whether the mail of a kind about an order's number to an e-mail has not been sent. */
  isUnsent(executor: Executor, mail: { kind: MailKind; email: string; order: number }): Promise<boolean>
  /** What of an order's money may still go back, in pesos. */
  leftOf(executor: Executor, orderId: number): Promise<number>
  /** What the shop changes of the holidays. */
  holidays(executor: Executor): Promise<HolidayChanges>
  unsent: Pick<UnsentUnitsService, 'takeOff' | 'linesOf'>
  moves: Pick<OrderMovesService, 'moveWithin'>
  terms: ReturnTerms
}) {
  async function returnableOf(executor: Executor, order: OrderWithLines): Promise<Returnable> {
    const steps = order.history.map(({ preparationState, paymentState, happenedAt }) => ({
      preparation: preparationState,
      payment: paymentState,
      at: happenedAt,
    }))
    const receipt = receiptOf(steps, {
      daysTo: order.daysTo,
      isPickup: order.branchId !== null,
      holidays: await holidays(executor),
    })
    const isPaid = order.paymentState === 'PAID'
    const status = { isPaid, isCancelled: order.state === 'CANCELLED', receipt }
    // The first mail is the written confirmation; an order that is paid online has none before it is paid.
    const kind = order.paymentKind === 'webpay' ? 'order-paid' : 'order-received'
    const mail = { kind, email: order.customerEmail, order: order.number } as const
    const isConfirmed = !(await isUnsent(executor, mail))
    const now = new Date()
    const of = (kind: ReturnKind) => {
      const until = returnDeadline(kind, receipt, { isConfirmed, terms })
      return { until, isOpen: mayReturn(kind, status) && !isTooLate(until, now) }
    }
    return { RETRACTO: of('RETRACTO'), GARANTIA: of('GARANTIA') }
  }

  async function mailTo(tx: Transaction, order: OrderWithLines, request: ReturnRequest): Promise<void> {
    if (order.customerEmail === '') return // its person asked to be forgotten
    const isNew = request.state === 'RECEIVED'
    await outbox.stage(tx, {
      to: order.customerEmail,
      language: order.language,
      kind: isNew ? 'return-received' : 'return-answered',
      request: {
        orderNumber: order.number,
        token: order.token,
        customerName: order.customerName,
        kind: request.kind,
        state: request.state,
        lines: request.lines.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
        reason: request.reason,
        answer: request.history.at(-1)?.answer ?? '',
        refund:
          request.amount === null || request.refundDueOn === null
            ? null
            : { amount: request.amount, dueOn: request.refundDueOn },
      },
    })
  }

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

  async function write(
    tx: Transaction,
    asked: OrderWithLines,
    input: NewReturnRequest,
  ): Promise<ReturnRequest | Refusal> {
    const { orderId, idempotencyKey, kind } = input
    await returnsStore.lockOrder(tx, orderId)
    // The shop may have taken units off it since it was read.
    const order = { ...asked, lines: await unsent.linesOf(tx, orderId) }
    const made = idempotencyKey && (await returnsStore.findByKey(tx, orderId, idempotencyKey))
    if (made) return isSameReturn(made, input) ? made : refuse('KEY_REUSED')
    const { isOpen, until } = (await returnableOf(tx, order))[kind]
    if (!isOpen) return refuse(isTooLate(until, new Date()) ? 'CLAIM_TOO_LATE' : 'ORDER_STATE')
    const wrong = await wrongLine(tx, order, input)
    if (wrong) return wrong
    const lines = Map.groupBy(input.lines, (line) => line.position)
    const id = await returnsStore.insert(tx, {
      orderId,
      kind,
      reason: input.reason,
      remedy: input.remedy,
      ...(await refundFor(tx, order, input, terms)),
      idempotencyKey: idempotencyKey ?? null,
      lines: [...lines].map(([position, same]) => ({ position, quantity: totalQuantity(same) })),
    })
    const request = await returnsStore.find(tx, id)
    if (!request) throw new Error(`The return request ${id} is gone as it was written.`)
    await mailTo(tx, order, request)
    return request
  }

  return {
    /**
     * Asks about a customer's own order. Of two at once the second counts what the first has asked, and a key
     * that was used gives its request again, or KEY_REUSED for another one. NOT_YOURS, ORDER_STATE, CLAIM_TOO_LATE,
     * CLAIM_QUANTITY, CLAIM_EXCLUDED.
     */
    async request(customerId: number, input: NewReturnRequest): Promise<ReturnRequest | Refusal> {
      const order = await orders.own(customerId, input.orderId)
      if (isRefusal(order)) return order
      return transactOrRefuse(database, (tx) => write(tx, order, input))
    },

    /** What was asked about a customer's own order, and what may be asked until when. NOT_YOURS. */
    async ofOrder(customerId: number, orderId: number) {
      const order = await orders.own(customerId, orderId)
      if (isRefusal(order)) return order
      const [requests, earlier, exclusions, may] = [
        await returnsStore.ofOrder(database.db, orderId),
        await returnsStore.earlier(database.db, orderId),
        await returnsStore.exclusions(database.db, orderId),
        await returnableOf(database.db, order),
      ]
      const lines = order.lines.map(({ position, quantity, cancelled }) => ({
        left: returnable(
          quantity - cancelled,
          earlier.filter((each) => each.position === position),
        ),
        exclusion: exclusions.get(position) ?? null,
      }))
      return { requests, may, lines }
    },

    /**
     * What of an accepted request of an order is still to be paid back, in pesos, with the request locked; undefined
     * for one that is not accepted or another order's.
     */
    async owedWithin(tx: Transaction, requestId: number, orderId: number): Promise<number | undefined> {
      const state = await returnsStore.lock(tx, requestId)
      const request = state === 'ACCEPTED' ? await returnsStore.find(tx, requestId) : undefined
      if (request?.orderId !== orderId) return undefined
      const paid = request.refunds.filter(({ state }) => state !== 'FAILED')
      return Math.max(0, (request.amount ?? 0) - paid.reduce((sum, { amount }) => sum + amount, 0))
    },

    /** What accepted requests of an order are still owed together, in pesos. */
    promisedOf: returnsStore.promisedOf,

    /** Units of an order's lines, by position, whose money its shopper asks back or was promised. */
    async askedBack(executor: Executor, orderId: number): Promise<(position: number) => number> {
      const earlier = await returnsStore.earlier(executor, orderId)
      return (position) => paidBackUnits(earlier.filter((each) => each.position === position))
    },

    /**
     * After units were taken off a locked order: where its shopper asks to withdraw from all the rest, nothing is
     * delivered, and what is proposed for the last such request takes the delivery along.
     */
    async proposeAnew(tx: Transaction, orderId: number): Promise<void> {
      const request = (await returnsStore.ofOrder(tx, orderId)).find(
        ({ kind, state }) => kind === 'RETRACTO' && state === 'RECEIVED',
      )
      if (!request) return
      const order = await orders.byId(orderId)
      if (isRefusal(order)) throw new Rollback(order)
      const now = { ...order, lines: await unsent.linesOf(tx, orderId) }
      const { amount } = await refundFor(tx, now, request, terms, { isAsked: true })
      if (amount !== undefined && amount > (request.amount ?? 0)) {
        await returnsStore.raise(tx, request.id, amount)
      }
    },

    /** For the staff, the newest first. */
    list: (filter: {
      orderId?: number | undefined
      state?: ReturnState | undefined
      limit: number
      before?: number | undefined
    }) => returnsStore.list(database.db, filter),

    /**
     * Answers a request with the name of whoever of the staff did, and mails it; `amount` is what is paid back for an
     * accepted one in place of what its units cost, in pesos. REFUND_TOO_MUCH: more than is left, also where no amount is named;
     * NOT_FOUND; ORDER_STATE for a move that is not legal, also the second of two at once.
     */
    answer: (
      requestId: number,
      step: { state: ReturnState; answer: string; actor: string; amount?: number | undefined },
    ): Promise<ReturnRequest | Refusal> =>
      transactOrRefuse(database, async (tx) => {
        // As whoever asks or pays back does, the order first.
        await returnsStore.lockOrderOf(tx, requestId)
        const state = await returnsStore.lock(tx, requestId)
        if (!state) return refuse('NOT_FOUND')
        if (!returnStateMachine.canMove(state, step.state)) return refuse('ORDER_STATE')
        const { amount, ...answered } = step
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
        await mailTo(tx, order, request)
        await orders.forgetDue(tx, request.orderId)
        return (isWithdrawn && (await returnsStore.find(tx, requestId))) || request
      }),

    exportOf: async (customerId: number) =>
      (await returnsStore.ofCustomer(database.db, customerId)).map((request) => ({
        ...request,
        history: withoutNames(request.history),
      })),
  }
}

/** Whether a retracto is of an order that is still in the shop, paid and not cancelled. */
const isBeforeLeaving = ({ kind }: ReturnRequest, { state, preparationState }: OrderWithLines): boolean =>
  kind === 'RETRACTO' && state === 'PENDING' && !hasLeft({ preparation: preparationState })
