import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { throwReported } from '#testing/server/test-services.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'
import { noRateLimits } from '../http/security/rate-limits.ts'
import { expiryService } from './expiry.service.ts'

const staff = { correo: 'rosa@huella.example', contrasenia: 'una clave larga' }

let shop: TestShop
let desk: Wire
beforeAll(async () => {
  shop = await openTestShop({
    environment: {
      RATE_LIMITS: 'off',
      STAFF_NAME: 'Rosa',
      STAFF_EMAIL: staff.correo,
      STAFF_PASSWORD: staff.contrasenia,
    },
  })
  desk = testWire(shop.app)
  expect((await desk.post('staff/entrar', staff)).statusCode).toBe(200)
})
afterAll(async () => {
  await shop?.close()
})

const person = {
  nombre_usuario: 'Camila',
  correo_usuario: 'Camila@Example.cl',
  telefono_log_chat: '9 1234 5678',
}

/** A visitor in a browser of their own. */
async function visitor() {
  const wire = testWire(shop.app)
  const id = randomUUID()
  const opened = await wire.post('ChatBoxDatoClienteApi', { ...person, cliente_identificado: id })
  expect([opened.statusCode, opened.json()]).toEqual([200, true])
  return {
    wire,
    id,
    say: (message: string, by: Wire = wire) =>
      by.post('ChatBoxApi', { message, cliente_identificado: id, conversacion: '' }),
    read: async (after = 0, by: Wire = wire) =>
      by.get('chat-mensajes', { cliente_identificado: id, despues_de: `${after}` }),
    conversationId: async () => {
      const { rows } = await shop.database.pool.query(
        'SELECT id FROM chat_conversations WHERE visitor_id = $1 ORDER BY id DESC LIMIT 1',
        [id],
      )
      return Number(rows[0].id)
    },
  }
}

const answerFrom = (conversation: number, mensaje: string) =>
  desk.post('staff/chat-responder', { id_conversacion: conversation, mensaje }, xsrf())
const xsrf = () => ({ 'x-xsrf-token': desk.cookies.get('XSRF-TOKEN-STAFF') ?? '' })

