import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { StaffRole } from '#contract/staff/staff-role.ts'
import {
  type ChannelClient,
  channelClient,
  connected,
  listenAnywhere,
  testVisitor,
} from '#testing/server/test-channel.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'

const password = 'una clave larga'
const environment = {
  CHAT_HOURS: 'always',
  STAFF_NAME: 'Rosa',
  STAFF_EMAIL: 'owner@huella.example',
  STAFF_PASSWORD: password,
}

/** Two processes of one shop, as far as the channel knows. */
let shop: TestShop
let other: TestShop
let url: string
let otherUrl: string
let desk: Wire
beforeAll(async () => {
  // What a process looks at every few seconds, it looks at when a test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  shop = await openTestShop({ environment })
  other = await openTestShop({ environment, database: { ...shop.database, drop: async () => {} } })
  url = await listenAnywhere(shop.app)
  otherUrl = await listenAnywhere(other.app)
  desk = await signedIn('owner')
})
afterAll(async () => {
  await other?.close()
  await shop?.close()
  vi.useRealTimers()
})

const clients: ChannelClient[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

const query = async (text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows

/** Somebody of the staff, signed in. */
async function signedIn(role: StaffRole): Promise<Wire> {
  await query(
    `INSERT INTO staff (name, email, password_hash, role)
     SELECT $1, $1 || '@huella.example', password_hash, $1 FROM staff WHERE email = $2 ON CONFLICT (email) DO NOTHING`,
    [role, environment.STAFF_EMAIL],
  )
  const wire = testWire(shop.app)
  const entered = await wire.post('staff/entrar', { correo: `${role}@huella.example`, contrasenia: password })
  expect(entered.statusCode, entered.body).toBe(200)
  return wire
}

type Side = 'visitante' | 'equipo'

async function open(
  where: string,
  wire: Pick<Wire, 'cookies'>,
  como: Side,
  headers?: Record<string, string>,
) {
  const client = channelClient(where, wire, como, headers)
  clients.push(client)
  return connected(client)
}

const byDesk = (call: string, body: object, by = desk) =>
  by.post(call, body, { 'x-xsrf-token': by.cookies.get('XSRF-TOKEN-STAFF') ?? '' })

async function conversationOf(visitorId: string): Promise<number> {
  const [row] = await query('SELECT id FROM chat_conversations WHERE visitor_id = $1 ORDER BY id DESC', [
    visitorId,
  ])
  return Number(row?.id)
}

const nobody = { cookies: new Map<string, string>() }

describe('the channel', () => {
  test('[S7.56] [S6.3] delivers a message to its visitor and to the staff, in every process, and to nobody else (D35)', async () => {
    const [camila, diego] = [await testVisitor(shop.app), await testVisitor(shop.app)]
    const [here, there, others, agent] = [
      await open(url, camila.wire, 'visitante'),
      await open(otherUrl, camila.wire, 'visitante'),
      await open(otherUrl, diego.wire, 'visitante'),
      await open(otherUrl, desk, 'equipo'),
    ]
    const id = await conversationOf(camila.id)
    await camila.say('¿Tienen pipetas?')
    expect((await byDesk('staff/chat-responder', { id_conversacion: id, mensaje: 'Sí' })).statusCode).toBe(
      200,
    )
    await diego.say('Hola')
    for (const client of [here, there]) {
      const answer = await client.next('mensaje', ({ secuencia }) => secuencia === 2)
      expect(answer).toMatchObject({
        datos_mensaje: { cliente_identificado: camila.id, mensaje: 'Sí', administrador: 'Rosa' },
        secuencia: 2,
      })
      expect(answer).not.toHaveProperty('id_conversacion')
      expect(await client.next('mensaje', ({ secuencia }) => secuencia === 1)).toMatchObject({
        datos_mensaje: { mensaje: '¿Tienen pipetas?', administrador: null },
      })
      expect(await client.next('agente')).toEqual({ cliente_identificado: camila.id, nombre: 'Rosa' })
    }
    expect(await agent.next('mensaje', ({ id_conversacion }) => id_conversacion === id)).toMatchObject({
      datos_mensaje: { mensaje: '¿Tienen pipetas?' },
    })
    const own = await others.next('mensaje')
    expect(own).toMatchObject({ datos_mensaje: { cliente_identificado: diego.id } })
    expect(JSON.stringify(others.events)).not.toContain(camila.id)
    expect(JSON.stringify([here.events, there.events])).not.toContain(diego.id)
  })

  test.each([
    ['disconnects one client', 'staff/chat-desconectar', 'desconexion'],
    ['closes the conversation for all', 'staff/chat-cerrar', 'cierre'],
  ] as const)('[S6.3] an administrator %s: its visitor and the staff hear it', async (_, call, name) => {
    const [camila, diego] = [await testVisitor(shop.app), await testVisitor(shop.app)]
    const [visitor, bystander, agent] = [
      await open(otherUrl, camila.wire, 'visitante'),
      await open(otherUrl, diego.wire, 'visitante'),
      await open(url, desk, 'equipo'),
    ]
    const id = await conversationOf(camila.id)
    await camila.say('¿Abren hoy?')
    await byDesk('staff/chat-responder', { id_conversacion: id, mensaje: 'Sí' })
    expect((await byDesk(call, { id_conversacion: id })).json()).toBe(true)
    const event = await visitor.next(name)
    expect(JSON.stringify(event)).toContain(camila.id)
    // It was not seen, and so it was mailed.
    expect(event).toMatchObject({ respuesta_enviada: 1 })
    expect(await agent.next(name, ({ id_conversacion }) => id_conversacion === id)).toBeDefined()
    await diego.say('sigo')
    await bystander.next('mensaje')
    expect(bystander.events.map((each) => each.name)).toEqual(['mensaje'])
    const [logged] = await query(
      'SELECT actor, action, subject, detail FROM staff_actions ORDER BY id DESC LIMIT 1',
    )
    const action = name === 'cierre' ? 'chat-cerrado' : 'conversacion-desconectada'
    // Without a name: what is logged stays when a visitor is forgotten.
    expect(logged).toEqual({ actor: 'Rosa', action, subject: String(id), detail: '' })
  })

  test('[S6.3] an administrator closes the chat for all: everybody who talks hears it, and it is logged', async () => {
    const visitors = [await testVisitor(shop.app), await testVisitor(shop.app)]
    const left = {
      clave: crypto.randomUUID(),
      nombre_usuario: 'Ana',
      correo_usuario: 'ana@correo.cl',
      mensaje: '¿?',
    }
    expect((await testWire(shop.app).post('chat-dejar-mensaje', left)).json()).toBe(true)
    const listening = await Promise.all(visitors.map(({ wire }) => open(otherUrl, wire, 'visitante')))
    const one = await conversationOf(visitors[0]?.id ?? '')
    for (const odd of [{}, { todos: 0 }, { id_conversacion: '' }, { id_conversacion: one, todos: 1 }]) {
      expect((await byDesk('staff/chat-cerrar', odd)).json()).toMatchObject({
        error: 'INVALID_REQUEST',
        fields: { id_conversacion: 'FIELD_INVALID' },
      })
    }
    expect((await visitors[0]?.say('¿hola?'))?.statusCode).toBe(200)
    expect((await byDesk('staff/chat-cerrar', { todos: 1 })).json()).toBe(true)
    for (const [index, client] of listening.entries()) {
      expect(await client.next('cierre')).toMatchObject({ cliente_identificado: visitors[index]?.id })
    }
    expect((await visitors[0]?.say('¿hola?'))?.json().error).toBe('CHAT_EXPIRED')
    expect(await query('SELECT kind FROM chat_conversations WHERE closed_at IS NULL')).toEqual([
      { kind: 'offline' },
    ])
    const [logged] = await query('SELECT action, subject FROM staff_actions ORDER BY id DESC LIMIT 1')
    expect(logged).toEqual({ action: 'chat-cerrado', subject: '' })
  })

  test('carries what is larger than a notification may be', async () => {
    const camila = await testVisitor(shop.app)
    const there = await open(otherUrl, camila.wire, 'visitante')
    const long = '猫'.repeat(2000)
    expect((await camila.say(long)).statusCode).toBe(200)
    expect(await there.next('mensaje')).toMatchObject({ datos_mensaje: { mensaje: long } })
  })

  test('tells who writes and up to where each side has read', async () => {
    const camila = await testVisitor(shop.app)
    const [visitor, agent] = [await open(url, camila.wire, 'visitante'), await open(otherUrl, desk, 'equipo')]
    const id = await conversationOf(camila.id)
    await camila.say('Hola')
    expect(await visitor.tell('escribiendo', {})).toEqual({ ok: true })
    expect(await agent.next('escribiendo')).toEqual({
      cliente_identificado: camila.id,
      administrador: null,
      id_conversacion: id,
    })
    expect(await agent.tell('escribiendo', { id_conversacion: id })).toEqual({ ok: true })
    const writing = { cliente_identificado: camila.id, administrador: 'Rosa' }
    expect(await visitor.next('escribiendo')).toEqual(writing)
    // Nobody has read what has not been written.
    expect(await agent.tell('visto', { id_conversacion: id, secuencia: 40 })).toEqual({ ok: true })
    const seen = { cliente_identificado: camila.id, por: 'equipo', secuencia: 1 }
    expect(await visitor.next('visto')).toEqual(seen)
    expect((await camila.read()).visto_hasta).toBe(1)
    expect(await visitor.tell('visto', { secuencia: 1 })).toEqual({ ok: true })
    const byVisitor = await agent.next('visto', ({ por }) => por === 'visitante')
    expect(byVisitor).toMatchObject({ id_conversacion: id, secuencia: 1 })
  })

  test('shows the desk where a visitor is and what lies in the cart, at the prices of now', async () => {
    const camila = await testVisitor(shop.app)
    const visitor = await open(url, camila.wire, 'visitante')
    const agent = await open(otherUrl, desk, 'equipo')
    const id = await conversationOf(camila.id)
    const [product] = await query('SELECT id, name, price FROM products WHERE active ORDER BY id LIMIT 1')
    const carrito = [
      { id_producto: product.id, cantidad: 2 },
      { id_producto: 2_000_000_000, cantidad: 1 },
    ]
    expect(await visitor.tell('contexto', { pagina: '/shop/cart', carrito })).toEqual({ ok: true })
    const row = await agent.next('conversacion', (each) => (each.pagina as unknown) === '/shop/cart')
    expect(row).toMatchObject({ id_conversacion: id })
    const { carrito: shown } = (
      await desk.get('staff/chat-conversacion', { id_conversacion: `${id}` })
    ).json()
    expect(shown).toEqual([
      expect.objectContaining({
        id_producto: product.id,
        nombre: product.name,
        precio: product.price,
        cantidad: 2,
      }),
    ])
    const wrong = ['https://otra.example', '//otra.example', '/a b', 'javascript:alert(1)', '']
    for (const pagina of [...wrong, '/a\0b', '/a\x1bb', '/a\ud800']) {
      expect(await visitor.tell('contexto', { pagina })).toEqual({ ok: false, error: 'INVALID_REQUEST' })
    }
  })

  test('finds its way back when its connection to the database breaks, and so do those who listen', async () => {
    const camila = await testVisitor(shop.app)
    const visitor = await open(otherUrl, camila.wire, 'visitante')
    // Both processes lose theirs, and both are waited for: whoever was still to be cut would be in the next test.
    const again = [visitor, await open(url, camila.wire, 'visitante')].map(
      ({ socket }) =>
        new Promise<void>((resolve) =>
          socket.once('disconnect', () => socket.once('connect', () => resolve())),
        ),
    )
    await query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name LIKE 'huella chat%' AND datname = current_database()`,
    )
    // They ask for what they have missed, since nobody knows what that was.
    await Promise.all(again)
    await camila.say('¿Siguen ahí?')
    expect(await visitor.next('mensaje')).toMatchObject({ datos_mensaje: { mensaje: '¿Siguen ahí?' } })
  })
})

describe('who may listen', () => {
  const refused = (wire: Pick<Wire, 'cookies'>, como: Side, headers?: Record<string, string>) =>
    open(url, wire, como, headers).then(
      () => 'connected',
      (error: Error) => error.message,
    )

  test('[S6.1] [S6.5] a visitor by the proof of a conversation that goes on, and by nothing else', async () => {
    const camila = await testVisitor(shop.app)
    const proof = camila.wire.cookies.get('huella_chat') ?? ''
    const forged = {
      cookies: new Map([['huella_chat', proof.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))]]),
    }
    expect(await refused(nobody, 'visitante')).toBe('NOT_YOURS')
    expect(await refused(forged, 'visitante')).toBe('NOT_YOURS')
    expect(await refused(desk, 'visitante')).toBe('NOT_YOURS')
    expect(await refused({ cookies: new Map([['huella_chat', proof]]) }, 'visitante')).toBe('connected')
    await camila.wire.post('ChatBoxDatoClienteDesconectadoApi', { cliente_identificado: camila.id })
    expect(await refused({ cookies: new Map([['huella_chat', proof]]) }, 'visitante')).toBe('CHAT_EXPIRED')
  })

  test.each([
    ['owner', 'connected'],
    ['manager', 'connected'],
    ['agent', 'connected'],
    ['warehouse', 'ROLE_FORBIDDEN'],
  ] as const)('of the staff, as %s: %s', async (role, answer) => {
    expect(await refused(await signedIn(role), 'equipo')).toBe(answer)
  })

  test('nobody as the staff without their session', async () => {
    const camila = await testVisitor(shop.app)
    const forged = { cookies: new Map([['huella_staff', 'A'.repeat(43)]]) }
    for (const wire of [nobody, forged, camila.wire]) {
      expect(await refused(wire, 'equipo')).toBe('SESSION_REQUIRED')
    }
    expect(await refused(desk, 'todos' as Side)).toBe('INVALID_REQUEST')
  })

  test("no page of another site, whose browser sends the shop's cookies along", async () => {
    const camila = await testVisitor(shop.app)
    expect(await refused(camila.wire, 'visitante', { origin: 'https://otra.example' })).toBe(
      'websocket error',
    )
    expect(await refused(camila.wire, 'visitante', { origin: 'null' })).toBe('websocket error')
    expect(await refused(camila.wire, 'visitante', { origin: url })).toBe('connected')
    expect(await refused(camila.wire, 'visitante', { origin: shop.config.publicUrl })).toBe('connected')
  })

  test('nobody elsewhere, nor without websockets', async () => {
    const client = channelClient(url, desk, 'equipo')
    client.close()
    const elsewhere = client.socket.io.socket('/', { auth: { como: 'equipo' } })
    const answer = new Promise((resolve) => {
      elsewhere.once('connect', () => resolve('connected'))
      elsewhere.once('connect_error', (error) => resolve(error.message))
    })
    elsewhere.connect()
    expect(await answer).toBe('NOT_FOUND')
    elsewhere.disconnect()
    const polled = await fetch(`${url}/socket.io/?EIO=4&transport=polling`)
    expect(polled.status).toBe(400)
  })

  test('whoever has signed out, or may not answer any more, hears nothing more', async () => {
    const wire = await signedIn('agent')
    const agent = await open(url, wire, 'equipo')
    const gone = new Promise((resolve) => agent.socket.once('disconnect', resolve))
    expect((await byDesk('staff/salir', {}, wire)).json()).toBe(true)
    vi.advanceTimersByTime(10_000)
    expect(await gone).toBe('io server disconnect')
  })
})

describe('what may be told', () => {
  test('a visitor speaks of nothing but their own conversation, and not as the staff', async () => {
    const [camila, diego] = [await testVisitor(shop.app), await testVisitor(shop.app)]
    const visitor = await open(url, camila.wire, 'visitante')
    const others = await conversationOf(diego.id)
    await diego.say('Hola')
    await camila.say('Hola')
    expect(await visitor.tell('visto', { id_conversacion: others, secuencia: 1 })).toEqual({ ok: true })
    expect(await visitor.tell('presencia', { disponible: 1 })).toEqual({ ok: false, error: 'NOT_FOUND' })
    for (const name of ['mensaje', 'constructor', '__proto__', 'toString']) {
      expect(await visitor.tell(name, {})).toEqual({ ok: false, error: 'NOT_FOUND' })
    }
    const rows = await query('SELECT seen_by_visitor, seen_by_staff FROM chat_conversations WHERE id = $1', [
      others,
    ])
    expect(rows).toEqual([{ seen_by_visitor: 0, seen_by_staff: 0 }])
  })

  test('what does not fit is refused, and a conversation that there is not', async () => {
    const camila = await testVisitor(shop.app)
    const visitor = await open(url, camila.wire, 'visitante')
    const agent = await open(url, desk, 'equipo')
    for (const odd of [
      undefined,
      null,
      'x',
      7,
      [],
      { secuencia: -1 },
      { secuencia: 'NaN' },
      { secuencia: 2 ** 40 },
    ]) {
      expect(await visitor.tell('visto', odd)).toEqual({ ok: false, error: 'INVALID_REQUEST' })
    }
    for (const event of ['escribiendo', 'visto'] as const) {
      const odd = { id_conversacion: 2_000_000_000, secuencia: 1 }
      expect(await agent.tell(event, odd)).toEqual({ ok: false, error: 'NOT_FOUND' })
    }
    expect(await agent.tell('presencia', { disponible: 2 })).toEqual({ ok: false, error: 'INVALID_REQUEST' })
  })
})

describe('who is there', () => {
  const state = async () => (await testWire(other.app).get('chat-estado', {})).json()
  const agents = async () =>
    (await desk.get('staff/chat-agentes', {})).json().filter((each: { en_linea: number }) => each.en_linea)
  // Who went a moment ago may still be told of.
  const isThere = ({ disponible }: Record<string, unknown>) => disponible === 1
  const nobodyThere = () => expect.poll(agents).toEqual([])

  test('is known in every process: who comes, who takes conversations, and who goes', async () => {
    await nobodyThere()
    expect(await state()).toEqual({ disponible: 0, en_horario: 1, abre: null, agentes: [] })
    const agent = await open(url, desk, 'equipo')
    await agent.next('presencia', isThere)
    expect(await state()).toMatchObject({ disponible: 1, agentes: ['Rosa'] })
    expect(await agent.tell('presencia', { disponible: 0 })).toEqual({ ok: true })
    expect(await state()).toMatchObject({ disponible: 0, agentes: [] })
    expect(await agents()).toMatchObject([{ nombre: 'Rosa', en_linea: 1, disponible: 0 }])
    // Another tab, at another process, is of the same person.
    const tab = await open(otherUrl, desk, 'equipo')
    await tab.next('presencia')
    expect(await state()).toMatchObject({ disponible: 0 })
    agent.close()
    tab.close()
    await nobodyThere()
    // Nor does a pause end with the last tab: one that comes back tells nothing.
    const again = await open(url, desk, 'equipo')
    await again.next('presencia')
    expect(await state()).toMatchObject({ disponible: 0 })
    expect(await again.tell('presencia', { disponible: 1 })).toEqual({ ok: true })
    expect(await again.tell('presencia', { disponible: 0, hace_segundos: 60 })).toEqual({ ok: true })
    expect(await state()).toMatchObject({ disponible: 1 })
    again.close()
    await nobodyThere()
  })

  test('forgets who was connected to a process that was killed', async () => {
    await nobodyThere()
    const agent = await open(url, desk, 'equipo')
    await agent.next('presencia', isThere)
    expect(await state()).toMatchObject({ disponible: 1 })
    await query(`UPDATE chat_presence SET seen_at = now() - interval '31 seconds'`)
    expect(await state()).toMatchObject({ disponible: 0, agentes: [] })
  })
})
