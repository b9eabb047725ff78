import { eq, sql } from 'drizzle-orm'
import type { OrderState } from '#rules/orders/order-states.ts'
import type { Executor, Transaction } from '../../db/connection.ts'
import { type OrderAddress, orders } from '../orders.tables.ts'

/** What can be edited of an order, and what decides whether it may be. */
export type EditedOrder = {
  number: number
  state: OrderState
  version: number
  editedBy: string
  editedAt: Date | null
  address: OrderAddress | null
  phone: string
  carrierId: number
  carrierName: string
  trackingNumber: string | null
}

export type OrderEdit = Partial<
  Pick<EditedOrder, 'address' | 'phone' | 'carrierId' | 'carrierName' | 'trackingNumber'>
>

export const editedOrderStore = {
  /** Locked until the transaction ends; undefined for none. */
  async lock(tx: Transaction, orderId: number): Promise<EditedOrder | undefined> {
    const [row] = await tx
      .select({
        number: orders.number,
        state: orders.state,
        version: orders.version,
        editedBy: orders.editedBy,
        editedAt: orders.editedAt,
        address: orders.address,
        phone: orders.customerPhone,
        carrierId: orders.carrierId,
        carrierName: orders.carrierName,
        trackingNumber: orders.trackingNumber,
      })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('update')
    return row
  },

  async write(tx: Transaction, orderId: number, { phone, ...edit }: OrderEdit, by: string): Promise<void> {
    await tx
      .update(orders)
      .set({
        ...edit,
        ...(phone !== undefined && { customerPhone: phone }),
        version: sql`${orders.version} + 1`,
        editedBy: by,
        editedAt: sql`now()`,
      })
      .where(eq(orders.id, orderId))
  },

  /** Who carries parcels to homes, or stands for the pickup, as the order's own does. */
  async carriersOf(executor: Executor, orderId: number): Promise<{ id: number; name: string }[]> {
    const { rows } = await executor.execute<{ id: number; name: string }>(sql`
      SELECT c.id, c.name FROM orders o
      JOIN carriers own ON own.id = o.carrier_id
      JOIN carriers c ON c.dispatch_kind_id = own.dispatch_kind_id
      WHERE o.id = ${orderId} ORDER BY c.name, c.id`)
    return rows
  },
}
