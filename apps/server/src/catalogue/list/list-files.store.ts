import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'

/** No file is believed that is older, in days. */
export const mostDays = 30

/** What the database knows of the files in which processes store what they read for lists. */
export const listFilesStore = {
  /** The name of the database, and how far its schema is. */
  async schema(executor: Executor): Promise<string> {
    const { rows } = await executor.execute<{ schema: string }>(
      sql`select current_database() || ' ' || max(name) as schema from migrations`,
    )
    return rows[0]?.schema ?? ''
  },

  /** Whether there are so many products at least, or were when they were last counted. */
  async areMany(executor: Executor, many: number): Promise<boolean> {
    const { rows } = await executor.execute<{ many: boolean }>(
      sql`select reltuples >= ${many} as many from pg_class where oid = 'products'::regclass`,
    )
    return rows[0]?.many ?? false
  },

  /** One process of a machine makes them at a time; the others wait, until the transaction ends. */
  async lock(tx: Transaction, folder: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${folder}, 0))`)
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
