import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Executor } from './connection.ts'

/**
 * How long ago a moment of the database is, in ms, by the database's own clock: a process whose clock is an hour off would
 * take what began a second ago for old. Null where the moment is null.
 */
export const sinceMs = <Told extends number | null>(moment: AnyColumn): SQL<Told> =>
  sql<Told>`(extract(epoch FROM clock_timestamp() - ${moment}) * 1000)::float8`

/** The moment that the database's clock shows, in ms since 1970: what begins and ends does so on every machine at once. */
export async function databaseNow(executor: Executor): Promise<number> {
  const { rows } = await executor.execute<{ now: number }>(
    sql`SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`,
  )
  const [row] = rows
  if (!row) throw new Error('The database told no time')
  return row.now
}
