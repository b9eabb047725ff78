import { and, asc, desc, eq, getTableColumns, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Executor, run, type Transaction } from '../db/connection.ts'
import { orderHistory, orderLines, orders, stockReservations } from './orders.tables.ts'

export type OrderFilter = {
  customerId?: number
  limit: number
  /** How many are passed over; a person has few enough. */
  offset?: number
  isOldestFirst?: boolean
  before?: number | undefined
}

export type ListedOrder = Pick<
  typeof orders.$inferSelect,
  | 'id'
  | 'number'
  | 'token'
  | 'state'
  | 'paymentKind'
  | 'paymentState'
  | 'preparationState'
  | 'deliveryKind'
  | 'customerName'
  | 'total'
  | 'createdAt'
> & {
  /** Units over all lines. */
  quantity: number
  /** Of the first three lines. */
  pictures: string[]
}

/** Where a branch stands; the phone is E.164. */
export type BranchPlace = { address: string; comuna: string; phone: string }

const unsentBy = (cause: SQL) => sql<number>`(
  SELECT coalesce(sum(u.quantity), 0)::int FROM unsent_units u
  WHERE u.order_id = order_lines.order_id AND u.position = order_lines.position AND ${cause} IS NOT NULL)`

async function findWhole(executor: Executor, where: SQL | undefined) {
  const [order] = await executor
    .select({
      order: orders,
      branch: sql<string | null>`(SELECT name FROM branches WHERE branches.id = ${orders.branchId})`,
      place: sql<BranchPlace | null>`(
        SELECT jsonb_build_object('address', b.address, 'comuna', c.name, 'phone', b.phone)
        FROM branches b JOIN comunas c ON c.id = b.comuna_id WHERE b.id = ${orders.branchId})`,
      comuna: sql<string | null>`(SELECT name FROM comunas WHERE comunas.id = ${orders.comunaId})`,
      trackingUrl: sql<
        string | null
      >`(SELECT replace(c.tracking_url, '{numero}', ${orders.trackingNumber}) FROM carriers c WHERE c.id = ${orders.carrierId})`,
    })
    .from(orders)
    .where(where)
  if (!order) return undefined
  const { order: row, ...rest } = order
  const { id } = row
  const lines = await executor
    .select({
      ...getTableColumns(orderLines),
      /** Units that the shop took off the order before it left. */
      cancelled: unsentBy(sql`u.refund_id`),
      /** Units that its shopper withdrew from before it left. */
      withdrawn: unsentBy(sql`u.return_request_id`),
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position))
  const history = await executor
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, id))
    .orderBy(asc(orderHistory.id))
  return { ...row, ...rest, lines, history }
}

export const ordersStore = {
  /** Whether a customer's key has made an order. */
  async isMade(executor: Executor, customerId: number, idempotencyKey: string): Promise<boolean> {
    const text = 'SELECT FROM orders WHERE customer_id = $1 AND idempotency_key = $2::uuid'
    const { rowCount } = await run(executor, text, [customerId, idempotencyKey])
    return rowCount === 1
  },

  /**
   * The order that somebody made as a guest by this very request. It is the guest's still, or it went along to the
   * customer who the guest turned out to be.
   */
  async findMadeAsGuest(
    executor: Executor,
    customerId: number,
    made: { guestId: number; idempotencyKey: string; fingerprint: Buffer },
  ) {
    const isGuests = sql`EXISTS (SELECT FROM customers c WHERE c.id = ${made.guestId} AND c.kind = 'guest')`
    const [row] = await executor
      .select({ id: orders.id, number: orders.number, token: orders.token })
      .from(orders)
      .where(
        and(
          or(eq(orders.customerId, customerId), and(eq(orders.customerId, made.guestId), isGuests)),
          eq(orders.idempotencyKey, made.idempotencyKey),
          eq(orders.requestFingerprint, made.fingerprint),
        ),
      )
    return row
  },

  /** The order of an unguessable token, with its lines and history. */
  findByToken: (executor: Executor, token: string) => findWhole(executor, eq(orders.token, token)),

  findById: (executor: Executor, orderId: number) => findWhole(executor, eq(orders.id, orderId)),

  /** A customer's own order. */
  findOfCustomer: (executor: Executor, customerId: number, orderId: number) =>
    findWhole(executor, and(eq(orders.id, orderId), eq(orders.customerId, customerId))),

  /** The order of a number, if it was made with that e-mail (in lower case). */
  findOfEmail: (executor: Executor, number: number, email: string) =>
    findWhole(executor, and(eq(orders.number, number), eq(orders.customerEmail, email))),

  /** The newest first; `before` is the id of the last order of the page before. */
  async list(
    executor: Executor,
    { customerId, limit, offset = 0, isOldestFirst, before }: OrderFilter,
  ): Promise<ListedOrder[]> {
    return executor
      .select({
        id: orders.id,
        number: orders.number,
        token: orders.token,
        state: orders.state,
        paymentKind: orders.paymentKind,
        paymentState: orders.paymentState,
        preparationState: orders.preparationState,
        deliveryKind: orders.deliveryKind,
        customerName: orders.customerName,
        total: orders.total,
        createdAt: orders.createdAt,
        quantity: sql<number>`(SELECT coalesce(sum(l.quantity), 0)::int FROM order_lines l WHERE l.order_id = ${orders.id})`,
        pictures: sql<string[]>`ARRAY(
          SELECT l.picture FROM order_lines l WHERE l.order_id = ${orders.id} AND l.picture <> ''
          ORDER BY l.position LIMIT 3)`,
      })
      .from(orders)
      .where(
        and(
          customerId === undefined ? undefined : eq(orders.customerId, customerId),
          before === undefined ? undefined : lt(orders.id, before),
        ),
      )
      .orderBy(isOldestFirst ? asc(orders.id) : desc(orders.id))
      .limit(limit)
      .offset(offset)
  },

  async countOf(executor: Executor, customerId: number): Promise<number> {
    return executor.$count(orders, eq(orders.customerId, customerId))
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
   * another process is at is passed over, so that each is taken once, and so are those that are named.
   */
  async expireNext(tx: Transaction, except: readonly number[] = []): Promise<number | undefined> {
    const { rows } = await tx.execute<{ id: number }>(sql`
      WITH expired AS (
        UPDATE orders SET state = 'CANCELLED', payment_state = 'EXPIRED'
        WHERE id = (
          SELECT id FROM orders
          WHERE state = 'PENDING' AND payment_state IN ('WAITING', 'REJECTED') AND hold_until <= now()
            AND id <> ALL (${sql.param([...except])}::int[])
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

  /** What an order holds in place of what it held before. */
  async replaceReservations(
    tx: Transaction,
    orderId: number,
    held: Omit<typeof stockReservations.$inferInsert, 'id' | 'orderId'>[],
  ): Promise<void> {
    await tx.delete(stockReservations).where(eq(stockReservations.orderId, orderId))
    if (held.length > 0) await tx.insert(stockReservations).values(held.map((each) => ({ ...each, orderId })))
  },

  async reservationsOf(executor: Executor, orderId: number) {
    return executor
      .select({
        productId: stockReservations.productId,
        branchId: stockReservations.branchId,
        valueId: stockReservations.valueId,
        quantity: stockReservations.quantity,
      })
      .from(stockReservations)
      .where(eq(stockReservations.orderId, orderId))
  },
}

export type OrderWithLines = NonNullable<Awaited<ReturnType<typeof ordersStore.findByToken>>>
