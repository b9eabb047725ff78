import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isProof } from '#testing/counts.ts'
import { fillFolder } from '#testing/faults/no-room.ts'
import { openSmallDisk } from '#testing/faults/small-disk.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { backUp } from '../backup/back-up.ts'
import { BackupError } from '../backup/backup-error.ts'
import { folderStore } from './folder-store.ts'

/** Enough for two backups of the demonstration. */
const diskMegabytes = 64

type Place = { folder: string; fill(): Promise<void>; free(): Promise<void> }

/** A folder whose writes fail as those of a full disk do; `npm run proof` has a disk as well, where it may. */
async function pretended(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'huella-full-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  let filled: ReturnType<typeof fillFolder> | undefined
  onTestFinished(() => filled?.end())
  return {
    folder,
    async fill() {
      filled = fillFolder(folder)
    },
    async free() {
      filled?.end()
    },
  }
}

async function mounted(): Promise<Place> {
  const disk = await openSmallDisk(diskMegabytes)
  if (!disk) throw new Error('This user may mount a disk no more.')
  onTestFinished(() => disk.close())
  return disk
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
    const make = () =>
      backUp({
        url: shop.database.url,
        media: folderStore(shop.config.media),
        to: folderStore(folder),
        key: undefined,
        keepDays: 30,
      })
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
})
