import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { termsOf } from '#content/terms.ts'
import { type Inbox, startInbox } from '#sandbox/inbox.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { throwReported } from '#testing/server/test-services.ts'
import { catalogueTranslations } from '../catalogue/translations/translations.service.ts'
import { inTransaction, type Transaction } from '../db/connection.ts'
import { createJobs } from '../jobs/jobs.ts'
import { orderWords } from '../orders/order-words.service.ts'
import { composeMail } from './compose-mail.ts'
import { outboxService } from './outbox.service.ts'
import { mailPerson, mailService, mostAttempts } from './send-mail.service.ts'
import { testContents, testMail, testMailShop, testOrder, testReturn } from './test-order.ts'
import { mailTranslations } from './translate-mail.ts'
import { MailRefused, type MailTransport, smtpTransport } from './transport.ts'

const recovery = testMail({ kind: 'recovery', name: 'Camila', token: 'r3covery_t0ken' })

let database: TestDatabase
let inbox: Inbox
let smtp: MailTransport
let staged: { id: string; afterSeconds: number }[]
let reports: string[]
beforeAll(async () => {
  database = await createTestDatabase()
  inbox = await startInbox()
  smtp = smtpTransport({ url: inbox.url, from: 'Huella <hola@huella.example>' })
})
afterAll(async () => {
  smtp?.close()
  await inbox?.stop()
  await database?.drop()
})
beforeEach(async () => {
  await database.pool.query('DELETE FROM mails')
  inbox.clear()
  staged = []
  reports = []
})

const stageSending = async (_: Transaction, id: string, afterSeconds = 0) => {
  staged.push({ id, afterSeconds })
}
const outbox = outboxService({ stageSending })
const serviceWith = (transport: MailTransport | null) =>
  mailService({
    database,
    transport,
    compose: (mail) => composeMail(mail, testMailShop),
    idHost: 'huella.example',
    stageSending,
    report: (error) => reports.push(error.message),
  })

async function stage(mail = recovery): Promise<string> {
  await inTransaction(database, (tx) => outbox.stage(tx, mail))
  return staged.at(-1)?.id ?? ''
}
const rowOf = async (id: string) =>
  (await database.pool.query('SELECT * FROM mails WHERE id = $1', [id])).rows[0]
const makeDue = (id: string) => database.pool.query('UPDATE mails SET due_at = now() WHERE id = $1', [id])