describe('a conversation', () => {
  test('[S7.49] goes both ways, and each side reads what came after what it has', async () => {
    const camila = await visitor()
    expect((await camila.say('¿Tienen pipetas?')).json()).toBe('ok enviado')
    const conversation = await camila.conversationId()
    const answered = await answerFrom(conversation, 'Sí,\n¿de qué peso?')
    expect(answered.json()).toMatchObject({
      datos_mensaje: {
        cliente_identificado: camila.id,
        mensaje: 'Sí,\n¿de qué peso?',
        administrador: 'Rosa',
      },
      secuencia: 2,
    })
    await camila.say('<b>12</b> kilos')
    const { mensajes, vigente } = (await camila.read(1)).json()
    expect(vigente).toBe(1)
    expect(
      mensajes.map((each: { secuencia: number; datos_mensaje: { mensaje: string } }) => [
        each.secuencia,
        each.datos_mensaje.mensaje,
      ]),
    ).toEqual([
      [2, 'Sí,\n¿de qué peso?'],
      [3, '<b>12</b> kilos'],
    ])
    const listed = (await desk.get('staff/chat-conversaciones', { estado: 'todas' })).json()
    expect(listed).toContainEqual(
      expect.objectContaining({
        id_conversacion: conversation,
        correo: 'camila@example.cl',
        telefono: '+56912345678',
        cantidad_mensajes: 3,
        ultimo_mensaje: '<b>12</b> kilos',
      }),
    )
  })

  test('form data is taken, as the specification sends it', async () => {
    const wire = testWire(shop.app)
    const id = randomUUID()
    await wire.postForm('ChatBoxDatoClienteApi', { ...person, cliente_identificado: id })
    const sent = await wire.postForm('ChatBoxApi', {
      message: 'Hola',
      cliente_identificado: id,
      conversacion: '1',
    })
    expect(sent.json()).toBe('ok enviado')
    for (const conversacion of [undefined, 7, [{ mensaje: 'Hola' }], 'a'.repeat(5000)]) {
      const again = await wire.post('ChatBoxApi', {
        message: 'Hola',
        cliente_identificado: id,
        conversacion,
      })
      expect(again.json()).toBe('ok enviado')
    }
  })

  test('[S7.50] name and e-mail are needed, the phone is not', async () => {
    const wire = testWire(shop.app)
    const id = randomUUID()
    const refused = await wire.post('ChatBoxDatoClienteApi', {
      nombre_usuario: ' ',
      correo_usuario: 'nada',
      cliente_identificado: id,
    })
    expect(refused.json()).toMatchObject({
      error: 'INVALID_REQUEST',
      fields: { nombre_usuario: 'FIELD_REQUIRED' },
    })
    const odd = await wire.post('ChatBoxDatoClienteApi', {
      ...person,
      correo_usuario: 'nada',
      cliente_identificado: id,
    })
    expect(odd.json()).toMatchObject({ error: 'EMAIL_INVALID', fields: { correo_usuario: 'EMAIL_INVALID' } })
    const { telefono_log_chat: _, ...without } = person
    const opened = await wire.post('ChatBoxDatoClienteApi', { ...without, cliente_identificado: id })
    expect(opened.json()).toBe(true)
    const version1 = 'd9428888-122b-11e1-b85c-61cd3cbb3210'
    const other = await wire.post('ChatBoxDatoClienteApi', { ...person, cliente_identificado: version1 })
    expect([other.statusCode, other.json().fields]).toEqual([400, { cliente_identificado: 'FIELD_INVALID' }])
  })

  test('numbers have no gaps and no repeats, however many write at once', async () => {
    const camila = await visitor()
    const conversation = await camila.conversationId()
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 3 === 0 ? answerFrom(conversation, `r${index}`) : camila.say(`m${index}`),
      ),
    )
    const { mensajes } = (await camila.read()).json()
    expect(mensajes.map((each: { secuencia: number }) => each.secuencia)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    )
  })

  test('lasts 15 minutes from the last message (D36); then a new one begins', async () => {
    const camila = await visitor()
    const left = async () =>
      (
        await shop.database.pool.query(
          `SELECT extract(epoch FROM expires_at - now())::int AS seconds FROM chat_conversations WHERE visitor_id = $1
           ORDER BY id DESC LIMIT 1`,
          [camila.id],
        )
      ).rows[0].seconds
    await shop.database.pool.query(
      `UPDATE chat_conversations SET expires_at = now() + interval '1 minute' WHERE visitor_id = $1`,
      [camila.id],
    )
    await camila.say('sigo aquí')
    expect(await left()).toBeGreaterThan(14 * 60)
    await shop.database.pool.query('UPDATE chat_conversations SET expires_at = now() WHERE visitor_id = $1', [
      camila.id,
    ])
    expect((await camila.say('¿hola?')).json().error).toBe('CHAT_EXPIRED')
    expect((await answerFrom(await camila.conversationId(), 'tarde')).json().error).toBe('CHAT_EXPIRED')
    expect((await camila.read()).json().vigente).toBe(0)
    await camila.wire.post('ChatBoxDatoClienteApi', { ...person, cliente_identificado: camila.id })
    expect((await camila.read()).json()).toMatchObject({ mensajes: [], vigente: 1 })
  })

  test.each([
    ['the visitor leaves', 'visitor'],
    ['the staff disconnects them', 'staff/chat-desconectar'],
    ['the staff closes it for all', 'staff/chat-cerrar'],
  ])('[S7.51] ends when %s', async (_, how) => {
    const camila = await visitor()
    const id_conversacion = await camila.conversationId()
    const token = camila.wire.cookies.get('huella_chat') ?? ''
    const ended =
      how === 'visitor'
        ? await camila.wire.post('ChatBoxDatoClienteDesconectadoApi', { cliente_identificado: camila.id })
        : await desk.post(how, { id_conversacion }, xsrf())
    expect([ended.statusCode, ended.json()]).toEqual([200, true])
    camila.wire.cookies.set('huella_chat', token)
    expect((await camila.say('¿hola?')).json().error).toBe('CHAT_EXPIRED')
  })
})

