import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { timesOf } from '#testing/counts.ts'
import { waitingForLocks } from '#testing/database/waiting-for-locks.ts'
import { insertAccount } from '#testing/server/test-account.ts'
import { openTestServices } from '#testing/server/test-services.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire } from '#testing/server/test-wire.ts'
import type { Mail } from '../../mail/mail-content.ts'
import { defaultAppToken } from '../../settings/web.settings.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ environment: { RATE_LIMITS: 'off' } })
})
afterAll(() => shop?.close())

const newEmail = () => `${randomUUID()}@correo.cl`
const wire = () => testWire(shop.app)
const ask = (correo: string) => wire().post('RecuperarContra', { correo })
const reset = (token: string, password = 'clave-nueva') =>
  wire().post('restablecer-contrasenia', { token, contrasenia_actual: password })
const signIn = (correo: string, contrasenia: string) =>
  wire().post('autentificar-usuario', { correo, contrasenia })

/** Does what the job does, and takes the mails that it staged out of the outbox. */
async function answer(): Promise<Mail[]> {
  const { database } = shop
  await openTestServices({ database }).recovery.answer()
  const { rows } = await database.pool.query<{ mail: Mail }>(
    `DELETE FROM mails WHERE kind = 'recovery'
     RETURNING data || jsonb_build_object('kind', kind, 'to', recipient, 'language', language) AS mail`,
  )
  return rows.map(({ mail }) => mail)
}

async function linkOf(email: string): Promise<string> {
  await ask(email)
  const mail = (await answer()).find(({ to }) => to === email)
  if (mail?.kind !== 'recovery') throw new Error('No link was mailed.')
  return mail.token
}

test('[S7.11] asking is answered alike, and writes alike, whether the e-mail is known or not', async () => {
  const [known, unknown] = [newEmail(), newEmail()]
  await insertAccount(shop.database, { email: known })
  const written = async (email: string) => {
    const reply = await ask(email)
    const { rows } = await shop.database.pool.query(
      'SELECT language FROM recovery_requests WHERE email = $1',
      [email],
    )
    const jobs = await shop.database.pool.query(
      `SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'answer-recoveries'`,
    )
    return { status: reply.statusCode, body: reply.body, rows, jobs: jobs.rows[0].n as number }
  }
  const first = await written(known)
  const second = await written(unknown)
  expect(first).toMatchObject({ status: 200, rows: [{ language: 'es' }] })
  expect(JSON.parse(first.body)).toBe(
    'Si hay una cuenta con ese correo, te enviamos un enlace para cambiar tu contraseña.',
  )
  expect({ ...second, jobs: second.jobs - 1 }).toEqual(first)

  const mails = await answer()
  expect(mails).toMatchObject([{ to: known, language: 'es', kind: 'recovery', name: 'Camila' }])
  const left = await shop.database.pool.query('SELECT FROM recovery_requests')
  expect(left.rowCount).toBe(0)
})

test('strangers who ask under an e-mail have three links mailed to it; its owner is answered, and the last one opens', async () => {
  const limited = await openTestShop({ database: shop.database, environment: { RATE_LIMITS: 'on' } })
  const email = newEmail()
  await insertAccount(shop.database, { email })
  const mails: Mail[] = []
  for (const remoteAddress of [
    '198.51.100.1',
    '198.51.100.2',
    '198.51.100.3',
    '198.51.100.4',
    '198.51.100.5',
  ]) {
    const reply = await limited.app.inject({
      method: 'POST',
      url: `/api/RecuperarContra?token_authentication=${defaultAppToken}`,
      remoteAddress,
      payload: { correo: email },
    })
    expect(reply.statusCode).toBe(200)
    mails.push(...(await answer()))
  }
  await limited.app.close()
  expect(mails).toHaveLength(3)
  const last = mails.at(-1)
  if (last?.kind !== 'recovery') throw new Error('No link was mailed.')
  expect((await reset(last.token)).statusCode).toBe(200)
})

test('the job that looks the account up names nobody', async () => {
  const email = newEmail()
  await insertAccount(shop.database, { email })
  await ask(email)
  const { rows } = await shop.database.pool.query(
    `SELECT data::text AS data FROM pgboss.job WHERE name = 'answer-recoveries'`,
  )
  for (const { data } of rows) expect(data).not.toContain(email)
  await answer()
})

test('[S7.11] a link sets the password once, and ends every session', async () => {
  const email = newEmail()
  const id = await insertAccount(shop.database, { email })
  const browser = testWire(shop.app)
  await browser.post('autentificar-usuario', { correo: email, contrasenia: 'clave-secreta' })
  const token = await linkOf(email)
  const { rows } = await shop.database.pool.query(
    'SELECT token_hash FROM recovery_links WHERE customer_id = $1',
    [id],
  )
  expect(rows[0].token_hash.equals(Buffer.from(token, 'base64url'))).toBe(false)

  expect((await reset(token, '12345')).json().error).toBe('WEAK_PASSWORD')
  for (const guessable of ['123456', email]) {
    expect((await reset(token, guessable)).json().error, 'M5').toBe('PASSWORD_GUESSABLE')
  }
  expect((await reset(token)).json()).toBe('Tu contraseña se cambió.')
  expect((await browser.get('sesion', {})).json().tipo).toBeNull()
  expect((await signIn(email, 'clave-secreta')).statusCode).toBe(400)
  expect((await signIn(email, 'clave-nueva')).statusCode).toBe(200)

  const replayed = await reset(token, 'clave-del-ladron')
  expect(replayed.statusCode).toBe(400)
  expect(replayed.json().error).toBe('LINK_INVALID')
  expect((await signIn(email, 'clave-nueva')).statusCode).toBe(200)
})