test('a mail is staged with its transaction: undone, there is neither row nor job', async () => {
  const jobs = createJobs({ url: database.url, work: false, onError: throwReported })
  await jobs.start({ releaseExpired: async () => undefined })
  try {
    const real = outboxService({ stageSending: jobs.stageMail })
    const undone = inTransaction(database, async (tx) => {
      await real.stage(tx, recovery)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    const count = async () =>
      (
        await database.pool.query(
          `SELECT (SELECT count(*) FROM mails) AS mails, (SELECT count(*) FROM pgboss.job WHERE name = 'send-mail') AS jobs`,
        )
      ).rows[0]
    expect(await count()).toEqual({ mails: 0, jobs: 0 })
    await inTransaction(database, (tx) => real.stage(tx, recovery))
    expect(await count()).toEqual({ mails: 1, jobs: 1 })
  } finally {
    await jobs.stop()
  }
})

test('to whom was written is forgotten after 90 days, but of an order and of what waits', async () => {
  const rows: [state: string, days: number, order: number | null][] = [
    ['sent', 91, null],
    ['expired', 91, null],
    ['dead', 400, null],
    ['sent', 89, null],
    ['waiting', 91, null],
    ['sent', 400, 104_233],
  ]
  for (const [state, days, order] of rows)
    await database.pool.query(
      `UPDATE mails SET state = $2, data = '{}', sent_at = CASE $2 WHEN 'sent' THEN now() END, order_number = $4, created_at = now() - make_interval(days => $3) WHERE id = $1`,
      [await stage(), state, days, order],
    )
  expect(await serviceWith(null).forgetOld()).toBe(3)
  const kept = await database.pool.query(
    `SELECT state, order_number::int AS "order" FROM mails ORDER BY created_at DESC`,
  )
  expect(kept.rows).toEqual([
    { state: 'sent', order: null },
    { state: 'waiting', order: null },
    { state: 'sent', order: 104_233 },
  ])
})

test('a failed mail waits longer each time, then is dead and can be sent again', async () => {
  let isUp = false
  const mail = serviceWith({
    send: async () => {
      if (!isUp) throw Object.assign(new Error('camila@correo.cl: no route'), { code: 'ECONNECTION' })
    },
    close: () => undefined,
  })
  const id = await stage()
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    expect(await mail.send(id)).toBe(false)
    expect(await mail.send(id), 'not before its time').toBe(false)
    await makeDue(id)
  }
  expect(staged.map(({ afterSeconds }) => afterSeconds)).toEqual([
    0, 60, 240, 960, 3840, 15_360, 21_600, 21_600,
  ])
  expect(await rowOf(id)).toMatchObject({
    state: 'dead',
    attempts: mostAttempts,
    error: 'camila@correo.cl: no route',
  })
  expect(reports).toHaveLength(mostAttempts)
  expect(reports.join()).not.toMatch(/camila|t0ken/)
  expect(await mail.list('dead')).toMatchObject([{ id }])

  isUp = true
  expect(await mail.resend(id)).toBe(true)
  expect(await mail.resend(id)).toBe(false)
  expect(await mail.send(id)).toBe(true)
  expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 1, data: {}, error: null })
})

test('a recipient that the server refuses for good is not tried again', async () => {
  const mail = serviceWith({
    send: () => Promise.reject(new MailRefused('550 no such user')),
    close: () => undefined,
  })
  const id = await stage()
  await mail.send(id)
  expect(await rowOf(id)).toMatchObject({ state: 'dead', attempts: 1 })
})

test('workers that try the same mail at once send it once', async () => {
  const id = await stage()
  const workers = Array.from({ length: 8 }, () => serviceWith(smtp))
  const sent = await Promise.all([
    ...workers.map((mail) => mail.send(id)),
    ...workers.map((mail) => mail.sweep()),
  ])
  expect(inbox.list()).toHaveLength(1)
  expect(sent.filter((value) => value === true).length).toBeLessThanOrEqual(1)
  expect(await rowOf(id)).toMatchObject({ state: 'sent', message_id: `<${id}@huella.example>` })
  expect(inbox.list()[0]?.messageId).toBe(`<${id}@huella.example>`)
  expect(await serviceWith(smtp).send(id)).toBe(false)
})

test('without a mail server mails wait and go out when there is one, but for those that have expired', async () => {
  const late = await stage()
  const order = await stage(testMail({ kind: 'order-paid', order: testOrder }))
  await serviceWith(null).sweep()
  expect(await rowOf(order)).toMatchObject({ state: 'waiting', attempts: 0 })
  await database.pool.query(`UPDATE mails SET expires_at = now() - interval '1 second' WHERE id = $1`, [late])
  // A run that is to end begins none.
  await serviceWith(smtp).sweep(AbortSignal.abort())
  expect(await rowOf(order)).toMatchObject({ state: 'waiting', attempts: 0 })
  await serviceWith(smtp).sweep()
  expect(await rowOf(late)).toMatchObject({ state: 'expired', data: {} })
  expect(await rowOf(order)).toMatchObject({ state: 'sent', data: {} })
  expect(inbox.list()).toHaveLength(1)
})

test('a person’s mails are told and forgotten, and so is what they wrote to the shop', async () => {
  const person = { customerId: 1, email: 'Camila@correo.cl', isProven: true }
  await stage()
  const contact = testContents.at(-1)
  if (!contact) throw new Error('There is no contact mail.')
  await stage({ ...testMail(contact), to: 'tienda@huella.example' })
  const other = await stage({ ...recovery, to: 'otra@correo.cl' })
  expect(await mailPerson.exportOf(database.db, person)).toMatchObject([
    { kind: 'recovery', state: 'waiting' },
  ])
  await inTransaction(database, (tx) => mailPerson.forgetPerson(tx, person))
  const { rows } = await database.pool.query('SELECT id FROM mails')
  expect(rows).toEqual([{ id: other }])
})

