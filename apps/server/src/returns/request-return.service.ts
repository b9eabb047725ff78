import type { HolidayChanges } from '#rules/chile/holidays.ts'
import {
  isSameReturn,
  isTooLate,
  mayReturn,
  type ReturnKind,
  type ReturnTerms,
  receiptOf,
  returnable,
  returnDeadline,
} from '#rules/orders/returns.ts'
import type { Database, Executor, Transaction } from '../db/connection.ts'
import type { MailKind } from '../mail/mail-content.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import type { OrdersService, OrderWithLines } from '../orders/orders.service.ts'
import type { UnsentUnitsService } from '../orders/unsent-units.service.ts'
import { isRefusal, type Refusal, refuse, transactOrRefuse } from '../refusals/refusal.ts'
import {
  type NewReturnRequest,
  type OrderMoney,
  refundFor,
  totalQuantity,
  wrongLine,
} from './requested-lines.ts'
import { stageReturnMail } from './return-mail.ts'
import { type ReturnRequest, returnsStore } from './returns.store.ts'

/** What may be asked about an order, and until which day (`2026-11-21`; null while no term runs). */
export type Returnable = Record<ReturnKind, { isOpen: boolean; until: string | null }>

/** What customers ask about their own orders. */
export function requestReturn({
  database,
  orders,
  outbox,
  isUnsent,
  accountOf,
  holidays,
  unsent,
  terms,
}: {
  database: Database
  orders: Pick<OrdersService, 'own'>
  outbox: Outbox
  /** Whether the mail of a kind about an order's number to an e-mail has not been sent. */
  isUnsent(executor: Executor, mail: { kind: MailKind; email: string; order: number }): Promise<boolean>
  accountOf(executor: Executor, orderId: number): Promise<OrderMoney>
  /** What the shop changes of the holidays. */
  holidays(executor: Executor): Promise<HolidayChanges>
  unsent: Pick<UnsentUnitsService, 'linesOf'>
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
    // Nothing is taken back of which all the money has gone back, or is on its way, though the gateway has not said so yet.
    const { paid, left } = await accountOf(executor, order.id)
    const isPaidBack = paid > 0 && left === 0
    const now = new Date()
    const of = (kind: ReturnKind) => {
      const until = returnDeadline(kind, receipt, { isConfirmed, terms })
      const isOpen = mayReturn(kind, status) && !(kind === 'RETRACTO' && isPaidBack)
      return { until, isOpen: isOpen && !isTooLate(until, now) }
    }
    return { RETRACTO: of('RETRACTO'), GARANTIA: of('GARANTIA') }
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
      ...(await refundFor(tx, order, input, { terms, money: await accountOf(tx, orderId) })),
      idempotencyKey: idempotencyKey ?? null,
      lines: [...lines].map(([position, same]) => ({ position, quantity: totalQuantity(same) })),
    })
    const request = await returnsStore.find(tx, id)
    if (!request) throw new Error(`The return request ${id} is gone as it was written.`)
    await stageReturnMail(tx, outbox, { order, request })
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
  }
}
