import { cp, mkdir, mkdtemp, readdir, rename, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasRoomInMemory, inMemory } from '#testing/room-in-memory.ts'
import { basesOf } from './bases.ts'
import { startEmbedded } from './embedded-postgres.ts'
import { restoreMoment } from './point-in-time.ts'

const settings = { shared_buffers: '16MB' }
/** What all clusters of this file take at most: on a disk that others write to, to make one takes seconds. */
const roomGib = 2
const place = hasRoomInMemory(roomGib) ? inMemory : tmpdir()

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
  parent = await mkdtemp(join(place, 'huella moments '))
  folder = join(parent, "the owner's archive, 100 %")
  const shop = await startEmbedded({
    dataDir: join(parent, 'shop'),
    settings,
    archive: { folder, keepDays: 7, lookMs: 100 },
  })
  while ((await basesOf(folder)).length === 0) await sleep(20)
  await query(shop.url, `CREATE TABLE notes (text text); INSERT INTO notes VALUES ('before')`)
  const [now] = await query<{ at: Date }>(shop.url, 'SELECT clock_timestamp() AS at')
  between = now?.at ?? new Date()
  await query(shop.url, `INSERT INTO notes VALUES ('after')`)
  await shop.stop()
})
afterAll(() => rm(parent, { recursive: true, force: true }))

async function notesAt(name: string, asked: { folder?: string; until?: Date } = {}): Promise<string[]> {
  const dataDir = join(parent, name)
  await restoreMoment({ folder, dataDir, settings, ...asked })
  const shop = await startEmbedded({ dataDir, settings })
  try {
    return (await query<{ text: string }>(shop.url, 'SELECT text FROM notes')).map(({ text }) => text)
  } finally {
    await shop.stop()
  }
}

test('the database of a moment, and of the last that was archived, come out of base and log', async () => {
  expect(await notesAt('a moment', { until: between })).toEqual(['before'])
  expect(await notesAt('the last')).toEqual(['before', 'after'])
  await expect(notesAt('the last')).rejects.toThrow(/There is a database in .* already/)
})

test('a moment that the archive does not reach is refused, and no database is left', async () => {
  await expect(notesAt('too early', { until: new Date('2020-01-01') })).rejects.toThrow(
    /begins at .*: choose a later/,
  )
  await expect(notesAt('too late', { until: new Date('2999-01-01') })).rejects.toThrow(
    /ends before that moment/,
  )
  for (const name of ['too early', 'too late'])
    expect(await readdir(join(parent, name))).not.toContain('postgres')
})

test('a restored database is refused the archive that it came out of, and begins another', async () => {
  const dataDir = join(parent, 'begins anew')
  await restoreMoment({ folder, dataDir, until: between, settings })
  const segments = await readdir(join(folder, 'wal'))
  await expect(startEmbedded({ dataDir, settings, archive: { folder, keepDays: 7 } })).rejects.toThrow(
    /another database's, or of the time before a restore: set WAL_ARCHIVE to an empty folder/,
  )
  expect(await readdir(join(folder, 'wal'))).toEqual(segments)

  const archive = { folder: join(parent, 'another archive'), keepDays: 7, lookMs: 100 }
  for (const _ of ['first', 'again']) {
    const shop = await startEmbedded({ dataDir, settings, archive })
    while ((await basesOf(archive.folder)).length === 0) await sleep(20)
    await shop.stop()
  }
  await restoreMoment({ folder: archive.folder, dataDir: join(parent, 'restored twice'), settings })
})

test('a segment that a power loss tore in the archive is written anew, and archiving goes on', async () => {
  const dataDir = join(parent, 'torn')
  const archive = { folder: join(parent, 'torn archive'), keepDays: 7, lookMs: 100 }
  const first = await startEmbedded({ dataDir, settings, archive })
  while ((await basesOf(archive.folder)).length === 0) await sleep(20)
  await query(first.url, `CREATE TABLE notes (text text); INSERT INTO notes VALUES ('torn')`)
  await first.stop()

  // The newest is empty there, and the server does not know any more that it is archived.
  const status = join(dataDir, 'postgres', 'pg_wal', 'archive_status')
  const segments = (await readdir(join(archive.folder, 'wal'))).filter((name) =>
    /^[0-9A-F]{24}\.gz$/.test(name),
  )
  const newest = segments.sort().at(-1)?.replace('.gz', '') ?? ''
  await truncate(join(archive.folder, 'wal', `${newest}.gz`))
  await rename(join(status, `${newest}.done`), join(status, `${newest}.ready`))

  const again = await startEmbedded({ dataDir, settings, archive })
  await query(again.url, `INSERT INTO notes VALUES ('after')`)
  await again.stop()
  expect(await notesAt('after torn', { folder: archive.folder })).toEqual(['torn', 'after'])
})