describe('whose it is', () => {
  test('that has ended is told by whom it goes on: by mail, to an e-mail of which most is hidden', async () => {
    const expiry = expiryService({
      database: shop.database,
      outbox: { stage: async () => undefined },
      conversations: { tellEnds: async () => undefined },
      limits: noRateLimits,
      shopEmail: async () => null,
      shopLanguage: 'es',
      report: throwReported,
    })
    const over = (id: number) =>
      shop.database.pool.query('UPDATE chat_conversations SET expires_at = now() WHERE id = $1', [id])
    const [asked, answered, silent] = [await visitor(), await visitor(), await visitor()]
    for (const each of [asked, answered]) await each.say('¿Tienen pipetas?')
    await answerFrom(await answered.conversationId(), 'Sí.')
    for (const each of [asked, answered, silent]) await over(await each.conversationId())
    await expiry.expire()
    const correo = 'ca•••@example.cl'
    const kept = { mensajes: [], vigente: 0, por_correo: 1, respuesta_enviada: 0, correo }
    expect((await asked.read()).json()).toMatchObject(kept)
    expect((await answered.read()).json()).toMatchObject({
      vigente: 0,
      por_correo: 0,
      respuesta_enviada: 1,
      correo,
    })
    expect((await silent.read()).json()).toMatchObject({ por_correo: 0, respuesta_enviada: 0, correo: null })
    // Its proof proves no more than that, and nobody else's proves anything.
    expect((await asked.say('¿Hola?')).json()).toMatchObject({ error: 'NOT_YOURS' })
    expect((await asked.read(0, answered.wire)).json()).toMatchObject({ error: 'NOT_YOURS' })
    expect((await asked.read(0, testWire(shop.app))).json()).toMatchObject({ error: 'NOT_YOURS' })
  })

  test('who begins anew before what was over has ended loses nothing that nobody had read', async () => {
    const [asked, answered] = [await visitor(), await visitor()]
    for (const each of [asked, answered]) await each.say('¿Tienen pipetas?')
    await answerFrom(await answered.conversationId(), 'Sí.')
    const ids = [await asked.conversationId(), await answered.conversationId()]
    await shop.database.pool.query('UPDATE chat_conversations SET expires_at = now() WHERE id = ANY($1)', [
      ids,
    ])
    for (const { wire, id } of [asked, answered])
      expect((await wire.post('ChatBoxDatoClienteApi', { ...person, cliente_identificado: id })).json()).toBe(
        true,
      )
    const { rows } = await shop.database.pool.query(
      'SELECT kind, closed_by, answer_mailed FROM chat_conversations WHERE id = ANY($1) ORDER BY id',
      [ids],
    )
    expect(rows).toEqual([
      { kind: 'offline', closed_by: null, answer_mailed: false },
      { kind: 'chat', closed_by: 'expired', answer_mailed: true },
    ])
    expect((await asked.read()).json()).toMatchObject({ mensajes: [], vigente: 1 })
  })

  test('of browsers that open with one uuid at once a single one gets the conversation', async () => {
    const id = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 6 }, () =>
        testWire(shop.app).post('ChatBoxDatoClienteApi', { ...person, cliente_identificado: id }),
      ),
    )
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 403, 403, 403, 403, 403])
    expect(replies.filter((reply) => reply.headers['set-cookie'] !== undefined)).toHaveLength(1)
  })

  test('a form whose answer was lost finds its conversation again by its key, and nobody does by another', async () => {
    const form = { ...person, cliente_identificado: randomUUID(), clave: randomUUID() }
    const open = (changes: object = {}, wire = testWire(shop.app)) =>
      wire.post('ChatBoxDatoClienteApi', { ...form, ...changes })
    const browser = testWire(shop.app)
    // Sent twice at once, and again: none of them holds the cookie of another.
    const replies = [
      ...(await Promise.all([open(), open()])),
      await open({ nombre_usuario: 'Camila R' }, browser),
    ]
    expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual(Array(3).fill([200, true]))
    const { rows } = await shop.database.pool.query(
      'SELECT name, closed_at FROM chat_conversations WHERE visitor_id = $1',
      [form.cliente_identificado],
    )
    expect(rows).toEqual([{ name: 'Camila R', closed_at: null }])
    const late = testWire(shop.app)
    late.cookies.set('huella_chat', replies[0]?.cookies[0]?.value ?? '')
    for (const wire of [browser, late]) {
      const { cliente_identificado } = form
      expect((await wire.post('ChatBoxApi', { message: 'Hola', cliente_identificado })).json()).toBe(
        'ok enviado',
      )
    }
    for (const changes of [
      { clave: randomUUID() },
      { clave: undefined },
      { clave: form.cliente_identificado },
    ]) {
      expect((await open(changes)).json()).toMatchObject({ error: 'NOT_YOURS' })
    }
    // The key opens nothing of another visitor's.
    const other = await visitor()
    expect((await open({ cliente_identificado: other.id })).json()).toMatchObject({ error: 'NOT_YOURS' })
  })

  test('[S7.49] [S7.51] knowing the uuid is not enough: without the proof it is as if it did not exist', async () => {
    const camila = await visitor()
    const stranger = testWire(shop.app)
    const other = (await visitor()).wire
    for (const wire of [stranger, other]) {
      for (const id of [camila.id, randomUUID()]) {
        const refused = await Promise.all([
          wire.post('ChatBoxApi', { message: 'soy yo', cliente_identificado: id, conversacion: '' }),
          wire.get('chat-mensajes', { cliente_identificado: id }),
          wire.post('ChatBoxDatoClienteDesconectadoApi', { cliente_identificado: id }),
        ])
        for (const reply of refused)
          expect([reply.statusCode, reply.json().error]).toEqual([403, 'NOT_YOURS'])
      }
    }
    const taken = await stranger.post('ChatBoxDatoClienteApi', { ...person, cliente_identificado: camila.id })
    expect([taken.statusCode, taken.json().error]).toEqual([403, 'NOT_YOURS'])
    expect((await camila.read()).json().mensajes).toEqual([])
  })
})

