import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAccount } from '#testing/server/test-account.ts'
import { guestForm } from '#testing/server/test-checkout.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { createPasswords } from '../passwords/passwords.ts'

let shop: TestShop
beforeAll(async () => {
  // As it costs in a real shop.
  shop = await openTestShop({ passwords: createPasswords() })
})
afterAll(() => shop?.close())

const newEmail = () => `${randomUUID()}@correo.cl`
const credentials = (correo: string, contrasenia = 'clave-secreta') => ({ correo, contrasenia })

test('[S7.10] signing in opens a customer’s session, and signing out ends it', async () => {
  const email = newEmail()
  const id = await insertAccount(shop.database, { email })
  const wire = testWire(shop.app)
  expect((await wire.get('sesion', {})).json()).toEqual({ datos: null, tipo: null })

  const signedIn = await wire.post('autentificar-usuario', credentials(email.toUpperCase()))
  expect(signedIn.statusCode).toBe(200)
  expect(signedIn.json().datos).toMatchObject({ id_cliente: id, id_usuario: id, e_mail_cliente: email })
  expect((await wire.get('sesion', {})).json()).toMatchObject({ datos: { id_cliente: id }, tipo: 'cliente' })

  const token = wire.cookies.get('huella_session') ?? ''
  expect((await wire.post('cerrar-sesion', {})).json()).toBe(true)
  expect(wire.cookies.get('huella_session')).toBe('')
  wire.cookies.set('huella_session', token)
  expect((await wire.get('sesion', {})).json().tipo).toBeNull()
})

test('[S7.10] the GET form of the specification signs in too', async () => {
  const email = newEmail()
  await insertAccount(shop.database, { email })
  const wire = testWire(shop.app)
  expect((await wire.get('autentificar-usuario', credentials(email))).statusCode).toBe(200)
  expect((await wire.get('sesion', {})).json().tipo).toBe('cliente')
})

test('[S8.12] a wrong password and an unknown e-mail are one refusal with the text of the specification', async () => {
  const email = newEmail()
  await insertAccount(shop.database, { email })
  const wire = testWire(shop.app)
  const wrong = await wire.post('autentificar-usuario', credentials(email, 'otra-clave'))
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json()).toEqual({
    error: 'CREDENTIALS_INVALID',
    message: 'Dirección de correo electrónico o contraseña no válidos.',
  })
  const unknown = await wire.post('autentificar-usuario', credentials(newEmail(), 'otra-clave'))
  expect(unknown.statusCode).toBe(400)
  expect(unknown.json()).toEqual(wrong.json())
  expect(unknown.headers['set-cookie']).toBeUndefined()
})

test('what is missing or no e-mail is told field by field', async () => {
  const wire = testWire(shop.app)
  expect((await wire.post('autentificar-usuario', { contrasenia: '' })).json()).toMatchObject({
    error: 'INVALID_REQUEST',
    fields: { correo: 'FIELD_REQUIRED', contrasenia: 'FIELD_REQUIRED' },
  })
  expect((await wire.post('autentificar-usuario', credentials('camila@'))).json()).toMatchObject({
    error: 'EMAIL_INVALID',
    fields: { correo: 'EMAIL_INVALID' },
  })
})

test('a token that comes with the request is never the one of the session that is opened', async () => {
  const email = newEmail()
  await insertAccount(shop.database, { email })
  const planted = 'A'.repeat(43)
  const victim = testWire(shop.app)
  victim.cookies.set('huella_session', planted)
  await victim.post('autentificar-usuario', credentials(email))
  expect(victim.cookies.get('huella_session')).not.toBe(planted)

  const guest = testWire(shop.app)
  await guest.post('RegistrarclientePedido', guestForm())
  const [guestToken, guestXsrf] = [guest.cookies.get('huella_session'), guest.cookies.get('XSRF-TOKEN')]
  await guest.post('autentificar-usuario', credentials(email))
  expect(guest.cookies.get('huella_session')).not.toBe(guestToken)
  expect(guest.cookies.get('XSRF-TOKEN')).not.toBe(guestXsrf)

  for (const token of [planted, guestToken ?? '']) {
    const thief = testWire(shop.app)
    thief.cookies.set('huella_session', token)
    expect((await thief.get('sesion', {})).json()).toEqual({ datos: null, tipo: null })
  }
})

test('L5: signing out everywhere ends every session of the customer, and nobody else’s', async () => {
  const [email, other] = [newEmail(), newEmail()]
  await insertAccount(shop.database, { email })
  await insertAccount(shop.database, { email: other })
  const [here, there, stranger] = [testWire(shop.app), testWire(shop.app), testWire(shop.app)]
  for (const wire of [here, there]) await wire.post('autentificar-usuario', credentials(email))
  await stranger.post('autentificar-usuario', credentials(other))
  const kindOf = async (wire: ReturnType<typeof testWire>) => (await wire.get('sesion', {})).json().tipo
  expect((await here.post('cerrar-sesion', { todas: 1 })).json()).toBe(true)
  expect([await kindOf(here), await kindOf(there), await kindOf(stranger)]).toEqual([null, null, 'cliente'])
  expect(here.cookies.get('huella_session')).toBe('')
})

test('an expired session is none', async () => {
  const email = newEmail()
  const id = await insertAccount(shop.database, { email })
  const wire = testWire(shop.app)
  await wire.post('autentificar-usuario', credentials(email))
  await shop.database.pool.query('UPDATE sessions SET expires_at = now() WHERE customer_id = $1', [id])
  expect((await wire.get('sesion', {})).json()).toEqual({ datos: null, tipo: null })
})

test('sesion gives the XSRF cookie back to a browser that has lost it', async () => {
  const wire = testWire(shop.app)
  await wire.post('RegistrarclientePedido', guestForm())
  const held = wire.cookies.get('XSRF-TOKEN')
  expect((await wire.get('sesion', {})).headers['set-cookie']).toBeUndefined()
  wire.cookies.delete('XSRF-TOKEN')
  expect((await wire.get('sesion', {})).json().tipo).toBe('invitado')
  expect(wire.cookies.get('XSRF-TOKEN')).toBe(held)
})

test('a hash of a lower cost is made again as its owner signs in', async () => {
  const email = newEmail()
  const cheap = await hash('clave-secreta', { memoryCost: 8192, timeCost: 1 })
  const id = await insertAccount(shop.database, { email, hash: cheap })
  const wire = testWire(shop.app)
  const stored = async () =>
    (await shop.database.pool.query('SELECT hash FROM customer_passwords WHERE customer_id = $1', [id]))
      .rows[0].hash
  await wire.post('autentificar-usuario', credentials(email, 'otra-clave'))
  expect(await stored()).toBe(cheap)
  await wire.post('autentificar-usuario', credentials(email))
  expect(await stored()).toContain('m=19456,t=2')
  expect((await testWire(shop.app).post('autentificar-usuario', credentials(email))).statusCode).toBe(200)
})

test('100 who sign in at once are all signed in', async () => {
  const shared = await hash('clave-secreta', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const emails = Array.from({ length: 100 }, newEmail)
  for (const email of emails) await insertAccount(shop.database, { email, hash: shared })
  const answers = await Promise.all(
    emails.map((correo, index) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/autentificar-usuario?token_authentication=${shop.config.appToken}`,
        remoteAddress: `203.0.113.${index}`,
        payload: credentials(correo),
      }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200))
})
