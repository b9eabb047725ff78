import { type SQL, sql } from 'drizzle-orm'

/** Today in Chile, whatever zone the database is set to: on a clock of UTC the evening is of the day after. */
export const todayInChile: SQL = sql`(now() AT TIME ZONE 'America/Santiago')::date`
