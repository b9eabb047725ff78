import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'
import { orderHistory, orderLineClaims, orderLines, orders } from './orders.tables.ts'

export const ordersStore = {
  /** An id for an order that is about to be written. */
  async reserveId(tx: Transaction): Promise<number> {
    const { rows } = await tx.execute<{ id: number }>(
      sql`SELECT nextval(pg_get_serial_sequence('orders', 'id')) AS id`,
    )
    const id = rows[0]?.id
    if (id === undefined) throw new Error('The sequence of orders gave nothing.')
    return id
  },

  async findByKey(executor: Executor, customerId: number, idempotencyKey: string) {
    const [row] = await executor
      .select({
        id: orders.id,
        number: orders.number,
        token: orders.token,
        requestFingerprint: orders.requestFingerprint,
      })
      .from(orders)
      .where(and(eq(orders.customerId, customerId), eq(orders.idempotencyKey, idempotencyKey)))
    return row
  },

  async findByToken(executor: Executor, token: string) {
    const [order] = await executor
      .select({
        order: orders,
        branch: sql<string | null>`(SELECT name FROM branches WHERE branches.id = ${orders.branchId})`,
      })
      .from(orders)
      .where(eq(orders.token, token))
    if (!order) return undefined
    const { id } = order.order
    const lines = await executor
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, id))
      .orderBy(asc(orderLines.position))
    const history = await executor
      .select({ state: orderHistory.state, happenedAt: orderHistory.happenedAt })
      .from(orderHistory)
      .where(eq(orderHistory.orderId, id))
      .orderBy(asc(orderHistory.id))
    return { ...order.order, branch: order.branch, lines, history }
  },

  /** Confirms a customer's own order that stands and is not confirmed yet; says whether there was one. */
  async confirmOwn(executor: Executor, customerId: number, orderId: number): Promise<boolean> {
    const confirmed = await executor
      .update(orders)
      .set({ confirmedAt: sql`now()` })
      .where(
        and(
          eq(orders.id, orderId),
          eq(orders.customerId, customerId),
          isNull(orders.confirmedAt),
          ne(orders.state, 'CANCELLED'),
        ),
      )
      .returning({ id: orders.id })
    return confirmed.length > 0
  },

  async findOwn(executor: Executor, customerId: number, orderId: number) {
    const [row] = await executor
      .select({ confirmedAt: orders.confirmedAt })
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
    return row
  },

  /**
   * Cancels one order whose hold is over and returns its id; undefined when none is left. An order that
   * another process is at is passed over, so that each is taken once.
   */
  async expireNext(tx: Transaction): Promise<number | undefined> {
    const { rows } = await tx.execute<{ id: number }>(sql`
      WITH expired AS (
        UPDATE orders SET state = 'CANCELLED', payment_state = 'EXPIRED'
        WHERE id = (
          SELECT id FROM orders
          WHERE state = 'PENDING' AND payment_state = 'WAITING' AND hold_until <= now()
          ORDER BY hold_until LIMIT 1
          FOR UPDATE SKIP LOCKED
        )
        RETURNING id, state, payment_state, preparation_state
      ), history AS (
        INSERT INTO order_history (order_id, state, payment_state, preparation_state, actor)
        SELECT id, state, payment_state, preparation_state, 'shop' FROM expired
      )
      SELECT id FROM expired`)
    return rows[0]?.id
  },

  async claimsOf(executor: Executor, orderId: number) {
    return executor
      .select({ stockId: orderLineClaims.stockId, quantity: orderLineClaims.quantity })
      .from(orderLineClaims)
      .where(eq(orderLineClaims.orderId, orderId))
  },
}
