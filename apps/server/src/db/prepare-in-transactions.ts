import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import pg from 'pg'

type Sent = { text: string; name?: string; values?: unknown[] }
type Query = (...args: unknown[]) => unknown

export type Statements = {
  /** Whether statements are given names under which the connection keeps them. */
  prepares?: boolean
  /**
   * How long a statement may take, in ms, where the connection's parameters cannot say so since a pooler shares it: in a
   * transaction the database ends it; outside, the client, which then lets go of its connection.
   */
  statementMs?: number | undefined
}

/** The database says by itself what took too long, and the client only where it does not. */
const clientWaitsMoreMs = 1000

/** A connection prepares no more texts than these: whatever makes more of them is not worth preparing. */
const mostPrepared = 200

const begins = /^\s*(?:begin|start transaction)\b/i
/** What a transaction runs goes by keys, where a plan for these very values costs more to make than it saves. */
const onePlan = 'set local plan_cache_mode = force_generic_plan'
const ends = /^\s*(?:commit|end|rollback(?! to\b))\b/i

/**
 * Lets a connection prepare what it is sent with values inside transactions, under a name made of its text: an order
 * is fifteen statements, and parsing and planning them again was half of what it cost the database. Statements outside
 * transactions stay as they are: they read, with values by which a plan of their own is often better.
 */
export function prepareInTransactions(
  client: pg.ClientBase,
  { prepares = true, statementMs }: Statements = {},
): void {
  const settings = statementMs ? `${onePlan}; set local statement_timeout = ${statementMs}` : onePlan
  const names = new Map<string, string>()
  let isInside = false
  const query: Query = (...asked) => {
    const args = prepares ? asked : withoutName(asked)
    const [sent, given] = args as [string | Sent, unknown]
    const text = typeof sent === 'string' ? sent : sent?.text
    const send = (pg.Client.prototype.query as Query).bind(client)
    if (typeof text !== 'string') return send(...args)
    sendTogether(client)
    if (begins.test(text)) {
      isInside = true
      const begun = `${text}; ${settings}`
      return send(typeof sent === 'string' ? begun : { ...sent, text: begun }, ...args.slice(1))
    }
    if (ends.test(text)) isInside = false
    if (!isInside && statementMs && !ends.test(text))
      return send(bounded(sent, statementMs), ...args.slice(1))
    const values = given ?? (typeof sent === 'string' ? undefined : sent.values)
    const isNamed = typeof sent !== 'string' && sent.name !== undefined
    if (!isInside || isNamed || !prepares || !Array.isArray(values) || values.length === 0)
      return send(...args)
    const name = nameOf(text, names)
    if (name === undefined) return send(...args)
    return send({ ...(typeof sent === 'string' ? { text } : sent), name }, ...args.slice(1))
  }
  client.query = query as typeof client.query
}

const withoutName = ([sent, ...rest]: unknown[]): unknown[] =>
  typeof sent === 'object' && sent && 'name' in sent
    ? [{ ...sent, name: undefined }, ...rest]
    : [sent, ...rest]

const bounded = (sent: string | Sent, statementMs: number) => ({
  ...(typeof sent === 'string' ? { text: sent } : sent),
  query_timeout: statementMs + clientWaitsMoreMs,
})

/** What is sent in one turn of the event loop leaves in one write: a system call costs as much as a small statement. */
function sendTogether(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

function nameOf(text: string, names: Map<string, string>): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostPrepared) return known
  const name = `tx_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
  names.set(text, name)
  return name
}
