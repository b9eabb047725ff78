import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { stockReservations, unsentUnits } from './orders.tables.ts'

/** With what units are taken off an order: a refund, or a request of its shopper. */
export type UnsentCause = { refundId: number } | { returnRequestId: number }

/** Units of an order that are not sent; whoever writes them has locked the order. */
export const unsentUnitsStore = {
  async insert(
    tx: Transaction,
    orderId: number,
    lines: readonly { position: number; quantity: number }[],
    cause: UnsentCause,
  ): Promise<void> {
    await tx.insert(unsentUnits).values(lines.map((line) => ({ ...line, ...cause, orderId })))
  },

  /** What is held in stock for a line, the first taken first. */
  heldFor: (tx: Transaction, orderId: number, position: number) =>
    tx
      .select({
        id: stockReservations.id,
        productId: stockReservations.productId,
        branchId: stockReservations.branchId,
        valueId: stockReservations.valueId,
        quantity: stockReservations.quantity,
      })
      .from(stockReservations)
      .where(and(eq(stockReservations.orderId, orderId), eq(stockReservations.position, position)))
      .orderBy(stockReservations.id),

  /** Takes units out of what is held; a row that holds nothing any more goes. */
  async giveBack(tx: Transaction, { id, quantity }: { id: number; quantity: number }): Promise<void> {
    const all = and(eq(stockReservations.id, id), eq(stockReservations.quantity, quantity))
    const { rowCount } = await tx.delete(stockReservations).where(all)
    if (rowCount !== 0) return
    await tx
      .update(stockReservations)
      .set({ quantity: sql`${stockReservations.quantity} - ${quantity}` })
      .where(eq(stockReservations.id, id))
  },

  /** Units that a refund took off an order, to know its key's request again. */
  ofRefund: (tx: Transaction, { id, orderId }: { id: number; orderId: number }) =>
    tx
      .select({ position: unsentUnits.position, quantity: unsentUnits.quantity })
      .from(unsentUnits)
      .where(and(eq(unsentUnits.orderId, orderId), eq(unsentUnits.refundId, id))),

  /** Tells whoever looks at the order that it has changed. */
  async announce(tx: Transaction, orderId: number): Promise<void> {
    await tx.execute(sql`UPDATE orders SET id = id WHERE id = ${orderId}`)
  },
}
