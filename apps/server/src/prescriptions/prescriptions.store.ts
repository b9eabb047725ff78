import { sql } from 'drizzle-orm'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Executor, Transaction } from '../db/connection.ts'
import type { PrescriptionFile } from './read-prescription.ts'

export type PrescriptionState = 'MISSING' | 'RECEIVED' | 'APPROVED' | 'REFUSED'

/** A file without its content; `sentAt` is ISO 8601. */
export type SentFile = { id: number; name: string; type: 'webp' | 'pdf'; sentAt: string }

/** With what its order says; the e-mail is empty where its person asked to be forgotten. */
export type Prescription = {
  orderId: number
  orderNumber: number
  token: string
  customerName: string
  email: string
  language: ShopLanguage
  /** Whether its order still waits for it to be prepared. */
  isOpen: boolean
  state: PrescriptionState
  version: number
  reason: string
  decidedBy: string
  /** ISO 8601; of the last that was sent or decided. */
  changedAt: string
  /** The names of what needs it. */
  products: string[]
  files: SentFile[]
}

const pageLength = 50

const iso = (moment: ReturnType<typeof sql>) =>
  sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const needsIt = sql`f.facts -> 'medicine' ->> 'sale' IN ('prescription', 'retained-prescription')`

/** Whether all that needs it was taken off the order or withdrawn from, so that the rest is sent without it. */
const isOffTheOrder = sql`coalesce((
  SELECT bool_and(l.quantity <= (
    SELECT coalesce(sum(u.quantity), 0) FROM unsent_units u WHERE u.order_id = l.order_id AND u.position = l.position
  ))
  FROM order_lines l JOIN product_facts f ON f.product_id = l.product_id
  WHERE l.order_id = p.order_id AND ${needsIt}
), false)`

const select = sql`
  SELECT p.order_id AS "orderId", o.number::int AS "orderNumber", o.token, o.customer_name AS "customerName",
    o.customer_email AS email, o.language, o.state = 'PENDING' AND NOT ${isOffTheOrder} AS "isOpen", p.state,
    p.version, p.reason, p.decided_by AS "decidedBy", ${iso(sql`p.changed_at`)} AS "changedAt",
    ARRAY(
      SELECT l.name FROM order_lines l JOIN product_facts f ON f.product_id = l.product_id
      WHERE l.order_id = p.order_id AND ${needsIt}
      ORDER BY l.position
    ) AS products,
    coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type,
        'sentAt', ${iso(sql`f.sent_at`)}) ORDER BY f.id)
      FROM prescription_files f WHERE f.order_id = p.order_id
    ), '[]') AS files
  FROM prescriptions p JOIN orders o ON o.id = p.order_id`