test('a left message is kept once under its key, and another under the same key is refused rather than lost', async () => {
  const message = {
    clave: randomUUID(),
    nombre_usuario: 'Ana',
    correo_usuario: `ana-${randomUUID()}@correo.cl`,
    telefono_log_chat: '9 1234 5678',
    mensaje: '¿Abren el feriado?',
  }
  const leave = async (changes: object = {}, headers = {}) =>
    (await testWire(shop.app).post('chat-dejar-mensaje', { ...message, ...changes }, headers)).json()
  expect(await leave()).toBe(true)
  expect(await leave({ telefono_log_chat: '+56912345678' }, { 'accept-language': 'en' })).toBe(true)
  for (const changes of [
    { mensaje: '¿Abren el sábado?' },
    { correo_usuario: `otra-${message.correo_usuario}` },
    { nombre_usuario: 'Eva' },
    { telefono_log_chat: '' },
  ]) {
    expect(await leave(changes)).toMatchObject({ error: 'KEY_REUSED' })
  }
  expect(await leave({ mensaje: '¿Abren el sábado?', clave: randomUUID() })).toBe(true)
  const { rows } = await shop.database.pool.query(
    `SELECT m.content FROM chat_messages m JOIN chat_conversations c ON c.id = m.conversation_id
     WHERE c.email = $1 ORDER BY c.id`,
    [message.correo_usuario],
  )
  expect(rows.map(({ content }) => content)).toEqual(['¿Abren el feriado?', '¿Abren el sábado?'])
})

describe('who is muted', () => {
  const mute = async (minutos: number, id: number) =>
    expect(
      (await desk.post('staff/chat-silenciar', { id_conversacion: id, minutos }, xsrf())).statusCode,
    ).toBe(200)
  const secondsLeft = (reply: { headers: object }) =>
    Number((reply.headers as Record<string, string>)['retry-after'])

  test('stays so for as long as the staff said, however they leave and open again in that browser', async () => {
    const camila = await visitor()
    await mute(60, await camila.conversationId())
    await camila.wire.post('ChatBoxDatoClienteDesconectadoApi', { cliente_identificado: camila.id })
    // As another visitor, and as the same one in another browser.
    const id = randomUUID()
    const opened = await camila.wire.post('ChatBoxDatoClienteApi', { ...person, cliente_identificado: id })
    expect(opened.json()).toBe(true)
    const by = (wire: Wire, cliente_identificado: string) =>
      wire.post('ChatBoxApi', { message: 'Hola', cliente_identificado })
    const other = testWire(shop.app)
    await other.post('ChatBoxDatoClienteApi', { ...person, cliente_identificado: camila.id })
    for (const refused of [await by(camila.wire, id), await by(other, camila.id)]) {
      expect(refused.json()).toMatchObject({ error: 'CHAT_MUTED' })
      expect(secondsLeft(refused)).toBeGreaterThan(59 * 60)
    }
    const { rows } = await shop.database.pool.query(
      'SELECT id FROM chat_conversations WHERE visitor_id = $1',
      [id],
    )
    await mute(0, rows[0].id)
    expect((await by(camila.wire, id)).json()).toBe('ok enviado')
  })

  test('carries nothing over once the time is up', async () => {
    const camila = await visitor()
    await mute(60, await camila.conversationId())
    await shop.database.pool.query(
      'UPDATE chat_conversations SET muted_until = now() WHERE visitor_id = $1',
      [camila.id],
    )
    await camila.wire.post('ChatBoxDatoClienteDesconectadoApi', { cliente_identificado: camila.id })
    expect(camila.wire.cookies.get('huella_chat') ?? '').toBe('')
    await camila.wire.post('ChatBoxDatoClienteApi', { ...person, cliente_identificado: camila.id })
    expect((await camila.say('Hola')).json()).toBe('ok enviado')
  })
})
