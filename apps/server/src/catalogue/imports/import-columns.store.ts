import { sql } from 'drizzle-orm'
import type { ColumnTarget } from '#import/columns/guess-columns.ts'
import type { Executor } from '../../db/connection.ts'

/** What somebody chose for the columns of a header: the next file with it is read so. */
export const importColumnsStore = {
  async chosenColumns(executor: Executor, signature: string): Promise<ColumnTarget[] | null> {
    const { rows } = await executor.execute<{ columns: ColumnTarget[] }>(
      sql`SELECT columns FROM import_columns WHERE signature = ${signature}`,
    )
    return rows[0]?.columns ?? null
  },

  async rememberColumns(
    executor: Executor,
    signature: string,
    chosen: readonly ColumnTarget[],
  ): Promise<void> {
    await executor.execute(sql`
      INSERT INTO import_columns (signature, columns) VALUES (${signature}, ${JSON.stringify(chosen)}::jsonb)
      ON CONFLICT (signature) DO UPDATE SET columns = excluded.columns, chosen_at = now()`)
  },
}
