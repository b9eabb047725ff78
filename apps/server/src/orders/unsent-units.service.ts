import { heldTooMuch, unitsToSend } from '#rules/orders/units-to-send.ts'
import type { ReturnedUnits } from '../catalogue/stock/stock.service.ts'
import type { Transaction } from '../db/connection.ts'
import type { RefundMail } from '../mail/mail-content.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import { mailOf } from './order-mail.ts'
import { type OrderWithLines, ordersStore } from './orders.store.ts'
import { type UnsentCause, unsentUnitsStore } from './unsent-units.store.ts'

export type UnsentUnitsService = ReturnType<typeof unsentUnitsService>

type Units = { position: number; quantity: number }

/** Units of an order that are not sent, though the rest of it is. */
export function unsentUnitsService({
  stock,
  outbox,
}: {
  stock: {
    /** Puts reserved units back where they were taken from and announces the change. */
    release(
      tx: Transaction,
      units: readonly ReturnedUnits[],
      cause: { orderId: number; actor: string },
    ): Promise<void>
  }
  outbox: Pick<Outbox, 'stage'>
}) {
  return {
    /**
     * Takes units off a locked order that has not left, each line once, no more of it than is to be sent: their stock
     * goes back where it was taken from. Says whether anything is left to be sent.
     */
    async takeOff(
      tx: Transaction,
      { orderId, lines, actor, ...cause }: { orderId: number; lines: Units[]; actor: string } & UnsentCause,
    ): Promise<'some-left' | 'none-left'> {
      await unsentUnitsStore.insert(tx, orderId, lines, cause)
      const order = await ordersStore.findById(tx, orderId)
      if (!order) throw new Error(`The order ${orderId} is gone under its lock.`)
      const back: ReturnedUnits[] = []
      for (const { position } of lines) {
        const line = order.lines.find((each) => each.position === position)
        const toSend = line ? unitsToSend(line) : -1
        if (toSend < 0) throw new Error(`More is taken off the order ${orderId} than is to be sent.`)
        const held = await unsentUnitsStore.heldFor(tx, orderId, position)
        for (const { id, ...units } of heldTooMuch(held, toSend)) {
          await unsentUnitsStore.giveBack(tx, { id, quantity: units.quantity })
          back.push(units)
        }
      }
      await stock.release(tx, back, { orderId, actor })
      await unsentUnitsStore.announce(tx, orderId)
      return order.lines.some((line) => unitsToSend(line) > 0) ? 'some-left' : 'none-left'
    },

    /** Notes units that are withdrawn from an order as it is cancelled, which gives back all that it holds by itself. */
    note: (tx: Transaction, orderId: number, lines: readonly Units[], cause: UnsentCause): Promise<void> =>
      unsentUnitsStore.insert(tx, orderId, lines, cause),

    /** Tells the shopper what of their order is not sent, what goes back for it, and what is on its way all the same. */
    async notify(
      tx: Transaction,
      orderId: number,
      {
        lines,
        ...paid
      }: { lines: readonly Units[]; amount: number; method: NonNullable<RefundMail['method']> },
    ): Promise<void> {
      const order = await ordersStore.findById(tx, orderId)
      if (!order?.customerEmail) return
      const takenOff = order.lines.map(
        ({ position }) => lines.find((line) => line.position === position)?.quantity ?? 0,
      )
      await outbox.stage(tx, {
        to: order.customerEmail,
        language: order.language,
        kind: 'order-reduced',
        order: mailOf(order),
        takenOff,
        ...paid,
      })
    },

    /** The lines of an order as they stand. */
    async linesOf(tx: Transaction, orderId: number): Promise<OrderWithLines['lines']> {
      return (await ordersStore.findById(tx, orderId))?.lines ?? []
    },

    /** The units that a refund took off an order. */
    ofRefund: unsentUnitsStore.ofRefund,
  }
}
