import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { staffPassword, testSignedIn } from '#testing/server/test-staff.ts'
import { testWire } from '#testing/server/test-wire.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ environment: { TRUST_PROXY: '1' } })
})
afterAll(() => shop?.close())

type Member = Awaited<ReturnType<typeof testSignedIn>>
type Listed = {
  id_sesion: string
  actual: 0 | 1
  dispositivo: string
  direccion: string
  creada: string
  vista: string
}

/** Signs the same member in once more, and gives the cookies of before. */
async function again(member: Member, from = '203.0.113.7'): Promise<Map<string, string>> {
  const before = new Map(member.wire.cookies)
  member.wire.cookies.clear()
  const account = { correo: member.email, contrasenia: staffPassword }
  expect((await member.wire.post('staff/entrar', account, { 'x-forwarded-for': from })).statusCode).toBe(200)
  return before
}
const listed = async (member: Member): Promise<Listed[]> => (await member.get('staff/sesiones')).json()
const holds = async (cookies: Map<string, string>) => {
  const wire = testWire(shop.app)
  for (const [name, value] of cookies) wire.cookies.set(name, value)
  return (await wire.get('staff/sesion', {})).json() !== null
}

test('the sessions of who asks are listed, this one marked, and any of them can be ended', async () => {
  const member = await testSignedIn(shop)
  await testSignedIn(shop)
  const other = await again(member)
  const both = await listed(member)
  expect(both).toHaveLength(2)
  expect(both.map(({ direccion }) => direccion).toSorted()).toEqual(['127.0.0.1', '203.0.113.7'])
  expect(both.filter(({ actual }) => actual === 1)).toHaveLength(1)
  const elsewhere = both.find(({ actual }) => actual === 0)
  expect((await member.post('staff/cerrar-sesion', { id_sesion: elsewhere?.id_sesion })).json()).toBe(true)
  expect(await holds(other)).toBe(false)
  const own = (await listed(member))[0]
  const ended = await member.post('staff/cerrar-sesion', { id_sesion: own?.id_sesion })
  expect([ended.headers['set-cookie']].flat().join()).toContain('huella_staff=; Path=/; Max-Age=0')
  expect((await member.get('staff/sesion')).json()).toBeNull()
})

test("nobody ends another's session, nor learns whether it is one", async () => {
  const [one, two] = [await testSignedIn(shop), await testSignedIn(shop, { role: 'owner' })]
  const [session] = await listed(two)
  const end = (id: string) => one.post('staff/cerrar-sesion', { id_sesion: id })
  const refused = await end(session?.id_sesion ?? '')
  expect(refused.statusCode).toBe(404)
  expect((await end(randomUUID())).body).toBe(refused.body)
  expect(await listed(two)).toHaveLength(1)
})

test('all other sessions end at once', async () => {
  const member = await testSignedIn(shop)
  const [first, second] = [await again(member), await again(member)]
  expect((await member.post('staff/cerrar-otras-sesiones', {})).json()).toBe(true)
  expect([await holds(first), await holds(second), await holds(member.wire.cookies)]).toEqual([
    false,
    false,
    true,
  ])
})

test('a session that has rested too long is not listed', async () => {
  const member = await testSignedIn(shop)
  await again(member)
  const elsewhere = (await listed(member)).find(({ actual }) => actual === 0)
  await shop.database.pool.query(
    `UPDATE staff_sessions SET last_seen_at = now() - interval '61 minutes' WHERE id = $1`,
    [elsewhere?.id_sesion],
  )
  expect(await listed(member)).toMatchObject([{ actual: 1 }])
})

test('a new password needs the old one, keeps this session and ends the others', async () => {
  const member = await testSignedIn(shop)
  const other = await again(member)
  const change = (actual: string, nueva: string) =>
    member.post('staff/cambiar-contrasenia', { actual, nueva })
  const wrong = await change('otra', 'una clave nueva y larga')
  expect(wrong.json()).toMatchObject({ error: 'PASSWORD_WRONG', fields: { actual: 'PASSWORD_WRONG' } })
  expect((await change(staffPassword, 'abc')).json()).toMatchObject({ fields: { nueva: 'WEAK_PASSWORD' } })
  const common = await change(staffPassword, 'contraseña')
  expect(common.json()).toMatchObject({ fields: { nueva: 'PASSWORD_GUESSABLE' } })
  expect(await holds(other)).toBe(true)
  expect((await change(staffPassword, 'una clave nueva y larga')).json()).toBe(true)
  expect([await holds(other), await holds(member.wire.cookies)]).toEqual([false, true])
  expect((await member.enter()).json().error).toBe('CREDENTIALS_INVALID')
  expect((await member.enter({ contrasenia: 'una clave nueva y larga' })).statusCode).toBe(200)
  const { rows } = await shop.database.pool.query('SELECT kind, data FROM mails WHERE recipient = $1', [
    member.email,
  ])
  expect(rows).toEqual([{ kind: 'staff-password-changed', data: { name: 'Rosa' } }])
})
