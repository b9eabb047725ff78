import { type SQL, sql } from 'drizzle-orm'
import type { OrderQueue } from '#rules/orders/order-queues.ts'
import {
  type OrderState,
  orderStates,
  type PaymentState,
  type PreparationState,
  paymentStates,
  preparationStates,
} from '#rules/orders/order-states.ts'
import { type PaymentKind, paymentKinds } from '../orders.tables.ts'

/** What of an order says how far it is, and by what it is paid and fetched. */
export type StageFilter = {
  queue?: OrderQueue | undefined
  state?: OrderState | undefined
  payment?: PaymentState | undefined
  preparation?: PreparationState | undefined
  paymentKind?: PaymentKind | undefined
  isPickup?: boolean | undefined
}

/** Queues that are no more than a state. */
const stateOf: Partial<Record<OrderQueue, OrderState>> = {
  'on-the-way': 'SHIPPED',
  delivered: 'COMPLETED',
  cancelled: 'CANCELLED',
}

/** Whether it asks for stages, in whatever number of orders they stand: the other queues have an index of their own. */
export const asksForStages = ({ queue, state, payment, preparation, paymentKind, isPickup }: StageFilter) =>
  (queue === undefined || stateOf[queue] !== undefined) &&
  [queue, state, payment, preparation, paymentKind, isPickup].some((each) => each !== undefined)

const either = (values: readonly string[]) => sql`unnest(${sql.param([...values])}::text[])`

/**
 * The newest orders of the stages asked for, or the oldest, as a query of `id` and `created_at`: those of each stage are taken from
 * the index, which has all of a stage together, and of those the first. So a stage of which there are few, or none, is
 * found without walking past the orders of all the others. With `isAny` some of them, whichever come first: no more are read
 * than are given.
 */
export function newestOfStages(
  filter: StageFilter,
  where: SQL,
  limit: number,
  { isAny = false, isOldestFirst = false }: { isAny?: boolean; isOldestFirst?: boolean } = {},
): SQL {
  const way = isOldestFirst ? sql`ASC` : sql`DESC`
  const { state, payment, preparation, paymentKind, isPickup } = filter
  const queued = filter.queue && stateOf[filter.queue]
  const states = orderStates.filter((each) => (state ?? each) === each && (queued ?? each) === each)
  const isFetched = isPickup === undefined ? [true, false] : [isPickup]
  return sql`
    SELECT each.id, each.created_at
    FROM ${either(states)} AS s (state)
    CROSS JOIN ${either(payment ? [payment] : paymentStates)} AS m (payment)
    CROSS JOIN ${either(preparation ? [preparation] : preparationStates)} AS r (preparation)
    CROSS JOIN ${either(paymentKind ? [paymentKind] : paymentKinds)} AS k (kind)
    CROSS JOIN unnest(${sql.param(isFetched)}::boolean[]) AS f (is_fetched)
    CROSS JOIN LATERAL (
      SELECT o.id, o.created_at FROM orders o
      WHERE o.state = s.state AND o.payment_state = m.payment AND o.preparation_state = r.preparation
        AND o.payment_kind = k.kind AND (o.branch_id IS NOT NULL) = f.is_fetched AND ${where}
      ORDER BY o.created_at ${way}, o.id ${way} LIMIT ${limit}
    ) AS each
    ${isAny ? sql`` : sql`ORDER BY each.created_at ${way}, each.id ${way}`} LIMIT ${limit}`
}
