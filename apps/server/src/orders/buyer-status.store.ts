import { type Executor, run, type Transaction } from '../db/connection.ts'

/** What the shop knows of somebody who is about to buy. */
type BuyerStatus = {
  email: string
  /**
   * Whether a link mailed to the e-mail came back, or the shop has money of an order that they made under it: one that
   * costs nothing is paid without, and a guest may give another e-mail.
   */
  isProven: boolean
  /** Their orders that wait for their money, and nobody's else: anybody can type their e-mail. At most 50. */
  unpaid: number
}

/** What a purchase begins with. */
type NewPurchase = {
  status: BuyerStatus
  /** The order that the key has made already. */
  made: { id: number; number: number; token: string; requestFingerprint: Buffer } | null
  /** An id for the order that is about to be written. */
  orderId: number
  /** By the database's clock, which ends holds. */
  now: Date
}

const waits = `o.state = 'PENDING' AND o.payment_state IN ('WAITING', 'REJECTED')`

const status = `c.email::text, proven.is AS "isProven",
      (SELECT count(*)::int FROM (
        SELECT FROM orders o WHERE ${waits} AND o.customer_id = c.id LIMIT 50
      ) AS unpaid) AS unpaid`
const buyers = `customers c
    CROSS JOIN LATERAL (
      SELECT c.email_proven_at IS NOT NULL OR EXISTS (
        SELECT FROM orders o CROSS JOIN LATERAL order_account(o.id) AS account
        WHERE o.customer_id = c.id AND o.customer_email = lower(c.email::text)
          AND o.payment_state = 'PAID' AND account.paid > account.refunded
      )
    ) AS proven ("is")`

const beginning = `
  SELECT ${status}, made.id, made.number, made.token, made.request_fingerprint AS "requestFingerprint",
    nextval('orders_id_seq') AS "orderId", clock_timestamp() AS now
  FROM ${buyers}
  LEFT JOIN orders made ON made.customer_id = c.id AND made.idempotency_key = $2::uuid
  WHERE c.id = $1`

/** Undefined where there is no such customer. */
export async function buyerStatus(executor: Executor, customerId: number): Promise<BuyerStatus | undefined> {
  const text = `SELECT ${status} FROM ${buyers} WHERE c.id = $1`
  const { rows } = await run<BuyerStatus>(executor, text, [customerId])
  return rows[0]
}

/** Undefined where there is no such customer. Asked under the customer's lock, it sees what came before it. */
export async function beginPurchase(
  tx: Transaction,
  customerId: number,
  idempotencyKey: string,
): Promise<NewPurchase | undefined> {
  const { rows } = await run<
    BuyerStatus &
      NonNullable<NewPurchase['made']> & { id: number | null } & Pick<NewPurchase, 'orderId' | 'now'>
  >(tx, beginning, [customerId, idempotencyKey])
  const [row] = rows
  if (!row) return undefined
  const { email, isProven, unpaid, orderId, now, id, number, token, requestFingerprint } = row
  const made = id === null ? null : { id, number, token, requestFingerprint }
  return { status: { email, isProven, unpaid }, made, orderId, now }
}
