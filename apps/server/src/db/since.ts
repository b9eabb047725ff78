import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * How long ago a moment of the database is, in ms, by the database's own clock: a process whose clock is an hour off would
 * take what began a second ago for old. Null where the moment is null.
 */
export const sinceMs = <Told extends number | null>(moment: AnyColumn): SQL<Told> =>
  sql<Told>`(extract(epoch FROM clock_timestamp() - ${moment}) * 1000)::float8`
