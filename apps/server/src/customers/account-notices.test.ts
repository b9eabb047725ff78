import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { defaultAppToken } from '../settings/web.settings.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: 'none' } })
})
afterAll(() => shop?.close())

const newEmail = () => `${randomUUID()}@correo.cl`
const password = 'clave-secreta'

let lastHost = 0
/** A browser of somebody who signs up under an e-mail; each of its calls comes from another address. */
async function signedUp(email: string) {
  const cookies = new Map<string, string>()
  const post = async (call: string, payload: object) => {
    lastHost += 1
    const reply = await shop.app.inject({
      method: 'POST',
      url: `/api/${call}?token_authentication=${defaultAppToken}`,
      payload,
      remoteAddress: `198.18.${lastHost >> 8}.${lastHost & 255}`,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      },
    })
    for (const { name, value } of reply.cookies) cookies.set(name, value)
    return reply.json()
  }
  const save = (datos: object) => post('ActualizarRegistrarClienteCommerce', { datos })
  const opened = {
    e_mail_cliente: email,
    contrasenia: password,
    nombre_cliente: 'Camila',
    acepta_terminos: 1,
  }
  const { id_cliente: id } = (await save(opened)).datos
  return {
    post,
    id,
    moveTo: (to: string) => save({ e_mail_cliente: to, contrasenia: password }),
    change: (old: string, wanted: string) =>
      post('actualizarcontrasenia-usuario', {
        id_usuario: id,
        contrasenia_anterior: old,
        contrasenia_actual: wanted,
      }),
  }
}

const query = async (text: string, values: unknown[]) => (await shop.database.pool.query(text, values)).rows
const mailsTo = async (email: string) =>
  (await query('SELECT kind FROM mails WHERE recipient = $1 ORDER BY created_at', [email])).map(
    ({ kind }) => kind,
  )
test('H3: to an unproven e-mail go five notices a day of what is done with its account, to a proven one all', async () => {
  const typed = newEmail()
  const account = await signedUp(typed)
  const passwords = [password, ...Array.from({ length: 7 }, (_, at) => `otra-clave-${at}`)]
  const changeFrom = async (at: number) =>
    expect(await account.change(passwords[at] ?? '', passwords[at + 1] ?? '')).toEqual(expect.any(String))
  for (let at = 0; at < 6; at += 1) await changeFrom(at)
  expect(await mailsTo(typed)).toEqual(Array(5).fill('password-changed'))
  await query('UPDATE customers SET email_proven_at = now() WHERE id = $1', [account.id])
  await changeFrom(6)
  expect(await mailsTo(typed)).toHaveLength(6)
})

test('H3: a link that does not hold uses up no notice of an e-mail that was changed', async () => {
  const [typed, next] = [newEmail(), newEmail()]
  const account = await signedUp(typed)
  for (let at = 0; at < 6; at += 1) {
    const refused = await account.post('confirmar-correo', { token: 'A'.repeat(43) })
    expect(refused.error).toBe('LINK_INVALID')
  }
  await account.moveTo(next)
  const [link] = await query(`SELECT data->>'token' AS token FROM mails WHERE recipient = $1`, [next])
  expect((await account.post('confirmar-correo', { token: link?.token })).datos.e_mail_cliente).toBe(next)
  expect(await mailsTo(typed)).toEqual(['email-changed'])
})
