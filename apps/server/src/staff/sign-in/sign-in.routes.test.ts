import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAccount } from '#testing/server/test-account.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire } from '#testing/server/test-wire.ts'

const email = 'ana@huella.example'
const password = 'una clave larga de la tienda'
const environment = { STAFF_EMAIL: email, STAFF_PASSWORD: password, STAFF_NAME: 'Ana' }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ environment })
})
afterAll(() => shop?.close())

const enter = (wire: ReturnType<typeof testWire>, contrasenia = password, correo = email) =>
  wire.post('staff/entrar', { correo, contrasenia })

test('the member whom the settings name signs in, is told who they are, and signs out', async () => {
  const wire = testWire(shop.app)
  expect((await wire.get('staff/sesion', {})).json()).toBeNull()
  const entered = await enter(wire)
  expect(entered.json()).toEqual({ nombre: 'Ana', rol: 'owner' })
  const [session = '', xsrf = ''] = [entered.headers['set-cookie'] ?? []].flat()
  expect(session).toMatch(/^huella_staff=[\w-]{43}; Path=\/; Max-Age=43200; SameSite=Strict; HttpOnly$/)
  expect(xsrf).toMatch(/^XSRF-TOKEN-STAFF=[\w-]{43}; Path=\/; Max-Age=43200; SameSite=Strict$/)
  expect((await wire.get('staff/sesion', {})).json()).toEqual({
    id_cuenta: expect.any(Number),
    nombre: 'Ana',
    correo: email,
    rol: 'owner',
    totp: 0,
  })

  const token = wire.cookies.get('huella_staff') ?? ''
  expect((await wire.post('staff/salir', {})).json().error).toBe('XSRF_INVALID')
  const header = { 'x-xsrf-token': wire.cookies.get('XSRF-TOKEN-STAFF') ?? '' }
  expect((await wire.post('staff/salir', {}, header)).json()).toBe(true)
  wire.cookies.set('huella_staff', token)
  expect((await wire.get('staff/sesion', {})).json()).toBeNull()
})

test("a browser that shops as well signs in by the staff's key alone, and no page of another site does (D24)", async () => {
  const wire = testWire(shop.app)
  const shopper = { correo: 'camila@correo.cl', contrasenia: 'clave-secreta' }
  await insertAccount(shop.database, { email: shopper.correo })
  await wire.post('autentificar-usuario', shopper)
  expect(wire.cookies.has('XSRF-TOKEN')).toBe(true)
  // The desk never sends the shopper's key.
  const byDesk = (headers: Record<string, string> = {}) =>
    wire.post('staff/entrar', { correo: email, contrasenia: password }, { 'x-xsrf-token': '', ...headers })
  expect((await byDesk()).json()).toEqual({ nombre: 'Ana', rol: 'owner' })
  const own = wire.cookies.get('XSRF-TOKEN-STAFF') ?? ''
  expect((await byDesk({ 'x-xsrf-token': own })).statusCode).toBe(200)
  const others: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://otra.example' },
  ]
  for (const headers of others) expect((await byDesk(headers)).json().error).toBe('CROSS_SITE')
  const used = { token: 'A'.repeat(43), contrasenia: password }
  const accepted = await wire.post('staff/aceptar-invitacion', used, { 'x-xsrf-token': own })
  expect(accepted.json().error).toBe('LINK_INVALID')
})

test('a wrong password and an unknown e-mail are one refusal', async () => {
  const wire = testWire(shop.app)
  const wrong = await enter(wire, 'otra clave')
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().error).toBe('CREDENTIALS_INVALID')
  expect((await enter(wire, password, 'nadie@huella.example')).json()).toEqual(wrong.json())
})

test('signing in again ends the session that came, and takes no token that was planted', async () => {
  const wire = testWire(shop.app)
  wire.cookies.set('huella_staff', 'A'.repeat(43))
  await enter(wire)
  const first = wire.cookies.get('huella_staff') ?? ''
  expect(first).not.toBe('A'.repeat(43))
  await enter(wire)
  const old = testWire(shop.app)
  old.cookies.set('huella_staff', first)
  expect((await old.get('staff/sesion', {})).json()).toBeNull()
})

test('an expired session is none', async () => {
  const wire = testWire(shop.app)
  await enter(wire)
  await shop.database.pool.query('UPDATE staff_sessions SET expires_at = now()')
  expect((await wire.get('staff/sesion', {})).json()).toBeNull()
})

test('L5: a session of the staff ends after an hour at rest', async () => {
  const wire = testWire(shop.app)
  await enter(wire)
  const rest = (minutes: number) =>
    shop.database.pool.query(
      'UPDATE staff_sessions SET last_seen_at = last_seen_at - make_interval(mins => $1)',
      [minutes],
    )
  await rest(59)
  expect((await wire.get('staff/sesion', {})).json()).toMatchObject({ nombre: 'Ana' })
  await rest(59)
  expect((await wire.get('staff/sesion', {})).json()).toMatchObject({ nombre: 'Ana' })
  await rest(61)
  expect((await wire.get('staff/sesion', {})).json()).toBeNull()
})

test('another password in the settings ends the sessions of the old one; the same keeps them', async () => {
  const wire = testWire(shop.app)
  await enter(wire)
  const same = await openTestShop({ environment, database: undroppable() })
  await same.app.close()
  expect((await wire.get('staff/sesion', {})).json()).toMatchObject({ nombre: 'Ana' })

  const changed = { ...environment, STAFF_PASSWORD: 'otra clave larga de la tienda' }
  const other = await openTestShop({ environment: changed, database: undroppable() })
  await other.app.close()
  expect((await wire.get('staff/sesion', {})).json()).toBeNull()
  expect((await enter(wire)).statusCode).toBe(400)
  const { rows } = await shop.database.pool.query('SELECT count(*) AS n FROM staff')
  expect(rows).toEqual([{ n: 1 }])
})

test('M3: whoever the settings do not name any more ends at the start, and so do their sessions', async () => {
  const start = async (settings: NodeJS.ProcessEnv) => {
    const other = await openTestShop({ environment: settings, database: undroppable() })
    await other.app.close()
  }
  await start(environment)
  const wire = testWire(shop.app)
  expect((await enter(wire)).statusCode).toBe(200)
  await start({ ...environment, STAFF_EMAIL: 'rosa@huella.example', STAFF_NAME: 'Rosa' })
  expect((await wire.get('staff/sesion', {})).json()).toBeNull()
  expect((await enter(wire)).json().error).toBe('CREDENTIALS_INVALID')
  const rosa = testWire(shop.app)
  expect((await enter(rosa, password, 'rosa@huella.example')).json()).toEqual({
    nombre: 'Rosa',
    rol: 'owner',
  })
  await start({})
  expect((await rosa.get('staff/sesion', {})).json()).toBeNull()
  const { rows } = await shop.database.pool.query('SELECT count(*)::int AS n FROM staff')
  expect(rows).toEqual([{ n: 0 }])
})

/** The same database for another shop, which must not take it away. */
const undroppable = () => ({ ...shop.database, drop: async () => {} })
