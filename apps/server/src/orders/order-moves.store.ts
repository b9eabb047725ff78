import { eq, sql } from 'drizzle-orm'
import type { OrderStatus } from '#rules/orders/order-moves.ts'
import type { Transaction } from '../db/connection.ts'
import { orderHistory, orders } from './orders.tables.ts'

/** What is known of a parcel when it leaves: its number, and who carries it where that is not who was chosen. */
export type Parcel = { trackingNumber?: string | null; carrierId?: number | undefined }

export const orderMovesStore = {
  /** How an order stands, locked until the transaction ends; undefined when there is none. */
  async lock(tx: Transaction, orderId: number): Promise<OrderStatus | undefined> {
    const [row] = await tx
      .select({
        state: orders.state,
        payment: orders.paymentState,
        preparation: orders.preparationState,
        branchId: orders.branchId,
        paymentKind: orders.paymentKind,
      })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('update')
    if (!row) return undefined
    const { branchId, paymentKind, ...status } = row
    return {
      ...status,
      isPickup: branchId !== null,
      isPaidOnline: paymentKind === 'webpay',
      isPaidInShop: paymentKind === 'pago_en_tienda',
    }
  },

  /**
   * Keeps who carries the parcel and the number that they gave it; false where that carrier does not go there. It is an
   * edit as any other: whoever read the order before has another parcel before them.
   */
  async hand(
    tx: Transaction,
    orderId: number,
    { trackingNumber, carrierId }: Parcel,
    actor: string,
  ): Promise<boolean> {
    await tx
      .update(orders)
      .set({
        ...(trackingNumber && { trackingNumber }),
        version: sql`${orders.version} + 1`,
        editedBy: actor,
        editedAt: sql`now()`,
      })
      .where(eq(orders.id, orderId))
    if (carrierId === undefined) return true
    const { rowCount } = await tx.execute(sql`
      UPDATE orders o SET carrier_id = c.id,
        carrier_name = CASE WHEN o.carrier_id = c.id THEN o.carrier_name ELSE c.name END
      FROM carriers own, carriers c
      WHERE o.id = ${orderId} AND own.id = o.carrier_id AND c.id = ${carrierId}
        AND c.dispatch_kind_id = own.dispatch_kind_id`)
    return rowCount === 1
  },

  /** Keeps who took an order that was picked up. */
  async noteHandedTo(tx: Transaction, orderId: number, handedTo: string): Promise<void> {
    await tx.update(orders).set({ handedTo }).where(eq(orders.id, orderId))
  },

  /** Lets a locked order's stock be held until a moment at least. */
  async holdUntil(tx: Transaction, orderId: number, until: Date): Promise<void> {
    await tx
      .update(orders)
      .set({ holdUntil: sql`greatest(${orders.holdUntil}, ${until.toISOString()}::timestamptz)` })
      .where(eq(orders.id, orderId))
  },

  /** Writes how an order stands now and who moved it. */
  async write(tx: Transaction, orderId: number, now: OrderStatus, actor: string): Promise<void> {
    const states = { state: now.state, paymentState: now.payment, preparationState: now.preparation }
    await tx.update(orders).set(states).where(eq(orders.id, orderId))
    await tx.insert(orderHistory).values({ orderId, ...states, actor })
  },
}
