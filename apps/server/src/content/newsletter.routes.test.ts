import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, startInbox } from '#sandbox/inbox.ts'
import { idleJobs, throwReported } from '#testing/server/test-services.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { inTransaction } from '../db/connection.ts'
import { composeMailing } from '../mail/mail.compose.ts'
import type { MailService } from '../mail/send-mail.service.ts'
import { contactPerson } from './contact.service.ts'
import { newsletterPerson, newsletterTerms } from './newsletter.service.ts'

let shop: TestShop
let inbox: Inbox
let mail: MailService
beforeAll(async () => {
  inbox = await startInbox()
  shop = await openTestShop({ environment: { CONTACT_EMAIL: 'tienda@huella.example' } })
  const config = { ...shop.config, smtpUrl: inbox.url }
  mail = composeMailing({ config, database: shop.database, jobs: idleJobs, report: throwReported }).mail
})
afterAll(async () => {
  mail?.close()
  await inbox?.stop()
  await shop?.close()
})

/** What an e-mail has received, the newest first. */
async function mailsTo(email: string) {
  await mail.sweep()
  return inbox.list().filter(({ to }) => to.includes(email))
}
const tokenIn = (html: string, act: string) =>
  new RegExp(`/site/newsletter/${act}\\?token=([\\w-]{43})`).exec(html)?.[1] ?? ''
const stateOf = async (email: string) => (await newsletterPerson.exportOf(shop.database.db, email))?.state

test('[S7.32] a subscription counts once its mail is answered, and one click ends it', async () => {
  const email = 'camila@correo.cl'
  const wire = testWire(shop.app)
  const reply = await wire.get('subcripcion-email', { email: ' Camila@Correo.cl ' })
  expect(reply.json()).toBe('enviado_suscripcion')
  expect(await stateOf(email)).toBe('pending')
  const [received] = await mailsTo(email)
  if (!received) throw new Error('No mail came.')

  const token = tokenIn(received.html, 'confirm')
  for (let times = 0; times < 2; times += 1) {
    expect((await wire.post('confirmar-suscripcion', { token })).json()).toBe(true)
  }
  expect(await newsletterPerson.exportOf(shop.database.db, email)).toMatchObject({
    state: 'confirmed',
    textVersion: newsletterTerms,
    confirmedAt: expect.any(Date),
  })
  expect((await wire.post('subcripcion-email', { email })).body).toBe(reply.body)
  expect(await stateOf(email)).toBe('confirmed')
  expect(await mailsTo(email)).toHaveLength(1)

  const header = received.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  const url = new URL(header.slice(1, -1))
  const oneClick = (payload: string, type = 'application/x-www-form-urlencoded') =>
    shop.app.inject({
      method: 'POST',
      url: `${url.pathname}${url.search}`,
      headers: { 'content-type': type },
      payload,
    })
  expect((await oneClick('')).statusCode, 'a post that says nothing ends nothing').toBe(400)
  expect(await stateOf(email)).toBe('confirmed')
  expect((await oneClick('List-Unsubscribe=One-Click')).statusCode).toBe(200)
  expect(await stateOf(email)).toBe('cancelled')
  const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  expect((await oneClick(parts, 'multipart/form-data; boundary=x')).statusCode).toBe(200)
  expect((await wire.post('confirmar-suscripcion', { token })).json().error).toBe('LINK_INVALID')
  const cancel = tokenIn(received.html, 'unsubscribe')
  expect((await wire.post('cancelar-suscripcion', { token: cancel })).json()).toBe(true)
})

test('asking again and again sends one mail, and another after a while', async () => {
  const email = 'apurada@correo.cl'
  const wire = testWire(shop.app)
  await Promise.all(Array.from({ length: 4 }, () => wire.post('subcripcion-email', { email })))
  expect(await mailsTo(email)).toHaveLength(1)
  await shop.database.pool.query(
    `UPDATE newsletter_subscriptions SET mailed_at = now() - interval '11 minutes' WHERE email = $1`,
    [email],
  )
  await wire.post('subcripcion-email', { email })
  const [second, first] = await mailsTo(email)
  expect(tokenIn(second?.html ?? '', 'confirm')).not.toBe(tokenIn(first?.html ?? '', 'confirm'))
})

test('a confirmation older than 7 days and a token of nobody are refused', async () => {
  const email = 'tarde@correo.cl'
  const wire = testWire(shop.app)
  await wire.post('subcripcion-email', { email })
  const [received] = await mailsTo(email)
  await shop.database.pool.query(
    `UPDATE newsletter_subscriptions SET mailed_at = now() - interval '8 days' WHERE email = $1`,
    [email],
  )
  for (const token of [tokenIn(received?.html ?? '', 'confirm'), 'A'.repeat(43)]) {
    const refused = await wire.post('confirmar-suscripcion', { token })
    expect([refused.statusCode, refused.json().error]).toEqual([400, 'LINK_INVALID'])
  }
  for (const token of ['x', 'A'.repeat(43)]) {
    const url = `/site/newsletter/unsubscribe?token=${token}`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const refused = await shop.app.inject({
      method: 'POST',
      url,
      headers,
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(refused.statusCode).toBe(400)
  }
})

test.each(['', 'nadie', 'a@b', 'a b@correo.cl'])('the e-mail %j is refused', async (email) => {
  const refused = await testWire(shop.app).get('subcripcion-email', { email })
  expect([refused.statusCode, refused.json().error]).toEqual([400, 'EMAIL_INVALID'])
})

test('[S7.35] a message is kept and reaches the shop, whose answer goes to the person; it can be forgotten', async () => {
  const wire = testWire(shop.app)
  const form = {
    nombre: 'Camila',
    email: 'duda@correo.cl',
    tema: 'Una duda',
    mensaje: 'Hola,\r\n<b>¿hay</b> arena?',
  }
  expect((await wire.post('enviar-datos-contacto', form)).json()).toBe(true)
  const [received] = await mailsTo('tienda@huella.example')
  expect(received).toMatchObject({ replyTo: 'duda@correo.cl', subject: 'Contacto: Una duda' })
  expect(received?.html).toContain('Hola,<br>&lt;b&gt;¿hay&lt;/b&gt; arena?')
  // Its answer was lost: it is kept and mailed once.
  expect((await wire.post('enviar-datos-contacto', form)).json()).toBe(true)
  expect(await contactPerson.exportOf(shop.database.db, form.email)).toMatchObject([
    { message: 'Hola,\n<b>¿hay</b> arena?' },
  ])
  await inTransaction(shop.database, async (tx) => {
    await contactPerson.forgetPerson(tx, form.email)
    await newsletterPerson.forgetPerson(tx, form.email)
  })
  expect(await contactPerson.exportOf(shop.database.db, form.email)).toEqual([])
  const refused = await wire.post('enviar-datos-contacto', { ...form, mensaje: ' ' })
  expect(refused.json().fields).toEqual({ mensaje: 'FIELD_REQUIRED' })
})
