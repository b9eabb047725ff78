import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'

/** No file is believed that is older, in days. */
export const mostDays = 30

/** What the database knows of the files in which processes keep what they read for lists. */
export const keptListsStore = {
  /** The name of the database, and how far its schema is. */
  async schema(executor: Executor): Promise<string> {
    const { rows } = await executor.execute<{ schema: string }>(
      sql`select current_database() || ' ' || max(name) as schema from migrations`,
    )
    return rows[0]?.schema ?? ''
  },

  async note(executor: Executor, digest: string): Promise<void> {
    await executor.execute(sql`
      with old as (delete from list_files where noted_at < now() - make_interval(days => ${mostDays}))
      insert into list_files (digest, noted_in) values (${digest}, pg_current_xact_id())
      on conflict (digest) do update set noted_in = excluded.noted_in, noted_at = now()`)
  },

  /** A row that was copied here from another database was not written by the transaction that it names. */
  async isKnown(executor: Executor, digest: string): Promise<boolean> {
    const { rows } = await executor.execute(sql`
      select from list_files where digest = ${digest} and xmin = noted_in::xid
        and noted_at > now() - make_interval(days => ${mostDays})`)
    return rows.length > 0
  },
}
