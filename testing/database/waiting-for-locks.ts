import type { PoolClient } from 'pg'
import type { TestDatabase } from './test-database.ts'

/** How many connections of a database wait for a lock. */
export async function waitingForLocks({ pool }: Pick<TestDatabase, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

/**
 * Runs `work` while a transaction that has not ended holds what `statement` writes, which ends as soon as `work` waits
 * for it; gives what `work` comes to.
 */
export async function besideWriter<Result>(
  database: Pick<TestDatabase, 'pool'>,
  statement: string,
  work: () => PromiseLike<Result>,
): Promise<Result> {
  const writer = await database.pool.connect()
  try {
    await writer.query('BEGIN')
    await writer.query(statement)
    const [result] = await Promise.all([work(), endOnceWaitedFor(database, writer)])
    return result
  } finally {
    writer.release(true)
  }
}

async function endOnceWaitedFor(database: Pick<TestDatabase, 'pool'>, writer: PoolClient): Promise<void> {
  const end = Date.now() + 20_000
  while ((await waitingForLocks(database)) === 0 && Date.now() < end);
  await writer.query('COMMIT')
}