const cases = (['es', 'en', 'ru'] as const).flatMap((language) =>
  testContents.map((content) => [content.kind, language, content] as const),
)
const facts: Record<string, string[]> = {
  'order-received': ['104233', '$72.960', '61.311', '11.649', '000123456789', '76.543.210-3', '2026-11'],
  'order-paid': ['104233', '$72.960', '2026-11'],
  'order-shipped': ['104233', '$72.960', 'Chilexpress', '99999999-123', '2026-11'],
  'payment-refunded': ['104233', '$72.960'],
  'return-received': ['104233', '1 × Filtro de aceite W 712/75', '$12.990', '2026'],
  'return-answered': ['104233', 'Te esperamos en la tienda.', '$12.990'],
  'prescription-answered': ['104233', 'No se lee la fecha.'],
  'back-in-stock': ['Collar de cuero'],
  'food-runs-out': ['Alimento gatito', '3'],
  'question-answered': ['Alimento gatito', 'Camila', 'Sí, desde los dos meses.'],
  recovery: ['60', 'Camila'],
  'email-proof': ['24', 'Camila'],
  'email-changed': ['nueva@correo.cl', 'Camila'],
  'password-changed': ['Camila'],
  'staff-password-changed': ['Rosa'],
  'newsletter-confirmation': [],
  'chat-left': ['camila@correo.cl', '+56912345678', '¿Abren el feriado?'],
  'chat-received': ['Camila'],
  'chat-answer': ['Ese día no.', '¿Abren el feriado?', 'Rosa'],
  'chat-transcript': ['camila@correo.cl', '+56912345678', 'pipetas', 'Sí, te dejo el enlace.', '2026'],
  contact: ['Una duda', 'camila@correo.cl', '¿tienen arena?'],
}
const link: Record<string, string> = {
  'order-received': `https://huella.example/shop/checkout/${testOrder.token}`,
  'order-paid': `https://huella.example/shop/checkout/${testOrder.token}`,
  'order-shipped': `https://huella.example/shop/checkout/${testOrder.token}`,
  'payment-refunded': `https://huella.example/shop/checkout/${testOrder.token}`,
  'return-received': `https://huella.example/shop/checkout/${testOrder.token}`,
  'return-answered': `https://huella.example/shop/checkout/${testOrder.token}`,
  'prescription-answered': `https://huella.example/shop/checkout/${testOrder.token}`,
  'back-in-stock': 'https://huella.example/shop/products/collar-de-cuero',
  'food-runs-out': 'https://huella.example/shop/products/alimento-gatito',
  'question-answered': 'https://huella.example/shop/products/alimento-gatito',
  recovery: 'https://huella.example/account/reset-password?token=r3covery_t0ken',
  'email-proof': 'https://huella.example/account/confirm-email?token=pr00f_t0ken',
  'email-changed': 'https://huella.example/site/contact-us-v1',
  'password-changed': 'https://huella.example/account/reset-password',
  'staff-password-changed': 'https://huella.example/desk',
  'newsletter-confirmation': 'https://huella.example/site/newsletter/confirm?token=c0nfirm',
  'chat-left': 'https://huella.example/desk/chat/7',
  'chat-answer': 'https://huella.example/shop/products/collar-de-cuero',
}

