import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from './connection.ts'

/** What a process reads in common with everybody may come from a copy of the database. */
export type Replicas = {
  /**
   * Runs what reads and writes nothing on a copy that has all that was announced to this process, or on the database
   * itself: where no copy is so far, and once more where the copy failed meanwhile.
   */
  read<Result>(work: () => Promise<Result>): Promise<Result>
  /** Something was announced: until a copy has it, nobody reads there. */
  changed(): void
  /** Nothing is heard any more, so nobody knows what a copy lacks. */
  pause(): void
  resume(): void
  close(): Promise<void>
}

type Copy = {
  database: Database
  /** Up to which announcement it has everything; -1 where that is unknown. */
  version: number
  isCatchingUp: boolean
}

/** A copy is a few milliseconds behind, or long gone. */
const firstPollMs = 5
const longestPollMs = 250
const retryMs = 1000

/** Where the pool of the database goes for what is asked within `read`. */
const elsewhere = new AsyncLocalStorage<pg.Pool>()

/** Whether a copy has written down what stood at a place of the log of the database. */
async function hasReached({ pool }: Pick<Database, 'pool'>, place: string): Promise<boolean> {
  // Null in what is no copy: it may be another database by now.
  const { rows } = await pool.query<{ has: boolean | null }>(
    'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS has',
    [place],
  )
  return rows[0]?.has === true
}

async function placeOf({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const { rows } = await pool.query<{ place: string }>('SELECT pg_current_wal_insert_lsn()::text AS place')
  return rows[0]?.place ?? ''
}

/**
 * Reads from streaming copies of a database what a process tells everybody alike. After each announcement, and each
 * silence, a copy is asked whether it has come as far as the database had at that moment; until it has, the database
 * is read. `pause` before the first `resume` is understood.
 */
export function openReplicas({
  database,
  copies: opened,
  report,
  log = { placeOf, hasReached },
  pause = (ms: number): Promise<unknown> => sleep(ms, undefined, { ref: false }),
}: {
  database: Database
  copies: readonly Database[]
  report(error: Error): void
  /** How far the log of the database is written, and whether a copy has come there; for tests. */
  log?: { placeOf: typeof placeOf; hasReached: typeof hasReached }
  pause?: (ms: number) => Promise<unknown>
}): Replicas {
  const copies: Copy[] = opened.map((each) => ({ database: each, version: -1, isCatchingUp: false }))
  let version = 0
  let isHearing = false
  let isClosed = false
  let turn = 0
  routeReads(database.pool)

  async function untilReached(copy: Copy, place: string): Promise<void> {
    let pollMs = firstPollMs
    while (isHearing && !isClosed && !(await log.hasReached(copy.database, place))) {
      await pause(pollMs)
      pollMs = Math.min(pollMs * 2, longestPollMs)
    }
  }

  async function catchUp(copy: Copy): Promise<void> {
    if (copy.isCatchingUp) return
    copy.isCatchingUp = true
    while (isHearing && !isClosed && copy.version !== version) {
      const aim = version
      try {
        const place = await log.placeOf(database)
        await untilReached(copy, place)
        if (isHearing) copy.version = aim
      } catch (error) {
        if (!isClosed) report(error instanceof Error ? error : new Error('A copy of the database is lost.'))
        await pause(retryMs)
      }
    }
    copy.isCatchingUp = false
  }

  function changed(): void {
    version += 1
    for (const copy of copies) void catchUp(copy)
  }

  function pick(): Copy | undefined {
    const current = isHearing ? copies.filter((copy) => copy.version === version) : []
    turn += 1
    return current[turn % current.length]
  }

  return {
    async read(work) {
      const copy = pick()
      if (!copy) return work()
      try {
        return await elsewhere.run(copy.database.pool, work)
      } catch (error) {
        report(error instanceof Error ? error : new Error('A copy of the database failed.', { cause: error }))
        copy.version = -1
        void catchUp(copy)
        return work()
      }
    },
    changed,
    pause() {
      isHearing = false
      version += 1
    },
    resume() {
      isHearing = true
      changed()
    },
    async close() {
      isClosed = true
      await Promise.all(copies.map((copy) => copy.database.close()))
    },
  }
}

/** What the pool of the database is asked within `read` it has from the pool of the copy. */
function routeReads(pool: pg.Pool): void {
  const own = pool.connect.bind(pool) as (...args: unknown[]) => unknown
  const routed = (...args: unknown[]): unknown => {
    const copy = elsewhere.getStore()
    return copy ? (copy.connect as (...args: unknown[]) => unknown).apply(copy, args) : own(...args)
  }
  pool.connect = routed as typeof pool.connect
}
