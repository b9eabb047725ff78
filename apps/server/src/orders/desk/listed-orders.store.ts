import { type SQL, sql } from 'drizzle-orm'
import type { OrderQueue } from '#rules/orders/order-queues.ts'
import type { OrderState, PaymentState, PreparationState } from '#rules/orders/order-states.ts'
import type { Executor } from '../../db/connection.ts'
import type { PaymentKind } from '../orders.tables.ts'
import { byProducts, byWords, orderSearch } from './found-orders.store.ts'
import { asksForStages, newestOfStages, type StageFilter } from './staged-orders.store.ts'

/** What the desk's list is narrowed by; days are days of Chile, `2026-11-21`. */
export type DeskFilter = StageFilter & {
  from?: string | undefined
  to?: string | undefined
}

export type DeskPage = {
  limit: number
  /** The id of the last order of the page before. */
  before?: number | undefined
}

/** What is looked for: the words that a person's order holds, all of them, or one of the products, or a number. */
export type LookedFor = { words: readonly string[]; productIds: readonly number[]; number: number | null }

export type DeskOrder = {
  id: number
  number: number
  state: OrderState
  paymentKind: PaymentKind
  paymentState: PaymentState
  preparationState: PreparationState
  isPickup: boolean
  customerName: string
  comuna: string | null
  total: number
  /** ISO 8601. */
  createdAt: string
  /** Units over all lines. */
  quantity: number
}

const pending = sql`o.state = 'PENDING'`
const isServed = sql`o.state = 'PENDING' AND (o.payment_state = 'PAID' OR o.payment_kind = 'pago_en_tienda')`

/** As the partial indexes have it, to the letter. */
const inQueue: Record<OrderQueue, SQL> = {
  'to-pay': sql`${pending} AND o.payment_state IN ('WAITING', 'REJECTED') AND o.payment_kind <> 'pago_en_tienda'`,
  'to-prepare': sql`${isServed} AND o.preparation_state = 'NONE'`,
  preparing: sql`${isServed} AND o.preparation_state = 'PREPARING'`,
  ready: sql`${isServed} AND o.preparation_state = 'READY'`,
  'on-the-way': sql`o.state = 'SHIPPED'`,
  delivered: sql`o.state = 'COMPLETED'`,
  cancelled: sql`o.state = 'CANCELLED'`,
}

const startOf = (day: string, plusDays: number) =>
  sql`(${day}::date + ${plusDays}::int)::timestamp AT TIME ZONE 'America/Santiago'`

const all = (conditions: (SQL | undefined | false)[]) =>
  sql.join([sql`true`, ...conditions.filter((each) => each !== undefined && each !== false)], sql` AND `)

const madeWithin = ({ from, to }: Pick<DeskFilter, 'from' | 'to'>) =>
  all([
    from !== undefined && sql`o.created_at >= ${startOf(from, 0)}`,
    to !== undefined && sql`o.created_at < ${startOf(to, 1)}`,
  ])

const narrowed = (filter: DeskFilter) =>
  all([
    filter.queue && inQueue[filter.queue],
    filter.state && sql`o.state = ${filter.state}`,
    filter.payment && sql`o.payment_state = ${filter.payment}`,
    filter.preparation && sql`o.preparation_state = ${filter.preparation}`,
    filter.paymentKind && sql`o.payment_kind = ${filter.paymentKind}`,
    filter.isPickup !== undefined &&
      (filter.isPickup ? sql`o.branch_id IS NOT NULL` : sql`o.branch_id IS NULL`),
    madeWithin(filter),
  ])

const columns = sql`
  o.id, o.number::int AS number, o.state, o.payment_kind AS "paymentKind", o.payment_state AS "paymentState",
  o.preparation_state AS "preparationState", o.branch_id IS NOT NULL AS "isPickup", o.customer_name AS "customerName",
  (SELECT c.name FROM comunas c WHERE c.id = o.comuna_id) AS comuna, o.total,
  to_char(o.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
  ((SELECT coalesce(sum(l.quantity), 0) FROM order_lines l WHERE l.order_id = o.id)
    - (SELECT coalesce(sum(u.quantity), 0) FROM unsent_units u WHERE u.order_id = o.id))::int AS quantity`

/** A page of what was found; `isCut` where so much begins with what was typed that some is not looked at. */
export type FoundOrders = { orders: DeskOrder[]; isCut: boolean }

type Walk = { order: SQL; behind(id: number): SQL }

const byId: Walk = { order: sql`o.id DESC`, behind: (id) => sql`o.id < ${id}` }
/** As their indexes have them within days and within a stage: a month of years ago is as near as this one. */
const byMoment: Walk = {
  order: sql`o.created_at DESC, o.id DESC`,
  behind: (id) => sql`(o.created_at, o.id) < (SELECT b.created_at, b.id FROM orders b WHERE b.id = ${id})`,
}

