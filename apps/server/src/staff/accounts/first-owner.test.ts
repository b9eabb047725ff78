import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { timesOf } from '#testing/counts.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { staffPassword, testMember } from '#testing/server/test-staff.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { inviteFirstOwner } from './first-owner.service.ts'
import { handOverLink } from './first-owner-link.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await openTestShop()
  folder = await mkdtemp(join(tmpdir(), 'huella-owner-'))
})
afterAll(async () => {
  await shop?.close()
  await rm(folder, { recursive: true, force: true })
})

const nobody = 'A'.repeat(43)
const form = (token: string, more: object = {}) => ({
  token,
  nombre: 'Olga',
  correo: 'Olga@tienda.example',
  contrasenia: staffPassword,
  ...more,
})
const make = (token: string, more?: object) =>
  testWire(shop.app).post('staff/crear-duenio', form(token, more))
const link = async () => (await inviteFirstOwner(shop.database)) ?? ''

test('who starts a shop that nobody keeps makes its owner, once, and no link holds from then on', async () => {
  await testMember(shop, { role: 'manager' })
  const [token, ofOtherStart] = [await link(), await link()]
  expect((await make(nobody)).json().error).toBe('LINK_INVALID')
  expect((await make(token, { correo: 'hola' })).json().fields).toEqual({ correo: 'EMAIL_INVALID' })
  expect((await make(token, { contrasenia: 'abc' })).json().fields).toEqual({ contrasenia: 'WEAK_PASSWORD' })
  expect((await make(token, { nombre: ' ' })).json().fields).toEqual({ nombre: 'FIELD_REQUIRED' })

  const tries = await Promise.all(
    Array.from({ length: timesOf(20) }, (_, nth) => make(nth % 2 ? ofOtherStart : token)),
  )
  const made = tries.filter(({ statusCode }) => statusCode === 200)
  expect(made.map((each) => each.json())).toEqual([{ nombre: 'Olga', correo: 'olga@tienda.example' }])
  expect((await make(ofOtherStart, { correo: 'otra@tienda.example' })).json().error).toBe('LINK_INVALID')
  expect(await inviteFirstOwner(shop.database)).toBeNull()

  const wire = testWire(shop.app)
  const entered = await wire.post('staff/entrar', {
    correo: 'olga@tienda.example',
    contrasenia: staffPassword,
  })
  expect(entered.json()).toEqual({ nombre: 'Olga', rol: 'owner' })
  const [entry] = (await wire.get('staff/registro', {})).json()
  expect(entry).toMatchObject({
    responsable: 'Olga',
    accion: 'duenio-creado',
    asunto: 'olga@tienda.example',
  })
  await shop.database.pool.query(`DELETE FROM staff WHERE role = 'owner'`)
})

test('a link holds for a day, and is kept as its hash alone', async () => {
  const token = await link()
  const { rows } = await shop.database.pool.query('SELECT * FROM first_owner_links')
  expect(JSON.stringify(rows)).not.toContain(token)
  await shop.database.pool.query('UPDATE first_owner_links SET expires_at = now()')
  expect((await make(token)).json().error).toBe('LINK_INVALID')
})

test('it ends where an owner came by another way', async () => {
  const token = await link()
  const { id } = await testMember(shop, { role: 'owner' })
  expect((await make(token)).json().error).toBe('LINK_INVALID')
  await shop.database.pool.query('DELETE FROM staff WHERE id = $1', [id])
})

test('a terminal is shown it; what is kept of the output is not, but a file for its owner alone', async () => {
  const address = 'http://localhost:3000/desk/primera-cuenta#secreto'
  const [shown, kept] = [{ isTerminal: true }, { isTerminal: false }].map((where) => ({
    folder,
    hours: 24,
    ...where,
  }))
  if (!shown || !kept) throw new Error('Nothing to hand over.')
  const file = join(folder, 'first-owner-link.txt')
  expect(await handOverLink(address, shown)).toContain(address)
  await writeFile(file, 'of an earlier start', { mode: 0o644 })
  const told = await handOverLink(address, kept)
  expect(told).toContain(file)
  expect(told).not.toContain('secreto')
  expect(await readFile(file, 'utf8')).toBe(`${address}\n`)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await handOverLink(null, kept)).toBeNull()
  await expect(stat(file)).rejects.toThrow('ENOENT')
})
