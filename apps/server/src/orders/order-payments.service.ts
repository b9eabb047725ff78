import {
  type GatewayEvent,
  isPayableOnline,
  type OrderStatus,
  settleOrder,
} from '#rules/orders/order-moves.ts'
import type { Database, Executor, Transaction } from '../db/connection.ts'
import type { RefundMail } from '../mail/mail-content.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import { mailOf } from './order-mail.ts'
import { orderMovesStore } from './order-moves.store.ts'
import { orderPaymentsStore } from './order-payments.store.ts'
import { ordersStore } from './orders.store.ts'
import type { PaymentKind } from './orders.tables.ts'
import { peopleStore } from './people.store.ts'

/** An order as whoever takes its money sees it; `total` in pesos. */
export type PayableOrder = OrderStatus & {
  id: number
  number: number
  token: string
  total: number
  paymentKind: PaymentKind
}

export type OrderPaymentsService = ReturnType<typeof orderPaymentsService>

/** What the payment through a gateway does with orders. Whoever calls it holds the transaction. */
export function orderPaymentsService({
  database,
  outbox,
}: {
  database: Pick<Database, 'db'>
  outbox: Pick<Outbox, 'stage'>
}) {
  return {
    /** The order of an unguessable token (D34), as it stands now. */
    findByToken: (token: string): Promise<PayableOrder | undefined> =>
      orderPaymentsStore.findByToken(database.db, token),

    find: (orderId: number): Promise<PayableOrder | undefined> =>
      orderPaymentsStore.find(database.db, orderId),

    /** Locked until the transaction ends; undefined when there is none. */
    lock: (tx: Transaction, orderId: number): Promise<PayableOrder | undefined> =>
      orderPaymentsStore.lock(tx, orderId),

    /**
     * Lets a locked order's stock be held for so many minutes from now at least. Its row is written even
     * where it is held longer already, so that a sweeper which has just seen it looks again.
     */
    extendHold: (tx: Transaction, orderId: number, minutes: number): Promise<void> =>
      orderPaymentsStore.extendHold(tx, orderId, minutes),

    /** Who made an order, and the e-mail that it was made under. */
    buyerOf: (executor: Executor, orderId: number): Promise<{ customerId: number; email: string }> =>
      orderPaymentsStore.buyerOf(executor, orderId),

    /**
     * Lets a locked order that is to be paid online wait for a transfer, its stock held for so many minutes from now at
     * least. Where it `isMailed` its shopper is told as of any order by transfer: they were not mailed of it before.
     */
    async waitForTransfer(
      tx: Transaction,
      order: PayableOrder,
      { minutes, isMailed }: { minutes: number; isMailed: boolean },
    ): Promise<void> {
      const now = settleOrder(order, 'retried')
      if (now) await orderMovesStore.write(tx, order.id, now, 'shopper')
      await orderPaymentsStore.toTransfer(tx, order.id)
      await orderPaymentsStore.extendHold(tx, order.id, minutes)
      const whole = await ordersStore.findById(tx, order.id)
      if (!isMailed || !whole?.customerEmail) return
      const { customerEmail: to, language } = whole
      await outbox.stage(tx, { to, language, kind: 'order-received', order: mailOf(whole) })
    },

    /** Tells the shopper of a locked order that so much was paid back, in pesos; nobody where they are forgotten. */
    async notifyRefund(
      tx: Transaction,
      order: PayableOrder,
      { amount, method }: { amount: number; method: RefundMail['method'] },
    ): Promise<void> {
      const whole = await ordersStore.findById(tx, order.id)
      if (!whole?.customerEmail) return
      await outbox.stage(tx, {
        to: whole.customerEmail,
        language: whole.language,
        kind: 'payment-refunded',
        refund: {
          orderNumber: whole.number,
          token: whole.token,
          customerName: whole.customerName,
          amount,
          method,
        },
      })
    },

    /** Takes out the person of a locked order who asked for it, once none of its money is to go back. */
    forgetDue: (tx: Transaction, orderId: number): Promise<void> => peopleStore.forgetDue(tx, orderId),

    /**
     * Moves a locked order by what happened to its payment, with its history and its mail, and says whether
     * it moved: money for an order that stands is told to the shopper, money that goes back is not.
     */
    async settle(
      tx: Transaction,
      order: PayableOrder,
      event: GatewayEvent,
      actor = 'shop',
    ): Promise<boolean> {
      const now = settleOrder(order, event)
      if (!now) return false
      await orderMovesStore.write(tx, order.id, now, actor)
      if (event === 'approved' && isPayableOnline(order)) {
        const whole = await ordersStore.findById(tx, order.id)
        if (!whole) throw new Error(`The order ${order.id} is gone under its lock.`)
        const to = whole.customerEmail
        await outbox.stage(tx, { to, language: whole.language, kind: 'order-paid', order: mailOf(whole) })
      }
      await peopleStore.forgetDue(tx, order.id)
      return true
    },
  }
}