const walkOf = (filter: DeskFilter): Walk =>
  asksForStages(filter) || filter.from !== undefined || filter.to !== undefined ? byMoment : byId

/** The newest orders of a filter that lie behind a place of its walk, as a query of `id`. */
const newestOf = (filter: DeskFilter, after: SQL, limit: number, choice: { isAny?: boolean } = {}): SQL =>
  asksForStages(filter)
    ? sql`SELECT id FROM (${newestOfStages(filter, all([madeWithin(filter), after]), limit, choice)}) AS newest`
    : sql`SELECT o.id FROM orders o WHERE ${narrowed(filter)} AND ${after}
        ORDER BY ${walkOf(filter).order} LIMIT ${limit}`

/**
 * The newest of a filter whose ids are from one on and below another, whichever way they are walked: of a moment the ids are
 * near each other.
 */
function newestBetween(filter: DeskFilter, limit: number, from: number, before: number | undefined): SQL {
  const isWalkedByMoment = walkOf(filter) === byMoment
  return newestOf(
    filter,
    all([
      before !== undefined && sql`o.id < ${before}`,
      before !== undefined &&
        isWalkedByMoment &&
        sql`o.created_at <= (SELECT b.created_at + interval '1 minute' FROM orders b WHERE b.id = ${before})`,
      from > 0 && sql`o.id >= ${from}`,
      from > 0 &&
        isWalkedByMoment &&
        sql`o.created_at >= (
          SELECT b.created_at - interval '1 minute' FROM orders b WHERE b.id >= ${from} ORDER BY b.id LIMIT 1)`,
    ]),
    limit,
  )
}

/** What of a queue is counted; more of them nobody counts by hand. */
const mostCounted = 1000

export const listedOrdersStore = {
  /** The newest first. */
  async list(executor: Executor, filter: DeskFilter, { limit, before }: DeskPage): Promise<DeskOrder[]> {
    const { order, behind } = walkOf(filter)
    const found = newestOf(filter, before === undefined ? sql`true` : behind(before), limit)
    const { rows } = await executor.execute<DeskOrder>(sql`
      SELECT ${columns} FROM (${found}) AS found JOIN orders o USING (id) ORDER BY ${order}`)
    return rows
  },

  /** The newest first of those in which something is found. */
  async search(
    executor: Executor,
    lookedFor: LookedFor,
    filter: DeskFilter,
    { limit, before }: DeskPage,
  ): Promise<FoundOrders> {
    const isNarrowed = Object.values(filter).some((each) => each !== undefined)
    const search = orderSearch(executor, {
      narrowed: isNarrowed ? narrowed(filter) : undefined,
      newest: (most, from = 0) => newestBetween(filter, most, from, before),
      some: (most) =>
        newestOf(filter, before === undefined ? sql`true` : sql`o.id < ${before}`, most, { isAny: true }),
      before,
      limit,
    })
    const { ids, isCut } = await byWords(executor, lookedFor.words, search)
    const ofProducts = await byProducts(executor, lookedFor.productIds, search)
    const ways = [sql`SELECT unnest(${sql.param([...ids, ...ofProducts])}::int[]) AS id`]
    if (lookedFor.number !== null) {
      ways.push(sql`SELECT o.id FROM orders o WHERE o.number = ${lookedFor.number}
        AND ${search.narrowed ?? sql`true`} AND ${before === undefined ? sql`true` : sql`o.id < ${before}`}`)
    }
    const { rows } = await executor.execute<DeskOrder>(sql`
      WITH found AS (SELECT id FROM (${sql.join(ways, sql` UNION `)}) AS ways ORDER BY id DESC LIMIT ${limit})
      SELECT ${columns} FROM found JOIN orders o USING (id) ORDER BY o.id DESC`)
    return { orders: rows, isCut }
  },

  /** How many stand in a queue, up to 1,000. */
  async count(executor: Executor, queue: OrderQueue): Promise<number> {
    const { rows } = await executor.execute<{ count: number }>(sql`
      SELECT count(*)::int AS count
      FROM (SELECT FROM orders o WHERE ${inQueue[queue]} LIMIT ${mostCounted}) AS counted`)
    return rows[0]?.count ?? 0
  },

  /** The newest order's id; 0 for none. */
  async newest(executor: Executor): Promise<number> {
    const { rows } = await executor.execute<{ id: number }>(
      sql`SELECT coalesce(max(id), 0) AS id FROM orders`,
    )
    return rows[0]?.id ?? 0
  },
}