test('a mail comes from the shop by its own name, unless the settings name somebody', async () => {
  const composed = composeMail(recovery, { ...testMailShop, brand: { name: 'Ñandú & Cía', color: '' } })
  const mail = { ...composed, to: 'camila@correo.cl', messageId: '<una@huella.example>', requestId: null }
  await smtp.send(mail)
  const named = smtpTransport({ url: inbox.url, from: 'Ventas <ventas@huella.example>' })
  await named.send(mail)
  named.close()
  const senders = inbox.list().map(({ raw }) => /^From: (.*)$/m.exec(raw)?.[1]?.trim())
  expect(senders.toSorted()).toEqual([
    '=?UTF-8?Q?=C3=91and=C3=BA_=26_C=C3=ADa?= <hola@huella.example>',
    'Ventas <ventas@huella.example>',
  ])
})

test.each(cases)('%s in %s arrives whole, in HTML and in text', async (kind, language, content) => {
  const id = await stage(testMail(content, language))
  expect(await serviceWith(smtp).send(id)).toBe(true)
  const [mail] = inbox.list()
  if (!mail) throw new Error('Nothing arrived.')
  expect(mail).toMatchObject({ from: 'hola@huella.example', to: ['camila@correo.cl'] })
  expect(mail.subject).not.toBe('')
  expect(mail.html).toContain(`<html lang="${language}">`)
  for (const text of [...(facts[kind] ?? []), ...(link[kind] ? [link[kind]] : [])]) {
    expect(mail.html).toContain(text)
    expect(mail.text).toContain(text)
  }
  expect(mail.html).not.toMatch(/<b>|<script|undefined|\[object/)
  expect(mail.text).not.toMatch(/undefined|\[object/)
  expect(mail.text, 'times of 24 hours, as on the pages').not.toMatch(/\.\.|\d [ap]\.? ?m\b/i)
  expect(mail.replyTo).toBe(kind === 'contact' ? 'camila@correo.cl' : null)
  const header = (key: string) => mail.headers.find((each) => each.key === key)?.value
  if (['order-received', 'order-paid', 'order-shipped'].includes(kind)) {
    const [seller] = termsOf(testOrder.termsVersion, language, testMailShop.seller)?.sections ?? []
    expect(mail.text).toContain(seller?.paragraphs[0])
    // A3: two to four working days, from a Friday; from the money where that is a transfer still to come.
    if (kind === 'order-received') expect(mail.text).not.toMatch(/: [^\n]*24[^\n]*26[^\n]*\([^\n]*2/)
    else expect(mail.text).toMatch(/: [^\n]*24[^\n]*26[^\n]*\([^\n]*2/)
  }
  if (kind === 'order-shipped') {
    expect(mail.html).toContain('href="https://courier.example/seguimiento/99999999-123"')
    expect(mail.text).toContain('https://courier.example/seguimiento/99999999-123')
  }
  if (kind === 'order-ready') {
    for (const fact of ['Huella La Florida', 'Avenida Vicuña Mackenna 7255', '+56 2 2345 6789', 'RUT']) {
      expect(mail.text, 'money 4: where it is, and what to bring').toContain(fact)
    }
    expect(mail.text).toContain('https://www.openstreetmap.org/search?query=')
  }
  const unsubscribe: Record<string, string> = {
    'newsletter-confirmation': 'https://huella.example/site/newsletter/unsubscribe?token=c4ncel',
    'back-in-stock': 'https://huella.example/site/newsletter/unsubscribe?token=st0p&lista=avisos',
    'food-runs-out': 'https://huella.example/site/newsletter/unsubscribe?token=f00d&lista=recordatorios',
  }
  const ends = unsubscribe[kind]
  if (ends) {
    expect(mail.text).toContain(ends)
    expect(header('list-unsubscribe')).toBe(`<${ends}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  }
})

test('whoever pays online has the whole contract in the mail that it was paid, and how to pay in none', async () => {
  const order = { ...testOrder, paymentKind: 'webpay' as const, holdUntil: null }
  await serviceWith(smtp).send(await stage(testMail({ kind: 'order-paid', order })))
  const [paid] = inbox.list()
  expect(paid?.text).toContain(testOrder.termsVersion)
  expect(paid?.text).not.toContain('000123456789')
})

test('whoever pays in the shop is told so, how much and until when', async () => {
  const order = { ...testOrder, paymentKind: 'pago_en_tienda' as const }
  await serviceWith(smtp).send(await stage(testMail({ kind: 'order-received', order })))
  const [received] = inbox.list()
  expect(received?.text).toContain('Paga $72.960 al retirar. Te lo guardamos hasta el 22 de noviembre')
  expect(received?.text).not.toContain('000123456789')
})

const wordsOf = (each: TestDatabase) => ({
  ...catalogueTranslations({ database: each }),
  ...orderWords({ database: each }),
})

test('products and options are named in the language of the mail, where the shop has translated them', async () => {
  const { pool } = database
  const { rows } = await pool.query(
    `insert into products (slug, name, sku, price, package_width, package_height, package_depth, package_weight,
      position) values ('arnes', 'Arnés', 'A-1', 1000, 1, 1, 1, 1, 1) returning id`,
  )
  const productId: number = rows[0].id
  await pool.query(
    `insert into product_translations (product_id, language, name) values ($1, 'en', 'Harness')`,
    [productId],
  )
  await pool.query(
    `insert into term_translations values ('en', 'Talla', 'Size'), ('en', 'Talla: Chica', 'Small')`,
  )
  const translate = mailTranslations(wordsOf(database))
  const line = { quantity: 1, unitPrice: 1000, total: 1000 }
  const size = [{ name: 'Talla', value: 'Chica' }]
  const order = {
    ...testOrder,
    lines: [
      { ...line, productId, name: 'Arnés', options: size },
      { ...line, name: 'Correa', options: [] },
    ],
  }
  const linesIn = async (language: 'es' | 'en' | 'ru') => {
    const mail = await translate({ ...testMail({ kind: 'order-paid', order }), language })
    return 'order' in mail && mail.order.lines.map(({ name, options }) => [name, options])
  }
  expect(await linesIn('en')).toEqual([
    ['Harness', [{ name: 'Size', value: 'Small' }]],
    ['Correa', []],
  ])
  const spanish = [
    ['Arnés', size],
    ['Correa', []],
  ]
  expect([await linesIn('es'), await linesIn('ru')]).toEqual([spanish, spanish])
  const asked = { ...testReturn, lines: [{ productId, name: 'Arnés', quantity: 1 }] }
  const request = await translate({
    ...testMail({ kind: 'return-received', request: asked }),
    language: 'en',
  })
  expect(request).toMatchObject({ request: { lines: [{ name: 'Harness', quantity: 1 }] } })
  const back = { kind: 'back-in-stock', product: { id: productId, name: 'Arnés', slug: 'arnes' } } as const
  const mail = await translate({ ...testMail({ ...back, unsubscribeToken: 't' }), language: 'en' })
  expect(mail).toMatchObject({ product: { name: 'Harness', slug: 'arnes' } })
})

test('carriers and branches are named in the language of the mail, where the shop has translated them', async () => {
  const { pool } = database
  await pool.query(`insert into dispatch_kinds (id, name, logo, position) values (1, 'Despacho', 'x.svg', 1)
    on conflict do nothing`)
  await pool.query(
    `with made as (insert into carriers (name, description, logo, dispatch_kind_id)
       values ('Huella en bici', 'x', 'x.svg', 1) returning id)
     insert into carrier_translations select id, 'en', 'Huella by bike', 'x' from made`,
  )
  const deliveryIn = async (language: 'es' | 'en' | 'ru') => {
    const delivery = { ...testOrder.delivery, carrier: 'Huella en bici' }
    const order = { ...testOrder, delivery }
    const mail = await mailTranslations(wordsOf(database))({
      ...testMail({ kind: 'order-shipped', order }),
      language,
    })
    return 'order' in mail && mail.order.delivery.carrier
  }
  expect(await deliveryIn('en')).toBe('Huella by bike')
  expect([await deliveryIn('es'), await deliveryIn('ru')]).toEqual(['Huella en bici', 'Huella en bici'])
})
