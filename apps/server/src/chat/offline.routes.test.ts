import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ShopHours } from '#rules/shop/shop-facts.ts'
import { testVisitor } from '#testing/server/test-channel.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'
import { defaultAppToken } from '../settings/web.settings.ts'
import { availabilityService } from './availability.service.ts'
import { chatStore } from './chat.store.ts'
import { presenceStore } from './presence.store.ts'

const staff = { correo: 'rosa@huella.example', contrasenia: 'una clave larga' }

let shop: TestShop
let desk: Wire
beforeAll(async () => {
  shop = await openTestShop({
    environment: {
      RATE_LIMITS: 'on',
      CONTACT_EMAIL: 'tienda@huella.example',
      STAFF_NAME: 'Rosa',
      STAFF_EMAIL: staff.correo,
      STAFF_PASSWORD: staff.contrasenia,
    },
  })
  desk = testWire(shop.app)
  expect((await desk.post('staff/entrar', staff)).statusCode).toBe(200)
})
afterAll(() => shop?.close())

const query = async (text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows
const tell = async (call: string, body: object) =>
  (await desk.post(call, body, { 'x-xsrf-token': desk.cookies.get('XSRF-TOKEN-STAFF') ?? '' })).json()

const mailsTo = async (recipient: string) =>
  query('SELECT kind, language, data FROM mails WHERE recipient = $1 ORDER BY created_at, id', [recipient])

describe('whether somebody answers', () => {
  const usual: ShopHours = { store: null, sales: null }
  const at = (moment: string, hours: 'store' | 'sales' | 'always' = 'store', set = usual) =>
    availabilityService({
      database: shop.database,
      hours,
      facts: { read: async () => ({ hours: set }) },
      staffIdleSeconds: 3600,
      now: () => new Date(moment),
    }).state()

  test('takes somebody who is there, within hours by the clock of Chile and off its holidays', async () => {
    const monday = '2026-07-06T15:00:00Z'
    expect(await at(monday)).toEqual({ isOpen: true, opensAt: null, agents: [] })
    const [{ id: staffId }] = await query('SELECT id FROM staff')
    await presenceStore.renew(shop.database.db, [{ connectionId: 'a', staffId, available: true }], 3600)
    expect(await at(monday)).toEqual({ isOpen: true, opensAt: null, agents: ['Rosa'] })
    // 16:30 in Chile: sales have closed, the store has not.
    expect((await at('2026-01-10T20:30:00Z', 'sales')).agents).toEqual([])
    expect((await at('2026-01-10T20:30:00Z', 'store')).agents).toEqual(['Rosa'])
    const christmas = '2026-12-25T15:00:00Z'
    const opensAt = new Date('2026-12-26T12:00:00Z')
    expect(await at(christmas)).toEqual({ isOpen: false, opensAt, agents: [] })
    const never = { store: {}, sales: null }
    expect(await at(monday, 'store', never)).toEqual({ isOpen: false, opensAt: null, agents: [] })
    expect((await at(christmas, 'always')).agents).toEqual(['Rosa'])
    await presenceStore.choose(shop.database.db, staffId, false, 0)
    await presenceStore.follow(shop.database.db, staffId)
    expect((await at(monday)).agents).toEqual([])
    await presenceStore.remove(shop.database.db, ['a'])
  })
})

describe('a message that is left', () => {
  const leave = (message: object, headers: Record<string, string> = {}) =>
    testWire(shop.app).post('chat-dejar-mensaje', message, headers)

  test('waits at the desk, is mailed to the shop and confirmed without its words, once for each key', async () => {
    const message = {
      clave: randomUUID(),
      nombre_usuario: 'Camila',
      correo_usuario: 'Dejado@Correo.cl',
      telefono_log_chat: '9 1234 5678',
      mensaje: '¿Abren el feriado?',
    }
    const replies = await Promise.all([leave(message, { 'accept-language': 'en' }), leave(message)])
    replies.push(await leave(message))
    expect(replies.map((reply) => reply.json())).toEqual([true, true, true])
    const waiting = (await desk.get('staff/chat-conversaciones', { estado: 'espera' })).json()
    expect(waiting).toMatchObject([
      {
        tipo: 'mensaje',
        nombre: 'Camila',
        correo: 'dejado@correo.cl',
        telefono: '+56912345678',
        vigente: 1,
        sin_leer: 1,
        ultimo_mensaje: '¿Abren el feriado?',
      },
    ])
    const told = await mailsTo('tienda@huella.example')
    expect(told).toMatchObject([{ kind: 'chat-left', data: { message: { content: '¿Abren el feriado?' } } }])
    const confirmed = await mailsTo('dejado@correo.cl')
    expect(confirmed).toMatchObject([{ kind: 'chat-received' }])
    expect(JSON.stringify(confirmed)).not.toContain('feriado')

    const id_conversacion = waiting[0].id_conversacion
    await query(`UPDATE chat_conversations SET expires_at = now() - interval '1 day' WHERE id = $1`, [
      id_conversacion,
    ])
    const answer = { id_conversacion, mensaje: 'Ese día no.', clave: randomUUID() }
    expect(await tell('staff/chat-responder', answer)).toMatchObject({ secuencia: 2 })
    expect(await tell('staff/chat-responder', answer)).toMatchObject({ secuencia: 2 })
    const [, ...answered] = await mailsTo('dejado@correo.cl')
    expect(answered).toMatchObject([
      {
        kind: 'chat-answer',
        language: confirmed[0].language,
        data: { answer: { question: '¿Abren el feriado?', answer: 'Ese día no.', agent: 'Rosa' } },
      },
    ])
    expect((await desk.get('staff/chat-conversaciones', { estado: 'espera' })).json()).toEqual([])
    // What no server takes is not kept for good.
    const lives = await query(
      `SELECT kind, round(extract(epoch FROM expires_at - created_at) / 86400)::int AS days FROM mails
       WHERE kind LIKE 'chat-%' ORDER BY kind`,
    )
    expect(lives).toEqual([
      { kind: 'chat-answer', days: 7 },
      { kind: 'chat-left', days: 7 },
      { kind: 'chat-received', days: 1 },
    ])
  })

  test('needs a name, a right e-mail and words; and nobody leaves many', async () => {
    const message = {
      clave: randomUUID(),
      nombre_usuario: 'A',
      correo_usuario: 'a@correo.cl',
      mensaje: 'Hola',
    }
    const refused = async (changes: object) => (await leave({ ...message, ...changes })).json()
    expect(await refused({ nombre_usuario: ' ' })).toMatchObject({
      fields: { nombre_usuario: 'FIELD_REQUIRED' },
    })
    expect(await refused({ correo_usuario: 'nada' })).toMatchObject({ error: 'EMAIL_INVALID' })
    expect(await refused({ telefono_log_chat: '12' })).toMatchObject({ error: 'PHONE_INVALID' })
    expect(await refused({ mensaje: ' ' })).toMatchObject({ fields: { mensaje: 'FIELD_REQUIRED' } })
    expect(await refused({ mensaje: 'a'.repeat(2001) })).toMatchObject({ error: 'INVALID_REQUEST' })
    // What was refused above has been counted too, by its address.
    await query('DELETE FROM rate_limits')
    const many = { ...message, correo_usuario: 'muchos@correo.cl' }
    const statuses: number[] = []
    for (let index = 0; index < 12; index += 1)
      statuses.push((await leave({ ...many, clave: randomUUID() })).statusCode)
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(429)])
    const [{ n }] = await query(
      `SELECT count(*)::int AS n FROM chat_conversations WHERE email = 'muchos@correo.cl'`,
    )
    expect(n).toBe(5)
  })

  test('who writes under somebody else’s e-mail keeps its owner from nothing, and has them mailed five times a day', async () => {
    const from = (remoteAddress: string, call: string, payload: object) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/${call}?token_authentication=${defaultAppToken}`,
        remoteAddress,
        payload,
      })
    const owner = { nombre_usuario: 'Ana', correo_usuario: 'ana@ajena.cl' }
    for (const network of [1, 2]) {
      const stranger = `198.51.100.${network}`
      for (let count = 0; count < 10; count += 1) {
        await from(stranger, 'ChatBoxDatoClienteApi', { ...owner, cliente_identificado: randomUUID() })
        await from(stranger, 'chat-dejar-mensaje', { ...owner, clave: randomUUID(), mensaje: 'Hola' })
      }
    }
    const home = '198.51.100.9'
    const opened = await from(home, 'ChatBoxDatoClienteApi', { ...owner, cliente_identificado: randomUUID() })
    const message = { ...owner, clave: randomUUID(), mensaje: '¿Abren?' }
    const left = await from(home, 'chat-dejar-mensaje', message)
    expect([opened.json(), left.json()]).toEqual([true, true])
    const told = await query("SELECT data FROM mails WHERE recipient = 'tienda@huella.example'")
    expect(JSON.stringify(told)).toContain('¿Abren?')
    expect((await mailsTo('ana@ajena.cl')).map(({ kind }) => kind)).toEqual(Array(5).fill('chat-received'))
    await query('DELETE FROM rate_limits')
  })
})

describe('abuse', () => {
  test('who floods is muted for some minutes, with words that say so; others go on', async () => {
    const [camila, diego] = [await testVisitor(shop.app), await testVisitor(shop.app)]
    const replies = []
    for (let index = 0; index < 27; index += 1) replies.push(await camila.say(`spam ${index}`))
    expect(replies.map((reply) => reply.statusCode)).toEqual([...Array(25).fill(200), 429, 429])
    const last = replies.at(-1)
    expect(last?.json()).toMatchObject({
      error: 'CHAT_MUTED',
      message: expect.stringContaining('muchos mensajes'),
    })
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(4 * 60)
    const [{ n, muted }] = await query(
      `SELECT last_sequence AS n, muted_until > now() + interval '4 minutes' AS muted FROM chat_conversations
       WHERE visitor_id = $1`,
      [camila.id],
    )
    expect([n, muted]).toEqual([25, true])
    expect((await diego.say('Hola')).json()).toBe('ok enviado')
  })

  test("the staff's longer mute stands, however much is sent meanwhile", async () => {
    const camila = await testVisitor(shop.app)
    const [{ id }] = await query('SELECT id FROM chat_conversations WHERE visitor_id = $1', [camila.id])
    await tell('staff/chat-silenciar', { id_conversacion: id, minutos: 60 })
    const replies = []
    for (let index = 0; index < 27; index += 1) replies.push(await camila.say(`spam ${index}`))
    for (const reply of replies) {
      expect(reply.json()).toMatchObject({ error: 'CHAT_MUTED' })
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(59 * 60)
    }
  })

  test('one message sent again and again, as a bad line makes a browser do, is no flood', async () => {
    const camila = await testVisitor(shop.app)
    const key = randomUUID()
    const replies = []
    for (let index = 0; index < 30; index += 1) replies.push(await camila.say('Hola', key))
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(30).fill(200))
    expect((await camila.say('¿Siguen ahí?')).statusCode).toBe(200)
    expect((await camila.read()).mensajes).toHaveLength(2)
  })

  test('files are refused with words of their own, and so is what is longer than 2,000 characters', async () => {
    const camila = await testVisitor(shop.app)
    const line = '----huella'
    const payload = [
      `--${line}\r\nContent-Disposition: form-data; name="message"\r\n\r\nHola`,
      `--${line}\r\nContent-Disposition: form-data; name="cliente_identificado"\r\n\r\n${camila.id}`,
      `--${line}\r\nContent-Disposition: form-data; name="archivo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nx`,
      `--${line}--\r\n`,
    ].join('\r\n')
    const refused = await shop.app.inject({
      method: 'POST',
      url: `/api/ChatBoxApi?token_authentication=${shop.config.appToken}`,
      headers: { 'content-type': `multipart/form-data; boundary=${line}` },
      payload,
    })
    expect(refused.json()).toMatchObject({
      error: 'ATTACHMENTS_REFUSED',
      message: expect.stringContaining('no se pueden enviar archivos'),
    })
    expect((await camila.say('a'.repeat(2001))).json()).toMatchObject({
      error: 'INVALID_REQUEST',
      fields: { message: 'FIELD_INVALID' },
    })
    expect((await camila.say('a'.repeat(2000))).json()).toBe('ok enviado')
  })
})