export const prescriptionsStore = {
  /**
   * Up to 50 of a state after that order: what waits the longest first, what is decided the newest first. What waits is
   * of orders that can still be sent: of one that was cancelled, or lost all that needs it, nothing is left to decide.
   */
  async list(
    executor: Executor,
    { state, after }: { state: PrescriptionState; after: number | null },
  ): Promise<Prescription[]> {
    const isWaiting = state === 'MISSING' || state === 'RECEIVED'
    const rest =
      after === null ? sql`` : isWaiting ? sql`AND p.order_id > ${after}` : sql`AND p.order_id < ${after}`
    const { rows } = await executor.execute<Prescription>(sql`
      ${select} WHERE p.state = ${state} ${isWaiting ? sql`AND o.state = 'PENDING' AND NOT ${isOffTheOrder}` : sql``} ${rest}
      ORDER BY p.order_id ${isWaiting ? sql`ASC` : sql`DESC`} LIMIT ${pageLength}`)
    return rows
  },

  /** How many wait to be read, up to a thousand. */
  async waiting(executor: Executor): Promise<number> {
    const { rows } = await executor.execute<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM (
        SELECT FROM prescriptions p JOIN orders o ON o.id = p.order_id
        WHERE p.state = 'RECEIVED' AND o.state = 'PENDING' AND NOT ${isOffTheOrder} LIMIT 1000
      ) AS waiting`)
    return rows[0]?.count ?? 0
  },

  async ofOrder(executor: Executor, orderId: number): Promise<Prescription | undefined> {
    const { rows } = await executor.execute<Prescription>(sql`${select} WHERE p.order_id = ${orderId}`)
    return rows[0]
  },

  /** Of the order of an unguessable token (D34). */
  async ofToken(executor: Executor, token: string): Promise<Prescription | undefined> {
    const { rows } = await executor.execute<Prescription>(sql`${select} WHERE o.token = ${token}`)
    return rows[0]
  },

  /** Whether there is an order of a token, with a prescription or without. */
  async isToken(executor: Executor, token: string): Promise<boolean> {
    const { rows } = await executor.execute(sql`SELECT FROM orders WHERE token = ${token}`)
    return rows.length > 0
  },

  /** Whether an order needs one that is not approved: see `isOffTheOrder`. */
  async isLacking(executor: Executor, orderId: number): Promise<boolean> {
    const { rows } = await executor.execute(
      sql`SELECT FROM prescriptions p WHERE order_id = ${orderId} AND state <> 'APPROVED' AND NOT ${isOffTheOrder}`,
    )
    return rows.length > 0
  },

  /** When its pages were sent, the oldest first. */
  async sentPages(executor: Executor, orderId: number): Promise<Date[]> {
    const { rows } = await executor.execute<{ at: string }>(
      sql`SELECT ${iso(sql`sent_at`)} AS at FROM prescription_files WHERE order_id = ${orderId} ORDER BY id`,
    )
    return rows.map(({ at }) => new Date(at))
  },

  /** Holds an order against moves and decisions until the transaction ends. */
  async lock(tx: Transaction, orderId: number): Promise<void> {
    await tx.execute(sql`SELECT FROM orders WHERE id = ${orderId} FOR UPDATE`)
  },

  async add(tx: Transaction, orderId: number, file: PrescriptionFile & { name: string }): Promise<void> {
    await tx.execute(sql`
      INSERT INTO prescription_files (order_id, name, type, content)
      VALUES (${orderId}, ${file.name}, ${file.type}, ${file.content})`)
    await tx.execute(sql`
      UPDATE prescriptions SET state = 'RECEIVED', version = version + 1, reason = '', decided_by = '',
        decided_at = NULL, changed_at = now() WHERE order_id = ${orderId}`)
  },

  /**
   * Stores a page that no order has yet, and whether it did: not where `most` wait already. Those that begin at once
   * may go over it by as many.
   */
  async addUpload(
    executor: Executor,
    token: string,
    { file, most }: { file: PrescriptionFile & { name: string }; most: number },
  ): Promise<boolean> {
    const { rows } = await executor.execute(sql`
      INSERT INTO prescription_files (upload_token, name, type, content)
      SELECT ${token}, ${file.name}, ${file.type}, ${file.content}
      WHERE (SELECT count(*) FROM (
        SELECT FROM prescription_files WHERE order_id IS NULL LIMIT ${most}
      ) AS waiting) < ${most} RETURNING id`)
    return rows.length > 0
  },

  /** How many of them wait for an order, held until the transaction ends. */
  async holdUploads(tx: Transaction, tokens: readonly string[]): Promise<number> {
    const { rows } = await tx.execute(sql`
      SELECT FROM prescription_files WHERE upload_token IN ${tokens} ORDER BY id FOR UPDATE`)
    return rows.length
  },

  /** Forgets what has waited for an order for more than a day. */
  async removeUploads(executor: Executor): Promise<void> {
    await executor.execute(sql`
      DELETE FROM prescription_files WHERE order_id IS NULL AND sent_at < now() - interval '1 day'`)
  },

  /** Which of these products are sold by one alone. */
  async needing(executor: Executor, productIds: readonly number[]): Promise<number[]> {
    if (productIds.length === 0) return []
    const { rows } = await executor.execute<{ id: number }>(sql`
      SELECT product_id AS id FROM product_facts f WHERE product_id IN ${productIds} AND ${needsIt}
      ORDER BY product_id`)
    return rows.map(({ id }) => id)
  },

  async decide(
    tx: Transaction,
    orderId: number,
    { state, reason, by }: { state: 'APPROVED' | 'REFUSED'; reason: string; by: string },
  ): Promise<void> {
    await tx.execute(sql`
      UPDATE prescriptions SET state = ${state}, version = version + 1, reason = ${reason}, decided_by = ${by},
        decided_at = now(), changed_at = now() WHERE order_id = ${orderId}`)
  },

  /** A file of that order and of no other. */
  async file(
    executor: Executor,
    orderId: number,
    fileId: number,
  ): Promise<(PrescriptionFile & { name: string }) | undefined> {
    const { rows } = await executor.execute<PrescriptionFile & { name: string }>(sql`
      SELECT name, type, content FROM prescription_files WHERE id = ${fileId} AND order_id = ${orderId}`)
    return rows[0]
  },

  /** For whoever asks for their own data. */
  async ofCustomer(executor: Executor, customerId: number, { isWhole = true } = {}): Promise<object[]> {
    const content = isWhole ? sql`, encode(f.content, 'base64') AS contenido` : sql``
    const { rows } = await executor.execute(sql`
      SELECT o.number::int AS pedido, p.state AS estado, p.reason AS motivo, f.name AS archivo, f.type AS tipo,
        ${iso(sql`f.sent_at`)} AS fecha ${content}
      FROM prescription_files f JOIN prescriptions p ON p.order_id = f.order_id JOIN orders o ON o.id = p.order_id
      WHERE o.customer_id = ${customerId} ORDER BY f.id`)
    return rows
  },
}
