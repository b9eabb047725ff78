import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from './connection.ts'
import { isCausedBy, lostConnectionCodes, lostConnectionMessages } from './connection-errors.ts'

/** Copies of the database, for what is the same for everybody. */
export type Replicas = {
  copies: readonly Database[]
  /** How many copies nobody reads from now. */
  leftAlone(): number
  /**
   * Runs what reads and writes nothing on a copy that has all that was announced to this process, or on the database
   * itself: where no copy is so far, from an announcement on that the copy lacks, and once more where the copy failed
   * meanwhile. What throws for any other reason does so at once.
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

/** What only a copy fails with: it is away, was asked to write, or dropped a reading for what it had to write down. */
const failuresOfCopy = new Set([
  ...lostConnectionCodes,
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  // It lets nobody in, or has no such database.
  ...['28000', '28P01', '3D000'],
  ...['25006', '40001', '40P01', '57P04'],
])

type Reading = { pool: pg.Pool; isCurrent(): boolean }

/** Where the pool of the database goes for what is asked within `read`. */
const elsewhere = new AsyncLocalStorage<Reading | undefined>()

/**
 * Runs on the database itself, also within `read`: what others wait for too, who may not read a copy nor be told of
 * its failure, and what asks for transactions, of which a copy does not know which are in progress.
 */
export const onPrimary = <Result>(work: () => Promise<Result>): Promise<Result> =>
  elsewhere.run(undefined, work)

/** How far the log of the database is written, and in which of its timelines: each promotion begins another. */
type Place = { position: string; timeline: number }

/**
 * Whether a copy has written down what stood at a place of the log of the database. It may be no copy by now: a former primary,
 * started again after a crash, tells how far it replayed its own log, which may be further than the primary of today has come.
 * So may a copy that heard more of the former primary than the one that was promoted. Such a one never comes to the new timeline,
 * which a copy that follows tells at the latest after its next checkpoint.
 */
async function hasReached({ pool }: Pick<Database, 'pool'>, { position, timeline }: Place): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean | null }>(
    `SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn
       AND greatest(timeline_id, min_recovery_end_timeline) = $2 AS has
     FROM pg_control_checkpoint(), pg_control_recovery()`,
    [position, timeline],
  )
  return rows[0]?.has === true
}

async function placeOf({ pool }: Pick<Database, 'pool'>): Promise<Place> {
  const { rows } = await pool.query<{ position: string; file: string }>(
    `SELECT place::text AS position, pg_walfile_name(place) AS file FROM pg_current_wal_insert_lsn() AS place`,
  )
  const [row] = rows
  return { position: row?.position ?? '', timeline: Number.parseInt(row?.file.slice(0, 8) ?? '', 16) }
}

/**
 * Reads from streaming copies of a database what a process tells everybody alike. After each announcement, and each
 * silence, a copy is asked whether it has come as far as the database had at that moment; until it has, the database
 * is read. It begins paused, until the first `resume`.
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
  /** How often changes were heard anew: another database may have been promoted before. */
  let hearings = 0
  let isClosed = false
  let turn = 0
  routeReads(database.pool)

  /** Or until nobody asks for that place any more. */
  async function untilReached(copy: Copy, place: Place, hearing: number): Promise<void> {
    const isAsked = () => isHearing && hearing === hearings && !isClosed
    let pollMs = firstPollMs
    while (isAsked() && !(await log.hasReached(copy.database, place))) {
      await pause(pollMs)
      pollMs = Math.min(pollMs * 2, longestPollMs)
    }
  }

  async function catchUp(copy: Copy): Promise<void> {
    if (copy.isCatchingUp) return
    copy.isCatchingUp = true
    let isTold = false
    while (isHearing && !isClosed && copy.version !== version) {
      const aim = version
      const hearing = hearings
      try {
        const place = await log.placeOf(database)
        await untilReached(copy, place, hearing)
        if (isHearing) copy.version = aim
      } catch (error) {
        if (!isClosed && !isTold)
          report(error instanceof Error ? error : new Error('A copy of the database is lost.'))
        isTold = true
        await pause(retryMs)
      }
    }
    copy.isCatchingUp = false
  }

  function changed(): void {
    version += 1
    for (const copy of copies) void catchUp(copy)
  }

  const isCurrent = (copy: Copy): boolean => isHearing && copy.version === version

  function pick(): Copy | undefined {
    const current = copies.filter(isCurrent)
    turn += 1
    return current[turn % current.length]
  }

  return {
    copies: opened,
    leftAlone: () => copies.filter((copy) => !isCurrent(copy)).length,
    async read(work) {
      const copy = pick()
      if (!copy) return onPrimary(work)
      try {
        const { pool } = copy.database
        return await elsewhere.run({ pool, isCurrent: () => isCurrent(copy) }, work)
      } catch (error) {
        if (!isCausedBy(error, failuresOfCopy, lostConnectionMessages)) throw error
        report(error instanceof Error ? error : new Error('A copy of the database failed.', { cause: error }))
        copy.version = -1
        void catchUp(copy)
        return onPrimary(work)
      }
    },
    changed,
    pause() {
      isHearing = false
      version += 1
    },
    resume() {
      isHearing = true
      hearings += 1
      changed()
    },
    async close() {
      isClosed = true
      await Promise.all(copies.map((copy) => copy.database.close()))
    },
  }
}

/**
 * What the pool of the database is asked within `read` it has from the pool of the copy, as long as that has all that was
 * announced: what is kept until the next announcement is kept from then on.
 */
function routeReads(pool: pg.Pool): void {
  const own = pool.connect.bind(pool) as (...args: unknown[]) => unknown
  const routed = (...args: unknown[]): unknown => {
    const reading = elsewhere.getStore()
    if (!reading?.isCurrent()) return own(...args)
    return (reading.pool.connect as (...args: unknown[]) => unknown).apply(reading.pool, args)
  }
  pool.connect = routed as typeof pool.connect
}
