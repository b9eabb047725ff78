import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'

export type WebhookRow = {
  id: number
  url: string
  events: string[]
  salt: Buffer
  active: boolean
  createdBy: string
  createdAt: Date
  done: number
  pending: number
  failed: number
}

/** What a webhook is made of. */
type GivenWebhook = { url: string; events: readonly string[]; salt: Buffer; createdBy: string }

export type DeliveryRow = {
  id: number
  webhookId: number
  event: string
  body: string
  state: 'PENDING' | 'DONE' | 'FAILED'
  attempts: number
  dueAt: Date
  status: number | null
  error: string
  createdAt: Date
}

const deliveryColumns = sql`id, webhook_id AS "webhookId", event, body, state, attempts, due_at AS "dueAt", status,
  error, created_at AS "createdAt"`

const dated = (row: DeliveryRow): DeliveryRow => ({
  ...row,
  dueAt: new Date(row.dueAt),
  createdAt: new Date(row.createdAt),
})

/** How long a message that is being sent is left to whoever sends it, in seconds: longer than the wait for an answer. */
const leaseSeconds = 30

export const webhooksStore = {
  /** Those of an id or all, the newest first, with what came of the last week's messages. */
  async list(executor: Executor, id?: number): Promise<WebhookRow[]> {
    const { rows } = await executor.execute<WebhookRow>(sql`
      SELECT w.id, w.url, w.events, w.salt, w.active, w.created_by AS "createdBy", w.created_at AS "createdAt",
        d.done, d.pending, d.failed
      FROM webhooks w
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE state = 'DONE')::int AS done,
          count(*) FILTER (WHERE state = 'PENDING')::int AS pending,
          count(*) FILTER (WHERE state = 'FAILED')::int AS failed
        FROM (
          SELECT state FROM webhook_deliveries
          WHERE webhook_id = w.id AND created_at > now() - interval '7 days' ORDER BY id DESC LIMIT 10000
        ) recent
      ) d
      ${id === undefined ? sql`` : sql`WHERE w.id = ${id}`}
      ORDER BY w.id DESC`)
    return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
  },

  /** Undefined where there are as many as there may be. */
  async insert(
    tx: Transaction,
    { url, events, salt, createdBy }: GivenWebhook,
    most: number,
  ): Promise<number | undefined> {
    await tx.execute(sql`LOCK TABLE webhooks IN SHARE ROW EXCLUSIVE MODE`)
    const { rows } = await tx.execute<{ id: number }>(sql`
      INSERT INTO webhooks (url, events, salt, created_by)
      SELECT ${url}, ${sql.param([...events])}::text[], ${salt}, ${createdBy}
      WHERE (SELECT count(*) FROM webhooks) < ${most} RETURNING id`)
    return rows[0]?.id
  },

  /** What stands of one, which waits for whoever else changes it; undefined where there is none. */
  async lock(tx: Transaction, id: number): Promise<GivenWebhook | undefined> {
    const { rows } = await tx.execute<GivenWebhook>(
      sql`SELECT url, events, salt, created_by AS "createdBy" FROM webhooks WHERE id = ${id} FOR UPDATE`,
    )
    return rows[0]
  },

  async change(
    tx: Transaction,
    id: number,
    { url, events }: Pick<GivenWebhook, 'url' | 'events'>,
  ): Promise<void> {
    await tx.execute(
      sql`UPDATE webhooks SET url = ${url}, events = ${sql.param([...events])}::text[] WHERE id = ${id}`,
    )
  },

  /** Gives the address; undefined where there is none. */
  async setActive(tx: Transaction, id: number, active: boolean): Promise<string | undefined> {
    const { rows } = await tx.execute<{ url: string }>(
      sql`UPDATE webhooks SET active = ${active} WHERE id = ${id} RETURNING url`,
    )
    return rows[0]?.url
  },

  /** The same. */
  async remove(tx: Transaction, id: number): Promise<string | undefined> {
    const { rows } = await tx.execute<{ url: string }>(
      sql`DELETE FROM webhooks WHERE id = ${id} RETURNING url`,
    )
    return rows[0]?.url
  },

  /** Notes what happened for each webhook that asked for it; gives whether there may be more. */
  async spread(executor: Executor, limit: number): Promise<boolean> {
    const { rows } = await executor.execute<{ amount: number }>(sql`
      WITH taken AS (
        DELETE FROM webhook_events WHERE id IN (
          SELECT id FROM webhook_events ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED
        ) RETURNING *
      ), noted AS (
        INSERT INTO webhook_deliveries (webhook_id, event, body)
        SELECT w.id, t.event, jsonb_build_object(
          'type', t.event,
          'timestamp', to_char(t.happened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'data', t.data || coalesce(
            (SELECT jsonb_build_object('numero_pedido', o.number, 'total', o.total) FROM orders o
              WHERE o.id = (t.data ->> 'id_pedido')::int), '{}'
          ) || coalesce(
            (SELECT jsonb_build_object('sku', p.sku, 'stock_producto', p.stock) FROM products p
              WHERE p.id = (t.data ->> 'id_producto')::int), '{}'
          )
        )::text
        FROM taken t JOIN webhooks w ON w.active AND t.event = ANY (w.events)
        ORDER BY t.id, w.id
      )
      SELECT count(*)::int AS amount FROM taken`)
    return (rows[0]?.amount ?? 0) === limit
  },

  async add(executor: Executor, webhookId: number, event: string, body: string): Promise<number> {
    const { rows } = await executor.execute<{ id: number }>(sql`
      INSERT INTO webhook_deliveries (webhook_id, event, body) VALUES (${webhookId}, ${event}, ${body}) RETURNING id`)
    const [row] = rows
    if (!row) throw new Error('The message was not stored.')
    return row.id
  },

  /** Ids of those that something is due for. */
  async withDue(executor: Executor): Promise<number[]> {
    const { rows } = await executor.execute<{ id: number }>(sql`
      SELECT w.id FROM webhooks w WHERE w.active AND EXISTS (
        SELECT FROM webhook_deliveries d
        WHERE d.webhook_id = w.id AND d.state = 'PENDING' AND d.due_at <= now())`)
    return rows.map(({ id }) => id)
  },

  /** Takes what is due for a webhook, for a while for itself alone; with an id that one, whatever came of it. */
  async claim(
    executor: Executor,
    asked: { id: number } | { webhookId: number; limit: number },
  ): Promise<(DeliveryRow & { url: string; salt: Buffer })[]> {
    const which =
      'id' in asked
        ? sql`SELECT id FROM webhook_deliveries WHERE id = ${asked.id} FOR UPDATE`
        : sql`SELECT d.id FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id AND w.active
            WHERE d.webhook_id = ${asked.webhookId} AND d.state = 'PENDING' AND d.due_at <= now()
            ORDER BY d.due_at LIMIT ${asked.limit} FOR UPDATE OF d SKIP LOCKED`
    const { rows } = await executor.execute<DeliveryRow & { url: string; salt: Buffer }>(sql`
      WITH due AS (${which})
      UPDATE webhook_deliveries d
      SET attempts = d.attempts + 1, state = 'PENDING', due_at = now() + make_interval(secs => ${leaseSeconds}::int)
      FROM due, webhooks w WHERE d.id = due.id AND w.id = d.webhook_id
      RETURNING d.id, d.webhook_id AS "webhookId", d.event, d.body, d.state, d.attempts, d.due_at AS "dueAt", d.status,
        d.error, d.created_at AS "createdAt", w.url, w.salt`)
    return rows
  },

  /** Keeps what came of it; `pause` is how long until it is tried again, in seconds, null where that is over. */
  async settle(
    executor: Executor,
    id: number,
    { status, error, pause }: { status: number | null; error: string; pause: number | null },
  ): Promise<void> {
    const state = error === '' ? 'DONE' : pause === null ? 'FAILED' : 'PENDING'
    await executor.execute(sql`
      UPDATE webhook_deliveries SET state = ${state}, status = ${status}::int, error = ${error},
        due_at = now() + make_interval(secs => ${pause ?? 0}::int)
      WHERE id = ${id}`)
  },

  async find(executor: Executor, id: number): Promise<DeliveryRow | undefined> {
    const { rows } = await executor.execute<DeliveryRow>(
      sql`SELECT ${deliveryColumns} FROM webhook_deliveries WHERE id = ${id}`,
    )
    return rows[0] && dated(rows[0])
  },

  /** The newest first. */
  async log(
    executor: Executor,
    webhookId: number,
    { before, limit }: { before: number | undefined; limit: number },
  ): Promise<DeliveryRow[]> {
    const { rows } = await executor.execute<DeliveryRow>(sql`
      SELECT ${deliveryColumns} FROM webhook_deliveries
      WHERE webhook_id = ${webhookId} ${before === undefined ? sql`` : sql`AND id < ${before}::bigint`}
      ORDER BY id DESC LIMIT ${limit}`)
    return rows.map(dated)
  },

  /** Forgets what is older than 30 days and at its end. */
  async clean(executor: Executor): Promise<void> {
    await executor.execute(sql`
      DELETE FROM webhook_deliveries WHERE created_at < now() - interval '30 days' AND state <> 'PENDING'`)
  },
}
