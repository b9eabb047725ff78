import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { basesOf } from '#embedded-postgres/bases.ts'
import { startEmbedded } from '#embedded-postgres/embedded-postgres.ts'
import { inProof } from '#testing/counts.ts'
import { until } from '#testing/until.ts'
import { restoreOwnDatabase } from '../command-database.ts'
import { createDatabase } from '../db/connection.ts'
import { migrate } from '../db/migrate.ts'
import { momentOf } from './moment.ts'

const program = join(import.meta.dirname, '..', 'restore-main.ts')

test('a moment has its zone, or is the last', () => {
  const moment = new Date('2026-11-23T15:04:00Z')
  for (const asked of ['2026-11-23T15:04:00Z', '2026-11-23T12:04:00-03:00', '2026-11-23T12:04:00-0300'])
    expect(momentOf(asked)).toEqual(moment)
  expect(momentOf('last')).toBeUndefined()
  for (const asked of ['', 'first', '2026-11-23T15:04', '2026-13-23T15:04:00Z'])
    expect(() => momentOf(asked)).toThrow(/is no moment with its zone/)
})

test.each([
  [{ WAL_ARCHIVE: '/archive', DATABASE_URL: 'postgres://localhost/tienda' }, /^DATABASE_URL names another/],
  [{ WAL_ARCHIVE: undefined, DATABASE_URL: undefined }, /^WAL_ARCHIVE names no archive/],
])('nothing is made anew with %o', async (settings, refusal) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(restoreOwnDatabase(undefined)).rejects.toThrow(refusal)
})

// 18 s of a processor: it makes a database, a copy of it and another from that.
test.each(inProof('whole'))('npm run restore -- --until makes the shop of a moment, %s', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'huella-moment-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const archive = join(parent, 'archive')
  const shop = await startEmbedded({
    dataDir: join(parent, 'shop'),
    settings: { shared_buffers: '16MB' },
    archive: { folder: archive, keepDays: 7, lookMs: 100 },
  })
  const database = createDatabase(shop.url)
  await migrate(database)
  const register = (name: string) =>
    database.pool.query(
      `INSERT INTO customers (kind, email, first_name, terms_accepted_at, terms_version)
       VALUES ('guest', $1 || '@correo.cl', $1, now(), '1')`,
      [name],
    )
  await until(async () => expect(await basesOf(archive)).not.toEqual([]))
  await register('ana')
  const { rows } = await database.pool.query<{ at: Date }>('SELECT clock_timestamp() AS at')
  const moment = rows[0]?.at.toISOString() ?? ''
  await register('beto')
  await database.close()
  await shop.stop()

  const { stdout } = await promisify(execFile)(process.execPath, [program, '--until', moment], {
    env: { PATH: process.env.PATH, DATA_DIR: join(parent, 'of the moment'), WAL_ARCHIVE: archive },
  })
  expect(stdout).toMatch(/ {2}orders: 0\n[\s\S]* {2}customers: 1\n/)
  expect(stdout).toContain(`Restored the database of ${moment}\n`)
})
