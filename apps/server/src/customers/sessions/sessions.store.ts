import { and, desc, eq, gt, isNotNull, isNull, lte, ne, not, or, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../db/connection.ts'
import { sessions } from '../customers.tables.ts'

/** What a running server asks on every call of a shopper, prepared once. */
export function sessionsStore(database: Pick<Database, 'db'>, idleSeconds: number) {
  const isActive = sql`${sessions.lastSeenAt} > now() - make_interval(secs => ${sql.raw(String(idleSeconds))})`
  const open = database.db
    .select({
      id: sessions.id,
      customerId: sessions.customerId,
      kind: sessions.kind,
      // Noted once an hour, so that reading stays reading.
      isStale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 hour'`,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
        isActive,
      ),
    )
    .prepare(`sessions_open_${idleSeconds}`)

  return {
    /** The session that is neither ended nor expired, or undefined. */
    async findOpen(tokenHash: Buffer) {
      const [row] = await open.execute({ tokenHash })
      return row
    },

    async touch(executor: Executor, sessionId: string): Promise<void> {
      await executor.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, sessionId))
    },

    /** Its end is `seconds` away by the database's clock, which is the one that it is asked by. */
    async insert(
      executor: Executor,
      row: Omit<typeof sessions.$inferInsert, 'expiresAt'>,
      seconds: number,
    ): Promise<void> {
      const expiresAt = sql`now() + make_interval(secs => ${seconds})`
      await executor.insert(sessions).values({ ...row, expiresAt })
    },

    async end(executor: Executor, sessionId: string): Promise<void> {
      await executor
        .update(sessions)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    },

    async endAll(executor: Executor, customerId: number, exceptId?: string): Promise<void> {
      await executor
        .update(sessions)
        .set({ revokedAt: sql`now()` })
        .where(
          and(
            eq(sessions.customerId, customerId),
            isNull(sessions.revokedAt),
            exceptId === undefined ? undefined : ne(sessions.id, exceptId),
          ),
        )
    },

    async listOpen(executor: Executor, customerId: number) {
      return executor
        .select({ kind: sessions.kind, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
        .from(sessions)
        .where(
          and(
            eq(sessions.customerId, customerId),
            isNull(sessions.revokedAt),
            gt(sessions.expiresAt, sql`now()`),
            isActive,
          ),
        )
        .orderBy(desc(sessions.createdAt))
    },

    async deleteOf(executor: Executor, customerId: number): Promise<void> {
      await executor.delete(sessions).where(eq(sessions.customerId, customerId))
    },

    async deleteEnded(executor: Executor): Promise<number> {
      const { rowCount } = await executor
        .delete(sessions)
        .where(or(lte(sessions.expiresAt, sql`now()`), isNotNull(sessions.revokedAt), not(isActive)))
      return rowCount ?? 0
    },
  }
}
