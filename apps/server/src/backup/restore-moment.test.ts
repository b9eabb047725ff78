import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { basesOf } from '#embedded-postgres/archive.ts'
import { startEmbedded } from '#embedded-postgres/embedded-postgres.ts'
import { createDatabase } from '../db/connection.ts'
import { migrate } from '../db/migrate.ts'

const program = join(import.meta.dirname, '..', 'restore-main.ts')

test('npm run restore -- --until makes the shop of a moment, and says what it has', async () => {
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
  await vi.waitFor(async () => expect(await basesOf(archive)).not.toEqual([]), { timeout: 60_000 })
  await register('ana')
  const { rows } = await database.pool.query<{ at: Date }>('SELECT clock_timestamp() AS at')
  const until = rows[0]?.at.toISOString() ?? ''
  await register('beto')
  await database.close()
  await shop.stop()

  const restore = (dataDir: string, moment: string) =>
    promisify(execFile)(process.execPath, [program, '--until', moment], {
      env: { PATH: process.env.PATH, DATA_DIR: join(parent, dataDir), WAL_ARCHIVE: archive },
    })
  const { stdout } = await restore('of the moment', until)
  expect(stdout).toMatch(/ {2}orders: 0\n[\s\S]* {2}customers: 1\n/)
  expect(stdout).toContain(`Restored the database of ${until}\n`)
  await expect(restore('of no zone', '2026-11-23T15:04')).rejects.toThrow(/is no moment with its zone/)
})
