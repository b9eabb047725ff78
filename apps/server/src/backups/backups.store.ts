import pg from 'pg'
import { type Database, postgresCode } from '../db/connection.ts'

/** `place` is `placeName` of where it went. */
export type NotedBackup = { began: Date; place: string; name?: string; bytes?: number; problem?: string }

const undefinedColumn = '42703'

/** Notes how a backup of the database at `url` ended; without its place where that is of a release that knew none. */
export async function noteBackup(
  url: string,
  { began, place, name, bytes, problem }: NotedBackup,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const values = [began, name, bytes, problem]
    await client
      .query('INSERT INTO backups (began_at, name, bytes, problem, place) VALUES ($1, $2, $3, $4, $5)', [
        ...values,
        place,
      ])
      .catch((error) => {
        if (postgresCode(error) !== undefinedColumn) throw error
        return client.query(
          'INSERT INTO backups (began_at, name, bytes, problem) VALUES ($1, $2, $3, $4)',
          values,
        )
      })
  } finally {
    await client.end()
  }
}

/** `place` is null where a release that knew none noted it. */
export type MadeBackup = {
  began: Date
  seconds: number
  name: string
  bytes: number
  place: string | null
}

/** What was noted while a clock was ahead would be the newest for as long as it was ahead. */
const isPast = "began_at < now() + interval '1 day'"

/** The newest backup that stands, and the newest attempt where it failed since; null where there is none. */
export async function lastAttempts({ pool }: Pick<Database, 'pool'>): Promise<{
  made: MadeBackup | null
  failed: { began: Date; problem: string } | null
}> {
  const { rows } = await pool.query<MadeBackup>(
    `SELECT began_at AS began, extract(epoch FROM ended_at - began_at)::int AS seconds, name, bytes::float8 AS bytes, place
     FROM backups WHERE problem IS NULL AND ${isPast} ORDER BY began_at DESC LIMIT 1`,
  )
  const made = rows[0] ?? null
  const { rows: failures } = await pool.query<{ began: Date; problem: string }>(
    `SELECT began_at AS began, problem FROM backups WHERE problem IS NOT NULL AND began_at > $1 AND ${isPast}
     ORDER BY began_at DESC LIMIT 1`,
    [made?.began ?? '-infinity'],
  )
  return { made, failed: failures[0] ?? null }
}

/** What the machine that begins backups has set: their `placeName`, and for how long they stay. */
export type BackupPlan = { place: string; keepDays: number }

/** The name of the job that backs up. */
export const backUpJob = 'back-up'

/** The times that stand for all machines, a cron of UTC; null where there are none. A release that noted no plan left none. */
export async function backupTimes({
  pool,
}: Pick<Database, 'pool'>): Promise<{ cron: string; plan: BackupPlan | null } | null> {
  const { rows } = await pool.query<{ cron: string; plan: BackupPlan | null }>(
    'SELECT cron, data AS plan FROM pgboss.schedule WHERE name = $1',
    [backUpJob],
  )
  return rows[0] ?? null
}

/** When the last backup that stands was begun, in seconds since 1970, and its bytes; zeros where there is none. */
export async function lastBackup({ pool }: Pick<Database, 'pool'>): Promise<{ at: number; bytes: number }> {
  const { rows } = await pool.query<{ at: number; bytes: number }>(
    `SELECT extract(epoch FROM began_at)::float8 AS at, bytes FROM backups WHERE problem IS NULL AND ${isPast}
     ORDER BY began_at DESC LIMIT 1`,
  )
  return rows[0] ?? { at: 0, bytes: 0 }
}

/** Whether the newest attempt of PostgreSQL to archive a segment of its log failed: what it writes stays, and fills its disk. A failure is remembered when it archives no more: that one is none. */
export async function isArchiveFailing({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  const { rows } = await pool.query<{ failing: boolean }>(
    `SELECT a.last_failed_time > coalesce(a.last_archived_time, '-infinity') AS failing
     FROM pg_stat_archiver a JOIN pg_settings s ON s.name = 'archive_mode' AND s.setting <> 'off'`,
  )
  return rows[0]?.failing ?? false
}
