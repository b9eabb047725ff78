import pg from 'pg'
import type { Database } from '../db/connection.ts'

export type NotedBackup = { began: Date; name?: string; bytes?: number; problem?: string }

/** Notes how a backup of the database at `url` ended. */
export async function noteBackup(url: string, { began, name, bytes, problem }: NotedBackup): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('INSERT INTO backups (began_at, name, bytes, problem) VALUES ($1, $2, $3, $4)', [
      began,
      name,
      bytes,
      problem,
    ])
  } finally {
    await client.end()
  }
}

export type MadeBackup = { began: Date; seconds: number; name: string; bytes: number }

/** The newest backup that stands, and the newest attempt where it failed since; null where there is none. */
export async function lastAttempts({ pool }: Pick<Database, 'pool'>): Promise<{
  made: MadeBackup | null
  failed: { began: Date; problem: string } | null
}> {
  const { rows } = await pool.query<MadeBackup>(
    `SELECT began_at AS began, extract(epoch FROM ended_at - began_at)::int AS seconds, name, bytes::float8 AS bytes
     FROM backups WHERE problem IS NULL ORDER BY began_at DESC LIMIT 1`,
  )
  const made = rows[0] ?? null
  const { rows: failures } = await pool.query<{ began: Date; problem: string }>(
    `SELECT began_at AS began, problem FROM backups WHERE problem IS NOT NULL AND began_at > $1
     ORDER BY began_at DESC LIMIT 1`,
    [made?.began ?? '-infinity'],
  )
  return { made, failed: failures[0] ?? null }
}

/** When the last backup that stands was begun, in seconds since 1970, and its bytes; zeros where there is none. */
export async function lastBackup({ pool }: Pick<Database, 'pool'>): Promise<{ at: number; bytes: number }> {
  const { rows } = await pool.query<{ at: number; bytes: number }>(
    `SELECT extract(epoch FROM began_at)::float8 AS at, bytes FROM backups WHERE problem IS NULL
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
