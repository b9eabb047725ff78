import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { folderStore } from '../files/folder-store.ts'
import { comparedMark } from './backup-names.ts'
import { backupsRoutes } from './backups.routes.ts'
import { backupsService } from './backups.service.ts'
import { noteBackup } from './backups.store.ts'

const name = 'huella-20261123T073000000Z.tar.zst.age'
let folder: string
let shop: TestShop
let owner: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huella-backups-'))
  shop = await openTestShop({ environment: { BACKUP_TO: folder, BACKUP_CRON: '* * * * *' } })
  owner = await testSignedIn(shop, { role: 'owner', name: 'Olga' })
})
afterAll(async () => {
  await shop?.close()
  await rm(folder, { recursive: true, force: true })
})

const told = async () => (await owner.get('staff/respaldo')).json()
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test('the owner alone hears of backups: where they go, the newest, what failed since and whether one is overdue', async () => {
  const manager = await testSignedIn(shop, { role: 'manager', name: 'Marta' })
  expect((await manager.get('staff/respaldo')).statusCode).toBe(403)
  expect(await told()).toMatchObject({
    lugar: folder,
    dias_guardado: 30,
    ultimo: null,
    fallo: null,
    atrasado: 1,
  })

  const { url } = shop.database
  await noteBackup(url, { began: ago(3), problem: 'It was full before.' })
  await noteBackup(url, { began: ago(2), name, bytes: 48_200_000 })
  expect(await told()).toMatchObject({
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

  await noteBackup(url, { began: ago(1), problem: 'The disk is full.' })
  expect((await told()).fallo.motivo).toBe('The disk is full.')

  const files = folderStore(folder)
  await files.write(name, Buffer.from('a backup'))
  await files.write(comparedMark(name), Buffer.from('2026-11-23T09:00:00.000Z'))
  await noteBackup(url, { began: new Date(), name, bytes: 48_300_000 })
  const { siguiente, ...now } = await told()
  expect(Date.parse(siguiente)).toBeGreaterThan(Date.now() - 1000)
  expect(now).toMatchObject({
    ultimo: { bytes: 48_300_000, archivo: 'esta', comparado: '2026-11-23T09:00:00.000Z' },
    fallo: null,
    atrasado: 0,
  })
})

test.each([
  ['fails', () => Promise.reject(new Error('It is away.'))],
  ['says nothing', () => new Promise<never>(() => {})],
])('a place that %s leaves the file unknown, and the rest is told', async (_, ask) => {
  await noteBackup(shop.database.url, { began: new Date(), name, bytes: 1 })
  const { config, database } = shop
  const service = backupsService({ config, database, files: { has: ask, read: ask }, patience: 20 })
  const { ultimo } = await backupsRoutes(service)['staff/respaldo']()
  expect(ultimo).toMatchObject({ nombre: name, archivo: 'sin_respuesta', comparado: null })
})
