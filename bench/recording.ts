import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A statement as it was sent, with the rows it gave. */
export interface Statement {
  text: string
  values: unknown[]
  rows: Record<string, unknown>[]
}

type Query = { text: string; values?: unknown[] }

/**
 * Runs `work` and returns every SQL statement that it sent through `pg`, in order: the yardstick for what
 * the shop does around them.
 */
export async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = []
  const original = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown
  const spy = function (this: pg.Client, ...args: unknown[]): unknown {
    const [query, values] = args as [string | Query, unknown[] | undefined]
    const sent = original.apply(this, args)
    if (!(sent instanceof Promise)) return sent
    const text = typeof query === 'string' ? query : query.text
    const given = typeof query === 'string' ? values : (query.values ?? values)
    const statement: Statement = { text, values: Array.isArray(given) ? given : [], rows: [] }
    statements.push(statement)
    return sent.then((result: pg.QueryResult) => {
      statement.rows = result.rows.map((row: unknown) =>
        Array.isArray(row) ? { ...row } : (row as Record<string, unknown>),
      )
      return result
    })
  }
  pg.Client.prototype.query = spy as typeof pg.Client.prototype.query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query
  }
  return statements
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const token = /\b[0-9a-zA-Z_-]{32}\b/g
/** Identities are told from other numbers by being at least this large: the recording sets them so. */
export const leastIdentity = 700_000_000

/**
 * Sends recorded statements again as a new piece of work: fresh identifiers instead of the recorded ones,
 * and the identities that the database gives now instead of those it gave then.
 */
export async function replay(client: pg.ClientBase, statements: readonly Statement[]): Promise<void> {
  const renamed = new Map<string, string>()
  const fresh = (found: string) => {
    const known = renamed.get(found)
    if (known) return known
    const made = found.includes('-') && found.length === 36 ? randomUUID() : randomUUID().replaceAll('-', '')
    renamed.set(found, made)
    return made
  }
  const identities = new Map<string, string>()
  const inText = (text: string) => {
    let result = text.replace(uuid, fresh).replace(token, fresh)
    for (const [then, now] of identities) result = result.replaceAll(then, now)
    return result
  }
  const renew = (value: unknown): unknown => {
    if (typeof value === 'string') return inText(value)
    if (typeof value === 'number') return value >= leastIdentity ? Number(inText(String(value))) : value
    if (Array.isArray(value)) return value.map(renew)
    return value
  }
  for (const statement of statements) {
    const { rows } = await client.query<Record<string, unknown>>(statement.text, statement.values.map(renew))
    for (const [index, then] of statement.rows.entries()) {
      const now = rows[index] ? Object.values(rows[index]) : []
      for (const [column, value] of Object.values(then).entries()) {
        if (typeof value === 'number' && value >= leastIdentity)
          identities.set(String(value), String(now[column]))
      }
    }
  }
}
