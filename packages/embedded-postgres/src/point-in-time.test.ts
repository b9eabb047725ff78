import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { basesOf } from './archive.ts'
import { startEmbedded } from './embedded-postgres.ts'
import { restoreMoment } from './point-in-time.ts'

const settings = { shared_buffers: '16MB' }
let parent: string
let folder: string
let between: Date

async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows as Row[]
  } finally {
    await client.end()
  }
}

/** A shop writes 'before' and 'after', and its machine is gone. */
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'huella moments '))
  folder = join(parent, "the owner's archive, 100 %")
  const shop = await startEmbedded({
    dataDir: join(parent, 'shop'),
    settings,
    archive: { folder, keepDays: 7 },
  })
  await vi.waitFor(async () => expect(await basesOf(folder)).toHaveLength(1), 60_000)
  await query(shop.url, `CREATE TABLE notes (text text); INSERT INTO notes VALUES ('before')`)
  const [now] = await query<{ at: Date }>(shop.url, 'SELECT clock_timestamp() AS at')
  between = now?.at ?? new Date()
  await query(shop.url, `INSERT INTO notes VALUES ('after')`)
  await shop.stop()
})
afterAll(() => rm(parent, { recursive: true, force: true }))

async function notesAt(name: string, until?: Date): Promise<string[]> {
  const dataDir = join(parent, name)
  await restoreMoment({ folder, dataDir, until, settings })
  const shop = await startEmbedded({ dataDir, settings })
  try {
    return (await query<{ text: string }>(shop.url, 'SELECT text FROM notes')).map(({ text }) => text)
  } finally {
    await shop.stop()
  }
}

test('the database of a moment, and of the last that was archived, come out of base and log', async () => {
  expect(await notesAt('a moment', between)).toEqual(['before'])
  expect(await notesAt('the last')).toEqual(['before', 'after'])
  await expect(notesAt('the last')).rejects.toThrow(/There is a database in .* already/)
})

test('a moment that the archive does not reach is refused, and no database is left', async () => {
  await expect(notesAt('too early', new Date('2020-01-01'))).rejects.toThrow(/begins at .*: choose a later/)
  await expect(notesAt('too late', new Date('2999-01-01'))).rejects.toThrow(/ends before that moment/)
  for (const name of ['too early', 'too late'])
    expect(await readdir(join(parent, name))).not.toContain('postgres')
})