test('conversations are erased some days after their end, with all that was said and noted; younger ones stay', async () => {
  const [old, older, young, open] = [
    await testVisitor(shop.app),
    await testVisitor(shop.app),
    await testVisitor(shop.app),
    await testVisitor(shop.app),
  ]
  for (const visitor of [old, older, young, open]) await visitor.say('Hola')
  const [{ id }] = await query('SELECT id FROM chat_conversations WHERE visitor_id = $1', [old.id])
  await tell('staff/chat-nota', { id_conversacion: id, mensaje: 'Nota' })
  const ended = (visitor: { id: string }, days: number) =>
    query(
      `UPDATE chat_conversations SET closed_at = now() - make_interval(days => $2), closed_by = 'expired'
       WHERE visitor_id = $1`,
      [visitor.id, days],
    )
  await ended(old, 31)
  await ended(older, 400)
  await ended(young, 29)
  // No more at once than a statement does in time.
  for (const part of [1, 1, 0]) expect(await chatStore.deleteOlderThan(shop.database.db, 30, 1)).toBe(part)
  const rows = await query('SELECT visitor_id FROM chat_conversations WHERE visitor_id = ANY($1)', [
    [old.id, older.id, young.id, open.id],
  ])
  expect(rows.map((row) => row.visitor_id).toSorted()).toEqual([young.id, open.id].toSorted())
  for (const table of ['chat_messages', 'chat_notes']) {
    expect(await query(`SELECT FROM ${table} WHERE conversation_id = $1`, [id])).toEqual([])
  }
})
