import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import pg from 'pg'

type Sent = { text: string; name?: string; values?: unknown[]; query_timeout?: number }
type Query = (...args: unknown[]) => unknown

export type Statements = {
  /** Whether statements are given names under which the connection keeps them. */
  prepares?: boolean
  /**
   * How long a statement may take, in ms, where the connection's parameters cannot say so since a pooler shares it: in a
   * transaction the database ends it; outside, the client alone.
   */
  statementMs?: number | undefined
  /** How long the client waits for each answer, in ms, before it lets go of its connection. */
  silentMs?: number | undefined
}

/** A connection prepares no more texts than these: whatever makes more of them is not worth preparing. */
const mostPrepared = 200

const begins = /^\s*(?:begin|start transaction)\b/i
/** What a transaction runs goes by keys, where a plan for these very values costs more to make than it saves. */
const onePlan = 'set local plan_cache_mode = force_generic_plan'
/** Some work of the desk takes as long as it does: `SET LOCAL statement_timeout = 0`. */
const takesItsTime = /\bset local statement_timeout = 0/i
/** What takes its time ends by itself long before; a database that says nothing any more would be waited for without an end. */
const longestMs = 60 * 60_000
const ends = /^\s*(?:commit|end|rollback(?! to\b))\b/i

/**
 * Lets a connection prepare what it is sent with values inside transactions, under a name made of its text: an order
 * is fifteen statements, and parsing and planning them again was half of what it cost the database. Statements outside
 * transactions stay as they are: they read, with values by which a plan of their own is often better.
 */
export function prepareInTransactions(
  client: pg.ClientBase,
  { prepares = true, statementMs, silentMs }: Statements = {},
): void {
  const settings = statementMs ? `${onePlan}; set local statement_timeout = ${statementMs}` : onePlan
  const names = new Map<string, string>()
  let isInside = false
  let isUnbounded = false
  const query: Query = (...asked) => {
    const args = prepares ? asked : withoutName(asked)
    const [sent, given] = args as [string | Sent, unknown]
    const text = typeof sent === 'string' ? sent : sent?.text
    const ask = (pg.Client.prototype.query as Query).bind(client)
    if (typeof text !== 'string') return ask(...args)
    const send = (what: string | Sent): unknown => ask(within(what), ...args.slice(1))
    sendTogether(client)
    if (begins.test(text)) {
      isInside = true
      isUnbounded = false
      const begun = `${text}; ${settings}`
      return send(typeof sent === 'string' ? begun : { ...sent, text: begun })
    }
    if (ends.test(text)) isInside = false
    else isUnbounded = isInside && (isUnbounded || takesItsTime.test(text))
    const values = given ?? (typeof sent === 'string' ? undefined : sent.values)
    const isNamed = typeof sent !== 'string' && sent.name !== undefined
    if (!isInside || isNamed || !prepares || !Array.isArray(values) || values.length === 0) return send(sent)
    const name = nameOf(text, names)
    if (name === undefined) return send(sent)
    return send({ ...(typeof sent === 'string' ? { text } : sent), name })
  }
  const within = (sent: string | Sent): string | Sent => {
    if (!silentMs) return sent
    const query_timeout = isUnbounded ? longestMs : silentMs
    return { ...(typeof sent === 'string' ? { text: sent } : sent), query_timeout }
  }
  client.query = query as typeof client.query
}

const withoutName = ([sent, ...rest]: unknown[]): unknown[] =>
  typeof sent === 'object' && sent && 'name' in sent
    ? [{ ...sent, name: undefined }, ...rest]
    : [sent, ...rest]

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
