import { type SQL, sql } from 'drizzle-orm'

/** Why units come or go; 'opening' and 'unstated' are the database's own. */
export type MovementReason =
  | 'opening'
  | 'reserved'
  | 'released'
  | 'received'
  | 'returned'
  | 'lost'
  | 'transferred'
  | 'counted'
  | 'unstated'

/** What the book of stock keeps of a change, besides which units. */
export type StockCause = {
  reason: MovementReason
  /** 'shopper', 'shop' for what happens by itself, or who of the staff. */
  actor: string
  note?: string
  orderId?: number
  returnRequestId?: number
  idempotencyKey?: string
}

/**
 * A condition that is always true and says, for the statement that it stands in, why its units move: the
 * triggers of `stock` write it into `stock_movements` (0003-catalogue.sql).
 */
export const because = (cause: StockCause): SQL =>
  sql`(select set_config('stock.cause', ${JSON.stringify(cause)}, true)) is not null`

/** The same in a text that has the cause, as JSON, among its values. */
export const becauseOf = (placeholder: string): string =>
  `(select set_config('stock.cause', ${placeholder}, true)) is not null`
