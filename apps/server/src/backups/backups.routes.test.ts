import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { throwReported } from '#testing/server/test-services.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { folderStore } from '../files/folder-store.ts'
import { createJobs } from '../jobs/jobs.ts'
import { comparedMark, placeName } from './backup-names.ts'
import { backupsRoutes } from './backups.routes.ts'
import { backupsService } from './backups.service.ts'
import { lastBackup, noteBackup } from './backups.store.ts'

const name = 'huella-20261123T073000000Z.tar.zst.age'
let folder: string
let shop: TestShop
let owner: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huella-backups-'))
  shop = await openTestShop({ environment: { BACKUP_TO: folder } })
  owner = await testSignedIn(shop, { role: 'owner', name: 'Olga' })
})
afterAll(async () => {
  await shop?.close()
  await rm(folder, { recursive: true, force: true })
})

const told = async () => (await owner.get('staff/respaldo')).json()
const here = () => placeName(folder)
/** Another machine of the shop, that backs it up each minute. */
async function openWorker(): Promise<void> {
  const jobs = createJobs({ url: shop.database.url, onError: throwReported })
  const about = { place: 's3://copias/tienda', keepDays: 7 }
  const scheduledJobs = { 'back-up': { cron: '* * * * *', about, run: async () => undefined } }
  await jobs.start({ releaseExpired: async () => undefined, scheduledJobs })
  await jobs.stop()
}
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test('the owner alone hears of backups: where they go, the newest, what failed since and whether one is overdue', async () => {
  const manager = await testSignedIn(shop, { role: 'manager', name: 'Marta' })
  expect((await manager.get('staff/respaldo')).statusCode).toBe(403)
  expect(await told()).toMatchObject({
    lugar: here(),
    dias_guardado: 30,
    siguiente: null,
    ultimo: null,
    fallo: null,
    atrasado: 1,
  })

  await openWorker()
  expect(await told()).toMatchObject({ lugar: 's3://copias/tienda', dias_guardado: 7, atrasado: 1 })

  const { url } = shop.database
  const place = here()
  await noteBackup(url, { began: ago(3), place, problem: 'It was full before.' })
  await noteBackup(url, { began: ago(2), place, name, bytes: 48_200_000 })
  expect(await told()).toMatchObject({
    lugar: here(),
    ultimo: {
      fecha: expect.any(String),
      nombre: name,
      bytes: 48_200_000,
      cifrado: 1,
      archivo: 'falta',
      comparado: null,
    },
    fallo: null,
    atrasado: 1,
  })

  await noteBackup(url, { began: ago(1), place, problem: 'The disk is full.' })
  expect((await told()).fallo.motivo).toBe('The disk is full.')

  const files = folderStore(folder)
  await files.write(name, Buffer.from('a backup'))
  await files.write(comparedMark(name), Buffer.from('2026-11-23T09:00:00.000Z'))
  await noteBackup(url, { began: new Date(), place, name, bytes: 48_300_000 })
  const { siguiente, ...now } = await told()
  expect(Date.parse(siguiente)).toBeGreaterThan(Date.now() - 1000)
  expect(now).toMatchObject({
    ultimo: { bytes: 48_300_000, archivo: 'esta', comparado: '2026-11-23T09:00:00.000Z' },
    fallo: null,
    atrasado: 0,
  })
})

test('what was noted while a clock was ahead is not the newest', async () => {
  const { url, pool } = shop.database
  const before = await told()
  const at = (await lastBackup(shop.database)).at
  const tomorrow = ago(-25)
  await noteBackup(url, { began: tomorrow, place: here(), name: 'huella-later', bytes: 1 })
  await noteBackup(url, { began: tomorrow, place: here(), problem: 'It was full later.' })
  expect(await told()).toMatchObject({ ultimo: before.ultimo, fallo: null, atrasado: 0 })
  expect((await lastBackup(shop.database)).at).toBe(at)
  await pool.query('DELETE FROM backups WHERE began_at = $1', [tomorrow])
})

test('a file that is not found is gone where this machine keeps it, and unknown where another does', async () => {
  for (const [place, archivo] of [
    [here(), 'falta'],
    [`another-machine:${folder}`, 'sin_respuesta'],
  ] as const) {
    await noteBackup(shop.database.url, {
      began: new Date(),
      place,
      name: name.replace('07', '08'),
      bytes: 1,
    })
    expect(await told()).toMatchObject({ lugar: place, ultimo: { archivo } })
  }
})

test('where the column of places is not there yet, a backup is noted without one', async () => {
  const { pool, url } = shop.database
  await pool.query('ALTER TABLE backups RENAME COLUMN place TO later')
  await noteBackup(url, { began: new Date(), place: here(), name: 'huella-before', bytes: 1 })
  await pool.query('ALTER TABLE backups RENAME COLUMN later TO place')
  expect(await told()).toMatchObject({ lugar: 's3://copias/tienda', ultimo: { nombre: 'huella-before' } })
})

test.each([
  ['fails', () => Promise.reject(new Error('It is away.'))],
  ['says nothing', () => new Promise<never>(() => {})],
])('a place that %s leaves the file unknown, and the rest is told', async (_, ask) => {
  await noteBackup(shop.database.url, { began: new Date(), place: here(), name, bytes: 1 })
  const { config, database } = shop
  const service = backupsService({ config, database, files: { has: ask, read: ask }, patience: 20 })
  const { ultimo } = await backupsRoutes(service)['staff/respaldo']()
  expect(ultimo).toMatchObject({ nombre: name, archivo: 'sin_respuesta', comparado: null })
})
