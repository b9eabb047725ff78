import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { besideWriter } from '#testing/database/waiting-for-locks.ts'
import { testVisitor } from '#testing/server/test-channel.ts'
import { guestForm } from '#testing/server/test-checkout.ts'
import { buy } from '#testing/server/test-purchase.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'
import { inTransaction } from '../db/connection.ts'
import { deskStore } from './desk.store.ts'

const staff = { correo: 'rosa@huella.example', contrasenia: 'una clave larga' }

let shop: TestShop
let desk: Wire
beforeAll(async () => {
  shop = await openTestShop({
    environment: { STAFF_NAME: 'Rosa', STAFF_EMAIL: staff.correo, STAFF_PASSWORD: staff.contrasenia },
  })
  desk = testWire(shop.app)
  expect((await desk.post('staff/entrar', staff)).statusCode).toBe(200)
})
afterAll(() => shop?.close())

const query = async (text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows

const ask = async (call: string, asked: Record<string, string> = {}) => (await desk.get(call, asked)).json()
const tell = async (call: string, body: object) =>
  (await desk.post(call, body, { 'x-xsrf-token': desk.cookies.get('XSRF-TOKEN-STAFF') ?? '' })).json()

type Row = { id_conversacion: number } & Record<string, unknown>

async function talking(person: Record<string, string> = {}) {
  const visitor = await testVisitor(shop.app, person)
  const [row] = await query('SELECT id FROM chat_conversations WHERE visitor_id = $1', [visitor.id])
  return { ...visitor, conversation: Number(row.id) }
}

const historyOf = async ({ wire, id }: Awaited<ReturnType<typeof talking>>) =>
  (await wire.get('chat-mensajes', { cliente_identificado: id })).json()

const loggedOf = async (id: number) =>
  (
    await query('SELECT actor, action, detail FROM staff_actions WHERE subject = $1 ORDER BY id', [
      String(id),
    ])
  ).map(({ actor, action, detail }) => [actor, action, detail])

async function listed(estado: string, more: Record<string, string> = {}): Promise<Row[]> {
  return ask('staff/chat-conversaciones', { estado, ...more })
}
const idsOf = async (estado: string, more?: Record<string, string>) =>
  (await listed(estado, more)).map((row) => row.id_conversacion)

describe('the lists', () => {
  test('those wait whom nobody has answered, the longest first; mine are those that I have taken', async () => {
    const [first, second, silent] = [await talking(), await talking(), await talking()]
    await first.say('Hola')
    await second.say('Hola')
    await second.say('¿Hay alguien?')
    const mine = [first, second, silent].map(({ conversation }) => conversation)
    const own = async (estado: string) => (await idsOf(estado)).filter((id) => mine.includes(id))
    expect(await own('espera')).toEqual([first.conversation, second.conversation])
    const [row] = (await listed('espera')).filter((each) => each.id_conversacion === second.conversation)
    expect(row).toMatchObject({
      sin_leer: 2,
      asignada_a: null,
      ultimo_mensaje: '¿Hay alguien?',
      tipo: 'chat',
    })
    await tell('staff/chat-responder', { id_conversacion: first.conversation, mensaje: '¡Hola!' })
    expect(await own('espera')).toEqual([second.conversation])
    expect(await own('mias')).toEqual([first.conversation])
    expect((await own('todas')).toSorted((a, b) => a - b)).toEqual(mine)
    await tell('staff/chat-desconectar', { id_conversacion: second.conversation })
    expect(await own('espera')).toEqual([])
    expect(await own('terminadas')).toEqual([second.conversation])
    const [ended] = (await listed('terminadas')).filter(
      (each) => each.id_conversacion === second.conversation,
    )
    expect(ended).toMatchObject({ vigente: 0, termino: 'desconectado' })
  })

  test('one after the other, each conversation is in one page; they are counted however many pages that are', async () => {
    const before = await ask('staff/chat-cantidades')
    await query(
      `INSERT INTO chat_conversations (visitor_id, token_hash, name, email, expires_at, waiting_since, last_sequence)
       SELECT gen_random_uuid(), sha256(n::text::bytea), 'Muchos', 'muchos@correo.cl', now() + interval '1 hour',
         now() - (n % 7) * interval '1 minute', 0
       FROM generate_series(1, 120) n`,
    )
    for (const estado of ['todas', 'espera']) {
      const seen: number[] = []
      for (;;) {
        const page = await listed(estado, seen.length > 0 ? { antes_de: `${seen.at(-1)}` } : {})
        seen.push(...page.map((row) => row.id_conversacion))
        if (page.length < 50) break
      }
      expect(new Set(seen).size).toBe(seen.length)
      const many = await query(`SELECT id::int AS id FROM chat_conversations WHERE name = 'Muchos'`)
      expect(seen).toEqual(expect.arrayContaining(many.map(({ id }) => id)))
    }
    await query(
      `UPDATE chat_conversations SET waiting_since = NULL,
         assigned_to = (SELECT id FROM staff WHERE email = $1) WHERE name = 'Muchos' AND id % 2 = 0`,
      [staff.correo],
    )
    await query(`UPDATE chat_conversations SET kind = 'offline' WHERE name = 'Muchos' AND id % 3 = 0`)
    const many = await query(`SELECT id::int AS id FROM chat_conversations WHERE name = 'Muchos'`)
    const within = (fits: (id: number) => boolean) => many.filter(({ id }) => fits(id)).length
    expect(await ask('staff/chat-cantidades')).toEqual({
      espera: before.espera + 60,
      mias: before.mias + 60,
      todas: before.todas + 120,
      por_cerrar: before.por_cerrar + within((id) => id % 3 !== 0),
    })
    await query(`DELETE FROM chat_conversations WHERE name = 'Muchos'`)
  })

  test('words are found in names, e-mails and messages, however they are accented, ended or not', async () => {
    const mark = randomUUID().slice(0, 8)
    const camila = await talking({ nombre_usuario: `Ñandú ${mark}`, correo_usuario: `c-${mark}@correo.cl` })
    const diego = await talking({ nombre_usuario: 'Diego', correo_usuario: 'diego@correo.cl' })
    await diego.say(`¿Tienen pipeta AntiPÚLGAS_${mark}?`)
    await tell('staff/chat-cerrar', { id_conversacion: diego.conversation })
    const found = (buscar: string) => idsOf('todas', { buscar })
    expect(await found(`nandu ${mark}`)).toEqual([camila.conversation])
    expect(await found(`C-${mark}@correo`)).toEqual([camila.conversation])
    expect(await found(`antipulgas_${mark}`)).toEqual([diego.conversation])
    expect(await found(mark)).toEqual([diego.conversation, camila.conversation])
    expect(await found(`antipulgas%${mark}`)).toEqual([])
    expect(await idsOf('terminadas', { buscar: mark })).toEqual([diego.conversation])
    expect(await found('\\')).toEqual([])
  })
})

describe('a conversation at the desk', () => {
  test.each([
    ['staff/chat-desconectar', (id: number) => ({ id_conversacion: id })],
    ['staff/chat-cerrar', (id: number) => ({ id_conversacion: id })],
    ['staff/chat-cerrar', () => ({ todos: 1 })],
  ])(
    '%s: an answer that its visitor has asked for and not seen is mailed to them, once',
    async (call, form) => {
      const mark = randomUUID().slice(0, 8)
      const [away, here, silent] = [
        await talking({ correo_usuario: `a-${mark}@correo.cl` }),
        await talking({ correo_usuario: `h-${mark}@correo.cl` }),
        await talking({ correo_usuario: `s-${mark}@correo.cl` }),
      ]
      for (const { say, conversation } of [away, here]) {
        await say('¿Abren hoy?')
        await tell('staff/chat-responder', { id_conversacion: conversation, mensaje: 'Sí, hasta las 21.' })
      }
      await query('UPDATE chat_conversations SET seen_by_visitor = 2 WHERE id = $1', [here.conversation])
      await tell('staff/chat-responder', { id_conversacion: silent.conversation, mensaje: '¿Te ayudo?' })
      const all = [away, here, silent].map(({ conversation }) => conversation)
      await Promise.all([...all, ...all].map((id) => tell(call, form(id))))
      const mails = await query('SELECT recipient, data FROM mails WHERE recipient LIKE $1', [`%${mark}%`])
      expect(mails).toMatchObject([
        {
          recipient: `a-${mark}@correo.cl`,
          data: { answer: { question: '¿Abren hoy?', answer: 'Sí, hasta las 21.', agent: 'Rosa' } },
        },
      ])
      expect(await historyOf(away)).toMatchObject({ vigente: 0, respuesta_enviada: 1 })
      expect(await historyOf(here)).toMatchObject({ vigente: 0, respuesta_enviada: 0, correo: null })
    },
  )

  test('an answer by mail to what was left is mailed once, though it is closed after it', async () => {
    const mensaje = { nombre_usuario: 'Ana', correo_usuario: `l-${randomUUID().slice(0, 8)}@correo.cl` }
    await testWire(shop.app).post('chat-dejar-mensaje', {
      ...mensaje,
      clave: randomUUID(),
      mensaje: '¿Abren?',
    })
    const [{ id }] = await query('SELECT id FROM chat_conversations WHERE email = $1', [
      mensaje.correo_usuario,
    ])
    await tell('staff/chat-responder', { id_conversacion: id, mensaje: 'Sí' })
    await tell('staff/chat-cerrar', { id_conversacion: id })
    const mails = await query("SELECT 1 FROM mails WHERE recipient = $1 AND kind = 'chat-answer'", [
      mensaje.correo_usuario,
    ])
    expect(mails).toHaveLength(1)
  })

  test('is read from its end to its beginning and on from any place, with each note once', async () => {
    const camila = await talking()
    const id = camila.conversation
    await tell('staff/chat-nota', { id_conversacion: id, mensaje: 'Antes de todo' })
    await query(
      `INSERT INTO chat_messages (conversation_id, sequence, content)
       SELECT $1, n, 'm' || n FROM generate_series(1, 450) n`,
      [id],
    )
    await query('UPDATE chat_conversations SET last_sequence = 450 WHERE id = $1', [id])
    for (const place of [50, 51, 250, 251, 450]) {
      await query(
        `INSERT INTO chat_notes (conversation_id, after_sequence, author, content) VALUES ($1, $2, 'Rosa', $3)`,
        [id, place, `n${place}`],
      )
    }
    const noted = ['Antes de todo', 'n50', 'n51', 'n250', 'n251', 'n450']
    const numbers: number[] = []
    const notes: string[] = []
    for (let before: number | undefined; before !== 1; before = numbers[0]) {
      const page = await ask('staff/chat-mensajes', {
        id_conversacion: `${id}`,
        ...(before !== undefined && { antes_de: `${before}` }),
      })
      numbers.unshift(...page.mensajes.map((each: { secuencia: number }) => each.secuencia))
      notes.unshift(...page.notas.map((each: { nota: string }) => each.nota))
    }
    const all = Array.from({ length: 450 }, (_, index) => index + 1)
    expect(numbers).toEqual(all)
    expect(notes.toSorted()).toEqual(noted.toSorted())
    const forth: number[] = []
    const noticed = new Set<string>()
    for (let after = 0; after < 450; after = forth.at(-1) ?? 450) {
      const page = await ask('staff/chat-mensajes', { id_conversacion: `${id}`, despues_de: `${after}` })
      forth.push(...page.mensajes.map((each: { secuencia: number }) => each.secuencia))
      for (const { nota } of page.notas) noticed.add(nota)
    }
    expect(forth).toEqual(all)
    expect([...noticed].toSorted()).toEqual(noted.toSorted())
    expect(JSON.stringify((await camila.read(440)).mensajes)).not.toContain('n450')
  })

  test('a note of a key is written once, also when the conversation has ended', async () => {
    const { conversation: id_conversacion } = await talking()
    await tell('staff/chat-cerrar', { id_conversacion })
    const clave = randomUUID()
    const note = { id_conversacion, mensaje: 'Llamar mañana', clave }
    const [one, two] = [await tell('staff/chat-nota', note), await tell('staff/chat-nota', note)]
    expect(one).toMatchObject({ nota: 'Llamar mañana', responsable: 'Rosa', despues_de: 0 })
    expect(two).toEqual(one)
    expect((await tell('staff/chat-nota', { ...note, id_conversacion: 2_000_000_000 })).error).toBe(
      'NOT_FOUND',
    )
  })

  test('a product goes as a card with the price of now; one that is not for sale does not', async () => {
    const camila = await talking()
    const [product] = await query(
      'SELECT id, name, slug, price FROM products WHERE active ORDER BY id LIMIT 1',
    )
    const sent = { id_conversacion: camila.conversation, id_producto: product.id, clave: randomUUID() }
    await tell('staff/chat-producto', sent)
    expect(await tell('staff/chat-producto', sent)).toMatchObject({ secuencia: 1 })
    const { mensajes, agente } = await camila.read()
    expect(mensajes).toHaveLength(1)
    expect(mensajes[0]).toMatchObject({
      datos_mensaje: { mensaje: product.name, administrador: 'Rosa' },
      tarjeta: {
        id_producto: product.id,
        nombre: product.name,
        slug: product.slug,
        precio: product.price,
        imagen: expect.stringMatching(/^\/media\//),
      },
    })
    expect(agente).toBe('Rosa')
    const unknown = await tell('staff/chat-producto', {
      ...sent,
      clave: randomUUID(),
      id_producto: 2_000_000_000,
    })
    expect(unknown).toMatchObject({ error: 'NOT_FOUND', fields: { id_producto: 'NOT_FOUND' } })
  })

  test('is given to who may answer, taken over and given back; the visitor is told who answers', async () => {
    await query(
      `INSERT INTO staff (name, email, password_hash, role)
       SELECT n, n || '@huella.example', password_hash, r FROM staff, (VALUES ('Ana', 'agent'), ('Beto', 'warehouse')) v (n, r)
       WHERE email = $1`,
      [staff.correo],
    )
    const ids = Object.fromEntries(
      (await query('SELECT id, name FROM staff')).map(({ id, name }) => [name, id]),
    )
    const camila = await talking()
    const assign = (id_cuenta: number | null) =>
      tell('staff/chat-asignar', { id_conversacion: camila.conversation, id_cuenta })
    expect((await assign(ids.Ana)).asignada_a).toEqual({ id_cuenta: ids.Ana, nombre: 'Ana' })
    expect((await assign(ids.Ana)).asignada_a).toMatchObject({ nombre: 'Ana' })
    expect((await camila.read()).agente).toBe('Ana')
    // Another who answers does not take it over.
    await tell('staff/chat-responder', { id_conversacion: camila.conversation, mensaje: 'Hola' })
    expect((await camila.read()).agente).toBe('Ana')
    expect((await assign(ids.Rosa)).asignada_a).toMatchObject({ nombre: 'Rosa' })
    expect(await assign(ids.Beto)).toMatchObject({ error: 'NOT_FOUND', fields: { id_cuenta: 'NOT_FOUND' } })
    expect((await assign(null)).asignada_a).toBeNull()
    expect((await camila.read()).agente).toBeNull()
    // To give it to who has it already is no action.
    expect(await loggedOf(camila.conversation)).toEqual([
      ['Rosa', 'conversacion-asignada', 'Ana'],
      ['Rosa', 'conversacion-asignada', 'Rosa'],
      ['Rosa', 'conversacion-devuelta', ''],
    ])
  })

  test('a muted visitor is told for how long, while the staff goes on', async () => {
    const camila = await talking()
    const mute = (minutos: number) =>
      tell('staff/chat-silenciar', { id_conversacion: camila.conversation, minutos })
    expect((await mute(10)).silenciada_hasta).not.toBeNull()
    const refused = await camila.say('¡Oye!')
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'CHAT_MUTED'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(9 * 60)
    const answer = { id_conversacion: camila.conversation, mensaje: 'Con calma, por favor.' }
    expect(await tell('staff/chat-responder', answer)).toMatchObject({ secuencia: 1 })
    expect((await mute(0)).silenciada_hasta).toBeNull()
    expect((await camila.say('Perdón')).json()).toBe('ok enviado')
    expect(await loggedOf(camila.conversation)).toEqual([
      ['Rosa', 'conversacion-silenciada', '10 min'],
      ['Rosa', 'conversacion-sin-silencio', ''],
    ])
  })

  test('an answer goes by mail where the time of the conversation was over just before it', async () => {
    const camila = await talking({ correo_usuario: 'justo-entonces@correo.cl' })
    await camila.say('¿Tienen pipetas?')
    const kept = `UPDATE chat_conversations SET kind = 'offline' WHERE id = ${camila.conversation}`
    const answer = { id_conversacion: camila.conversation, mensaje: 'Sí.' }
    const answered = await besideWriter(shop.database, kept, () => tell('staff/chat-responder', answer))
    expect(answered).toMatchObject({ secuencia: 2 })
    expect(await query("SELECT kind FROM mails WHERE recipient = 'justo-entonces@correo.cl'")).toEqual([
      { kind: 'chat-answer' },
    ])
  })

  test("its transcript has the form's answers and every message, and no note", async () => {
    const camila = await talking({ nombre_usuario: 'Camila Rojas', telefono_log_chat: '9 1234 5678' })
    await camila.say('¿Tienen pipetas?')
    await tell('staff/chat-responder', { id_conversacion: camila.conversation, mensaje: 'Sí.' })
    await tell('staff/chat-nota', { id_conversacion: camila.conversation, mensaje: 'Clienta difícil' })
    const mail = (more = {}) =>
      tell('staff/chat-transcripcion', { id_conversacion: camila.conversation, ...more })
    expect([await mail(), await mail({ correo: 'Otra@Correo.cl' })]).toEqual([true, true])
    expect(await mail({ correo: 'nada' })).toMatchObject({ fields: { correo: 'EMAIL_INVALID' } })
    const mails = await query(
      `SELECT recipient, data, expires_at > now() + interval '6 days' AS lives FROM mails
       WHERE kind = 'chat-transcript' ORDER BY recipient`,
    )
    expect(mails.map(({ lives }) => lives)).toEqual([true, true])
    expect(mails.map(({ recipient }) => recipient)).toEqual(['camila@example.cl', 'otra@correo.cl'])
    expect(mails[0].data.transcript).toMatchObject({
      name: 'Camila Rojas',
      email: 'camila@example.cl',
      phone: '+56912345678',
      messages: [
        { by: null, content: '¿Tienen pipetas?' },
        { by: 'Rosa', content: 'Sí.' },
      ],
    })
    expect(JSON.stringify(mails)).not.toContain('difícil')
    expect(await loggedOf(camila.conversation)).toEqual([
      ['Rosa', 'conversacion-enviada', ''],
      ['Rosa', 'conversacion-enviada', 'otra@correo.cl'],
    ])
  })

  test('its transcript is mailed once under a key, and again as soon as there is more in it or it goes elsewhere', async () => {
    const camila = await talking()
    await camila.say('¿Tienen pipetas?')
    const given = { id_conversacion: camila.conversation, clave: crypto.randomUUID() }
    const mail = (more = {}) => tell('staff/chat-transcripcion', { ...given, ...more })
    const mailed = async () =>
      (
        await query(`SELECT recipient FROM mails WHERE kind = 'chat-transcript'
          AND data->'transcript'->>'name' = 'Camila' AND recipient LIKE '%@unica.cl' ORDER BY recipient`)
      ).map(({ recipient }) => recipient)
    const to = { correo: 'una@unica.cl' }
    const answers = [mail(to), mail(to), mail(to)]
    expect(await Promise.all(answers)).toEqual([true, true, true])
    expect(await mailed()).toEqual(['una@unica.cl'])
    await mail({ correo: 'otra@unica.cl' })
    await camila.say('¿Y collares?')
    await mail(to)
    expect(await mailed()).toEqual(['otra@unica.cl', 'una@unica.cl', 'una@unica.cl'])
    expect(await loggedOf(camila.conversation)).toHaveLength(3)
  })

  test("shows a signed-in customer's earlier conversations and orders", async () => {
    const camila = await talking()
    const earlier = await talking()
    const [product] = await query(
      'SELECT id, price FROM products WHERE active AND stock > 0 ORDER BY id LIMIT 1',
    )
    expect((await buy(testWire(shop.app), product)).statusCode).toBe(200)
    const [order] = await query(
      'SELECT id, number, total, customer_id, customer_email FROM orders ORDER BY id DESC LIMIT 1',
    )
    await query('UPDATE chat_conversations SET customer_id = $1 WHERE id = ANY($2)', [
      order.customer_id,
      [camila.conversation, earlier.conversation],
    ])
    const shown = await ask('staff/chat-conversacion', { id_conversacion: `${camila.conversation}` })
    expect(shown.cliente).toEqual({
      id_cliente: order.customer_id,
      nombre: expect.stringContaining(guestForm().datosusuario.nombre_cliente),
      correo: order.customer_email,
      registrado: 0,
      pedidos: [
        {
          id_pedido: order.id,
          numero_pedido: order.number,
          glosa_estado_pedido: 'PENDING',
          total: order.total,
          fechacreacion_pedido: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      ],
    })
    expect(shown.anteriores.map((row: Row) => row.id_conversacion)).toEqual([earlier.conversation])
  })
})

test('canned answers are made, found, changed and deleted, each with a name of its own', async () => {
  const save = (nombre: string, texto: string, id_respuesta?: number) =>
    tell('staff/guardar-respuesta', { nombre, texto, ...(id_respuesta && { id_respuesta }) })
  const { id_respuesta: envios } = await save('Envíos', 'A todo Chile.')
  const { id_respuesta: horario } = await save('Horario', 'Hasta las 21.')
  expect((await save('ENVÍOS', 'Otra cosa')).error).toBe('NAME_TAKEN')
  expect((await save('envíos', 'Otra cosa', horario)).error).toBe('NAME_TAKEN')
  expect((await save('Nada', 'Nada', 2_000_000_000)).error).toBe('NOT_FOUND')
  expect(await save('Envíos', 'A todo Chile, en 2 a 5 días.', envios)).toMatchObject({ id_respuesta: envios })
  const names = async (buscar: string) =>
    (await ask('staff/chat-respuestas', { buscar })).map((each: { nombre: string }) => each.nombre)
  expect(await names('')).toEqual(['Envíos', 'Horario'])
  expect(await names('envio')).toEqual(['Envíos'])
  expect(await names('DIAS')).toEqual(['Envíos'])
  expect(await tell('staff/borrar-respuesta', { id_respuesta: envios })).toBe(true)
  expect((await tell('staff/borrar-respuesta', { id_respuesta: envios })).error).toBe('NOT_FOUND')
})

/** A conversation that was opened then, and answered after so many seconds. */
const openedAt = (moment: string, seconds: number | null = null) =>
  query(
    `INSERT INTO chat_conversations (visitor_id, token_hash, name, email, opened_at, expires_at, asked_at, answered_at,
       last_sequence, closed_at, closed_by)
     VALUES (gen_random_uuid(), sha256(random()::text::bytea), 'Cifras', 'c@correo.cl', $1, $1, $1,
       $1::timestamptz + make_interval(secs => $2), 4, $1, 'expired')`,
    [moment, seconds],
  )

test.each([
  ['of 25 hours', '2024-04-06', ['2024-04-06T03:00:00Z', '2024-04-07T03:59:59Z'], '2024-04-07T04:00:00Z'],
  [
    'before one without midnight',
    '2024-09-07',
    ['2024-09-07T04:00:00Z', '2024-09-08T03:59:59Z'],
    '2024-09-08T04:00:00Z',
  ],
])('the figures count a day %s from its first second to its last', async (_, day, within, after) => {
  for (const moment of [...within, after, new Date(Date.parse(within[0] ?? '') - 1000).toISOString()])
    await openedAt(moment)
  const figures = await ask('staff/chat-cifras', { desde: day, hasta: day })
  expect(figures).toMatchObject({
    conversaciones: 2,
    por_dia: [{ dia: day, conversaciones: 2, mensajes: 8 }],
  })
})

test('the figures have the last day too where the database’s zone leaves out a midnight', async () => {
  await openedAt('2027-09-07T15:00:00Z')
  const { days } = await inTransaction(shop.database, async (tx) => {
    await tx.execute(`SET LOCAL timezone = 'America/Santiago'`)
    return deskStore.figures(tx, '2027-09-05', '2027-09-07')
  })
  expect(days.map(({ day, conversations }) => [day, conversations])).toEqual([
    ['2027-09-05', 0],
    ['2027-09-06', 0],
    ['2027-09-07', 1],
  ])
})

test('the figures count by the days of Chile, and the first answer from the first message', async () => {
  // 2001-07-02 03:30 UTC is still the first of July in Chile.
  await openedAt('2001-07-01T05:00:00Z', 10)
  await openedAt('2001-07-02T03:30:00Z', 20)
  await openedAt('2001-07-02T05:00:00Z', 120)
  await openedAt('2001-07-02T06:00:00Z')
  await openedAt('2001-07-03T12:00:00Z', 1)
  const figures = await ask('staff/chat-cifras', { desde: '2001-07-01', hasta: '2001-07-02' })
  expect(figures).toMatchObject({
    conversaciones: 4,
    primera_respuesta: { mediana: 20, p90: 100 },
    por_dia: [
      { dia: '2001-07-01', conversaciones: 2, mensajes: 8 },
      { dia: '2001-07-02', conversaciones: 2, mensajes: 8 },
    ],
  })
  const wrong = await ask('staff/chat-cifras', { desde: '2001-07-02', hasta: '2001-07-01' })
  expect(wrong).toMatchObject({ error: 'INVALID_REQUEST', fields: { hasta: 'FIELD_INVALID' } })
})