test('of many who use one link at once, one sets the password', async () => {
  const email = newEmail()
  await insertAccount(shop.database, { email })
  const token = await linkOf(email)
  const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => reset(token, `clave-${index}-x`)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a link that has expired, was replaced or never was is one refusal', async () => {
  const email = newEmail()
  const id = await insertAccount(shop.database, { email })
  const replaced = await linkOf(email)
  const last = await linkOf(email)
  const refused = await reset(replaced)
  expect(refused.json().error).toBe('LINK_INVALID')
  await shop.database.pool.query('UPDATE recovery_links SET expires_at = now() WHERE customer_id = $1', [id])
  for (const token of [last, 'A'.repeat(43)]) expect((await reset(token)).json()).toEqual(refused.json())
  expect((await signIn(email, 'clave-secreta')).statusCode).toBe(200)
})

test('changing the password ends the link that was mailed', async () => {
  const email = newEmail()
  const id = await insertAccount(shop.database, { email })
  const token = await linkOf(email)
  const browser = testWire(shop.app)
  await browser.post('autentificar-usuario', { correo: email, contrasenia: 'clave-secreta' })
  await browser.post('actualizarcontrasenia-usuario', {
    id_usuario: id,
    contrasenia_anterior: 'clave-secreta',
    contrasenia_actual: 'clave-nueva',
  })
  expect((await reset(token, 'otra-clave')).json().error).toBe('LINK_INVALID')
})

test('another e-mail in the profile ends the link that went to the old one', async () => {
  const [email, next] = [newEmail(), newEmail()]
  await insertAccount(shop.database, { email })
  const token = await linkOf(email)
  const browser = testWire(shop.app)
  await browser.post('autentificar-usuario', { correo: email, contrasenia: 'clave-secreta' })
  await browser.post('ActualizarRegistrarClienteCommerce', {
    datos: { e_mail_cliente: next, contrasenia: 'clave-secreta' },
  })
  const { rows } = await shop.database.pool.query(
    `SELECT data ->> 'token' AS token FROM mails WHERE recipient = $1 AND kind = 'email-proof'`,
    [next],
  )
  expect((await browser.post('confirmar-correo', { token: rows[0].token })).statusCode).toBe(200)
  expect((await reset(token)).json().error).toBe('LINK_INVALID')
})

test('M2: the owner is notified of a password that was set by a link, which proves the e-mail', async () => {
  const email = newEmail()
  const id = await insertAccount(shop.database, { email })
  await reset(await linkOf(email))
  const { rows } = await shop.database.pool.query(
    'SELECT kind, recipient, customer_id FROM mails WHERE recipient = $1',
    [email],
  )
  expect(rows).toEqual([{ kind: 'password-changed', recipient: email, customer_id: id }])
  const proven = await shop.database.pool.query('SELECT email_proven_at FROM customers WHERE id = $1', [id])
  expect(proven.rows[0].email_proven_at).not.toBeNull()
})

test('a link followed while the password is changed: one of both counts, and neither fails', async () => {
  for (let round = 0; round < timesOf(20, 2); round += 1) {
    const email = newEmail()
    const id = await insertAccount(shop.database, { email })
    const token = await linkOf(email)
    const browser = wire()
    await browser.post('autentificar-usuario', { correo: email, contrasenia: 'clave-secreta' })
    const holder = await shop.database.pool.connect()
    try {
      // Both wait for the link's row, the reset first: whoever takes rows in another order is stuck from here on.
      await holder.query('BEGIN')
      await holder.query('SELECT FROM recovery_links WHERE customer_id = $1 FOR UPDATE', [id])
      const followed = reset(token, 'clave-del-enlace')
      await expect.poll(() => waitingForLocks(shop.database)).toBe(1)
      const changed = browser.post('actualizarcontrasenia-usuario', {
        id_usuario: id,
        contrasenia_anterior: 'clave-secreta',
        contrasenia_actual: 'clave-cambiada',
      })
      await expect.poll(() => waitingForLocks(shop.database)).toBe(2)
      await holder.query('COMMIT')
      expect((await followed).statusCode).toBe(200)
      expect((await changed).json()).toMatchObject({ error: 'PASSWORD_WRONG' })
    } finally {
      holder.release()
    }
    expect((await signIn(email, 'clave-del-enlace')).statusCode).toBe(200)
  }
})
