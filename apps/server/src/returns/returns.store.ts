import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { EarlierReturn, RetractExclusion, ReturnState } from '#rules/orders/returns.ts'
import type { Executor, Transaction } from '../db/connection.ts'
import { orderLines, orders } from '../orders/orders.tables.ts'
import { returnRequestHistory, returnRequestLines, returnRequests, returnRestocks } from './returns.tables.ts'

export type ReturnRequest = Awaited<ReturnType<typeof select>>[number]

/** Money that goes back for a request, in pesos; `at` is when it was done or, until then, noted. */
export type RequestRefund = {
  amount: number
  method: 'gateway' | 'transfer' | 'in-shop'
  state: 'DUE' | 'DONE' | 'FAILED'
  at: Date
}

/** Whole requests, the newest first. */
async function select(executor: Executor, where: SQL | undefined, limit = 1000) {
  const found = await executor
    .select({ request: returnRequests, orderNumber: orders.number })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(where)
    .orderBy(desc(returnRequests.id))
    .limit(limit)
  const ids = found.map(({ request }) => request.id)
  if (ids.length === 0) return []
  const lines = await executor
    .select({
      requestId: returnRequestLines.requestId,
      position: returnRequestLines.position,
      quantity: returnRequestLines.quantity,
      productId: orderLines.productId,
      name: orderLines.name,
      restocked: sql<number>`(SELECT coalesce(sum(r.quantity), 0)::int FROM return_restocks r
        WHERE r.request_id = ${returnRequestLines.requestId} AND r.position = ${returnRequestLines.position})`,
      /** Units that never left, and are back in stock since it was accepted. */
      unsent: sql<number>`(SELECT coalesce(sum(u.quantity), 0)::int FROM unsent_units u
        WHERE u.return_request_id = ${returnRequestLines.requestId} AND u.position = ${returnRequestLines.position})`,
    })
    .from(returnRequestLines)
    .innerJoin(returnRequests, eq(returnRequests.id, returnRequestLines.requestId))
    .innerJoin(
      orderLines,
      and(
        eq(orderLines.orderId, returnRequests.orderId),
        eq(orderLines.position, returnRequestLines.position),
      ),
    )
    .where(inArray(returnRequestLines.requestId, ids))
    .orderBy(asc(returnRequestLines.position))
  const history = await executor
    .select()
    .from(returnRequestHistory)
    .where(inArray(returnRequestHistory.requestId, ids))
    .orderBy(asc(returnRequestHistory.id))
  const { rows: refunds } = await executor.execute<RequestRefund & { requestId: number }>(sql`
    SELECT return_request_id AS "requestId", amount, method, state, coalesce(done_at, created_at) AS at
    FROM refunds WHERE return_request_id = ANY (${sql.param(ids)}::int[]) ORDER BY id`)
  return found.map(({ request, orderNumber }) => ({
    ...request,
    orderNumber,
    lines: lines.filter((line) => line.requestId === request.id),
    refunds: refunds
      .filter((refund) => refund.requestId === request.id)
      .map(({ requestId: _, at, ...refund }) => ({ ...refund, at: new Date(at) })),
    history: history.filter((step) => step.requestId === request.id),
  }))
}

const ofCustomer = (customerId: number) =>
  sql`${returnRequests.orderId} IN (SELECT id FROM orders WHERE customer_id = ${customerId})`

