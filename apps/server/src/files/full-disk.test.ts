import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isProof } from '#testing/counts.ts'
import { fillFolder } from '#testing/faults/no-room.ts'
import { openSmallDisk } from '#testing/faults/small-disk.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { backUp } from '../backups/back-up.ts'
import { BackupError } from '../backups/backup-error.ts'
import { backupName, comparedMark } from '../backups/backup-names.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'

/** Enough for two backups of the demonstration. */
const diskMegabytes = 64

type Place = {
  folder: string
  fill(): Promise<void>
  free(): Promise<void>
  /** A file of it that took room is gone. */
  removed(): Promise<void>
}

/** A folder whose writes fail as those of a full disk do; `npm run proof` has a disk as well, where it may. */
async function pretended(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'huella-full-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  let filled: ReturnType<typeof fillFolder> | undefined
  onTestFinished(() => filled?.end())
  const free = async () => filled?.end()
  return {
    folder,
    async fill() {
      filled = fillFolder(folder)
    },
    free,
    removed: free,
  }
}

async function mounted(): Promise<Place> {
  const disk = await openSmallDisk(diskMegabytes)
  if (!disk) throw new Error('This user may mount a disk no more.')
  onTestFinished(() => disk.close())
  return { ...disk, removed: async () => undefined }
}

const tried = isProof ? await openSmallDisk(1) : undefined
await tried?.close()
if (isProof && !tried) console.warn('A disk that is full was pretended alone: this user may mount none.')
const places: [string, () => Promise<Place>][] = [
  ['a folder that takes half', pretended],
  ...(tried ? [['a disk', mounted] satisfies [string, typeof mounted]] : []),
]

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())

const backUpTo = (to: FileStore) =>
  backUp({ url: shop.database.url, media: folderStore(shop.config.media), to, key: undefined, keepDays: 30 })

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'ballast')
    .map(({ name }) => name)

describe.each(places)('money 15: %s without room', (_name, open) => {
  test('refuses a picture as UNAVAILABLE with nothing of it left, and keeps the same file once there is room', async () => {
    const { folder, fill, free } = await open()
    const { database } = shop
    const media = join(folder, 'media')
    await mkdir(media)
    const full = await openTestShop({ environment: { MEDIA: media }, database })
    onTestFinished(() => full.app.close())
    const staff = await testSignedIn(full, { role: 'manager' })
    const picture = sharp({ create: { width: 700, height: 400, channels: 3, background: '#123456' } })
    const archivo = (await picture.png().toBuffer()).toString('base64')
    const upload = () => staff.post('staff/subir-imagen', { archivo, nombre: 'foto.png' })
    const count = async () => (await database.pool.query('SELECT FROM pictures')).rowCount ?? 0
    await database.pool.query('DELETE FROM pictures')

    await fill()
    const refused = await upload()
    expect([refused.statusCode, refused.json()]).toEqual([
      503,
      { error: 'UNAVAILABLE', message: expect.stringMatching(/otra vez/) },
    ])
    expect([await filesIn(media), await count()]).toEqual([[], 0])
    await free()
    expect((await upload()).statusCode).toBe(200)
    expect(await count()).toBe(1)
  })

  test('says so of a backup, of which nothing is left, and takes the next', async () => {
    const { folder, fill, free } = await open()
    const make = () => backUpTo(folderStore(folder))
    const { name } = await make()
    await fill()
    const failure = await make().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(BackupError)
    expect(failure).toMatchObject({
      message: expect.stringMatching(/^There is no room .*BACKUP_TO.*BACKUP_KEEP_DAYS/),
    })
    // The one before stands.
    expect(await filesIn(folder)).toEqual([name])
    await free()
    expect(await filesIn(folder)).toEqual([name])
    const next = await make()
    expect(await filesIn(folder)).toEqual(expect.arrayContaining([name, next.name]))
  })
  test('takes backups that are kept no longer away for the next', async () => {
    const { folder, fill, removed } = await open()
    const to = folderStore(folder)
    const { name } = await backUpTo(to)
    const old = backupName(new Date('2020-01-01'), false)
    // As large as what is to find room, and more.
    await to.write(old, Buffer.concat([await readFile(join(folder, name)), Buffer.alloc(1024 * 1024)]))
    await to.write(comparedMark(old), Buffer.from('2020-01-02'))
    await fill()
    const next = await backUpTo({
      ...to,
      async remove(path) {
        await to.remove(path)
        if (path === old) await removed()
      },
    })
    expect(next.removed).toEqual([old])
    expect((await filesIn(folder)).sort()).toEqual([name, next.name])
  })

  test('keeps the last backup, however old, where the next finds no room without the others either', async () => {
    const { folder, fill } = await open()
    const to = folderStore(folder)
    const [older, last] = ['2020-01-01', '2020-02-01'].map((day) => backupName(new Date(day), false))
    for (const name of [older, last]) await to.write(`${name}`, Buffer.from('a'))
    await fill()
    await expect(backUpTo(to)).rejects.toThrow(BackupError)
    expect(await filesIn(folder)).toEqual([last])
  })
})