test('a base that a clock named which was ahead keeps no other from being taken, and is told', async () => {
  const dataDir = join(parent, 'ahead')
  const archive = { folder: join(parent, 'archive of the future'), keepDays: 7, lookMs: 100 }
  const first = await startEmbedded({ dataDir, settings, archive })
  while ((await basesOf(archive.folder)).length === 0) await sleep(20)
  await query(first.url, 'CREATE TABLE notes (text text)')
  await first.stop()
  const [taken] = await basesOf(archive.folder)
  const ahead = 'base-2999-01-01T000000.000Z'
  await rename(join(archive.folder, taken?.name ?? ''), join(archive.folder, ahead))
  // Where there is no other it serves.
  expect(await notesAt('of the future', { folder: archive.folder })).toEqual([])

  const said: string[] = []
  const again = await startEmbedded({ dataDir, settings, archive, say: (line) => said.push(line) })
  await expect.poll(() => basesOf(archive.folder)).toHaveLength(2)
  await query(again.url, `INSERT INTO notes VALUES ('after')`)
  await again.stop()
  expect(said.filter((line) => line.includes(ahead))).toHaveLength(1)
  // From then on it does not.
  await rm(join(archive.folder, ahead, 'postgres', 'PG_VERSION'))
  expect(await notesAt('of now', { folder: archive.folder })).toEqual(['after'])
})

test('a clock that leapt ahead takes no base of before away, and it is told', async () => {
  const dataDir = join(parent, 'leapt')
  const archive = { folder: join(parent, 'archive of the past'), keepDays: 7, lookMs: 100 }
  const first = await startEmbedded({ dataDir, settings, archive })
  while ((await basesOf(archive.folder)).length === 0) await sleep(20)
  await first.stop()
  // To the archive it is the same: the clock is years ahead of its bases.
  const [taken] = await basesOf(archive.folder)
  const past = ['base-2020-01-01T000000.000Z', 'base-2020-01-02T000000.000Z']
  const [older = '', newer = ''] = past.map((name) => join(archive.folder, name))
  await rename(join(archive.folder, taken?.name ?? ''), older)
  await cp(older, newer, { recursive: true })

  const said: string[] = []
  const again = await startEmbedded({ dataDir, settings, archive, say: (line) => said.push(line) })
  await expect.poll(() => said.filter((line) => line.startsWith('Took base-'))).toHaveLength(1)
  await again.stop()
  expect(said.filter((line) => line.includes('a clock may have leapt'))).toHaveLength(1)
  expect(said.join()).toContain(`the newest of them ${past[0]}`)
  const names = (await basesOf(archive.folder)).map(({ name }) => name)
  expect(names).toHaveLength(3)
  expect(names.slice(0, 2)).toEqual(past)
})

test('an archive that was away is told of, and goes on with a base once it is there again', async () => {
  const dataDir = join(parent, 'unmounted')
  const archive = { folder: join(parent, 'mounted archive'), keepDays: 7, lookMs: 100 }
  const said: string[] = []
  const written = async (text: string, bases: number) => {
    const shop = await startEmbedded({ dataDir, settings, archive, say: (line) => said.push(line) })
    await expect.poll(() => basesOf(archive.folder)).toHaveLength(bases)
    await query(
      shop.url,
      `CREATE TABLE IF NOT EXISTS notes (text text); INSERT INTO notes VALUES ('${text}')`,
    )
    await shop.stop()
  }
  const told = () => said.filter((line) => /Began a new archive|was away/.test(line))
  await written('before', 1)
  expect(told()).toEqual([])
  await rename(archive.folder, `${archive.folder} away`)
  await written('meanwhile', 1)
  expect(told()).toEqual([
    `Began a new archive in ${archive.folder}, though the database had another: where a disk is to be mounted there, end the shop and mount it.`,
  ])
  await rename(archive.folder, `${archive.folder} of the mountpoint`)
  await rename(`${archive.folder} away`, archive.folder)
  await written('again', 2)
  expect(told().at(-1)).toContain(`while the archive in ${archive.folder} was away`)
  await written('later', 2)
  expect(told()).toHaveLength(2)
  expect(await notesAt('after unmounted', { folder: archive.folder })).toEqual([
    'before',
    'meanwhile',
    'again',
    'later',
  ])
})

test('the end of the server does not wait for a base that the archive never takes', async () => {
  const archive = { folder: join(parent, 'full disk'), keepDays: 7 }
  await mkdir(join(archive.folder, 'wal'), { recursive: true, mode: 0o500 })
  const shop = await startEmbedded({ dataDir: join(parent, 'stuck'), settings, archive })
  const ending = `SELECT FROM pg_stat_activity WHERE application_name = 'huella base' AND query ~ 'pg_backup_stop'`
  while ((await query(shop.url, ending)).length === 0) await sleep(20)
  await shop.stop()
  expect(await basesOf(archive.folder)).toEqual([])
})