export const returnsStore = {
  async find(executor: Executor, requestId: number): Promise<ReturnRequest | undefined> {
    const [request] = await select(executor, eq(returnRequests.id, requestId))
    return request
  },

  async findByKey(executor: Executor, orderId: number, key: string): Promise<ReturnRequest | undefined> {
    const own = and(eq(returnRequests.orderId, orderId), eq(returnRequests.idempotencyKey, key))
    const [request] = await select(executor, own)
    return request
  },

  ofOrder: (executor: Executor, orderId: number) => select(executor, eq(returnRequests.orderId, orderId)),

  ofCustomer: (executor: Executor, customerId: number) => select(executor, ofCustomer(customerId)),

  /** The newest first; `before` is the id of the last one of the page before. */
  list: (
    executor: Executor,
    {
      orderId,
      state,
      limit,
      before,
    }: {
      orderId?: number | undefined
      state?: ReturnState | undefined
      limit: number
      before?: number | undefined
    },
  ) =>
    select(
      executor,
      and(
        orderId === undefined ? undefined : eq(returnRequests.orderId, orderId),
        state && eq(returnRequests.state, state),
        before === undefined ? undefined : lt(returnRequests.id, before),
      ),
      limit,
    ),

  /** An order's row, locked, so that of two requests at once the second counts what the first has asked. */
  async lockOrder(tx: Transaction, orderId: number): Promise<void> {
    await tx.execute(sql`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`)
  },

  async lockOrderOf(tx: Transaction, requestId: number): Promise<void> {
    await tx.execute(sql`
      SELECT 1 FROM orders WHERE id = (SELECT order_id FROM return_requests WHERE id = ${requestId}) FOR UPDATE`)
  },

  /** The state of a request, locked until the transaction ends; undefined when there is none. */
  async lock(tx: Transaction, requestId: number): Promise<ReturnState | undefined> {
    const [row] = await tx
      .select({ state: returnRequests.state })
      .from(returnRequests)
      .where(eq(returnRequests.id, requestId))
      .for('update')
    return row?.state
  },

  async insert(
    tx: Transaction,
    {
      lines,
      ...request
    }: typeof returnRequests.$inferInsert & { lines: { position: number; quantity: number }[] },
  ): Promise<number> {
    const [row] = await tx.insert(returnRequests).values(request).returning({ id: returnRequests.id })
    if (!row) throw new Error('The return request was not stored.')
    await tx.insert(returnRequestLines).values(lines.map((line) => ({ ...line, requestId: row.id })))
    await tx.insert(returnRequestHistory).values({ requestId: row.id, state: 'RECEIVED', actor: 'shopper' })
    return row.id
  },

  /** `dueOn` is the last day for an amount of a request that had none. */
  async move(
    tx: Transaction,
    requestId: number,
    {
      amount,
      dueOn,
      ...step
    }: { state: ReturnState; answer: string; actor: string; amount?: number | undefined; dueOn?: string },
  ): Promise<void> {
    const owed = amount !== undefined && {
      amount,
      ...(amount > 0 &&
        dueOn && { refundDueOn: sql`coalesce(${returnRequests.refundDueOn}, ${dueOn}::date)` }),
    }
    await tx
      .update(returnRequests)
      .set({ state: step.state, ...owed })
      .where(eq(returnRequests.id, requestId))
    await tx.insert(returnRequestHistory).values({ requestId, ...step })
  },

  async setAmount(tx: Transaction, requestId: number, amount: number | null): Promise<void> {
    await tx.update(returnRequests).set({ amount }).where(eq(returnRequests.id, requestId))
  },

  /** What accepted requests of an order are owed together, in pesos, and have not been paid. */
  async promisedOf(executor: Executor, orderId: number): Promise<number> {
    const { rows } = await executor.execute<{ promised: number }>(sql`
      SELECT coalesce(sum(greatest(0, r.amount - (
        SELECT coalesce(sum(f.amount), 0) FROM refunds f WHERE f.return_request_id = r.id AND f.state <> 'FAILED'
      ))), 0)::int AS promised
      FROM return_requests r WHERE r.order_id = ${orderId} AND r.state = 'ACCEPTED'`)
    return rows[0]?.promised ?? 0
  },

  /**
   * Whether money of an order went back, or is on its way, for no request and no units: not what came too late, twice or
   * wrong, and went back by itself.
   */
  async hasLooseRefund(executor: Executor, orderId: number): Promise<boolean> {
    const { rows } = await executor.execute(sql`
      SELECT FROM refunds f WHERE f.order_id = ${orderId} AND f.state <> 'FAILED' AND f.return_request_id IS NULL
        AND f.reason IN ('staff', 'cancelled')
        AND NOT EXISTS (SELECT FROM unsent_units u WHERE u.refund_id = f.id) LIMIT 1`)
    return rows.length > 0
  },

  /** The restocks that a key has made of a request. */
  restocksOfKey: (executor: Executor, requestId: number, key: string) =>
    executor
      .select()
      .from(returnRestocks)
      .where(and(eq(returnRestocks.requestId, requestId), eq(returnRestocks.idempotencyKey, key))),

  async insertRestocks(tx: Transaction, restocks: (typeof returnRestocks.$inferInsert)[]): Promise<void> {
    await tx.insert(returnRestocks).values(restocks)
  },

  /** What was asked for before, by the line's position. */
  async earlier(executor: Executor, orderId: number): Promise<(EarlierReturn & { position: number })[]> {
    return executor
      .select({
        position: returnRequestLines.position,
        quantity: returnRequestLines.quantity,
        kind: returnRequests.kind,
        state: returnRequests.state,
        remedy: returnRequests.remedy,
        amount: returnRequests.amount,
      })
      .from(returnRequestLines)
      .innerJoin(returnRequests, eq(returnRequests.id, returnRequestLines.requestId))
      .where(eq(returnRequests.orderId, orderId))
  },

  /** The lines that were announced as not taken back when the order was made, by position. */
  async exclusions(executor: Executor, orderId: number): Promise<Map<number, RetractExclusion>> {
    const { rows } = await executor.execute<{ position: number; reason: RetractExclusion }>(sql`
      SELECT l.position, e.reason FROM order_lines l
      JOIN orders o ON o.id = l.order_id
      JOIN retract_exclusions e ON e.product_id = l.product_id AND e.announced_at <= o.created_at
      WHERE l.order_id = ${orderId}`)
    return new Map(rows.map(({ position, reason }) => [position, reason]))
  },
}
