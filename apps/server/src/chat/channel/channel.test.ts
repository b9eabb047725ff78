import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type ChannelClient,
  channelClient,
  connected,
  listenAnywhere,
  testVisitor,
} from '#testing/server/test-channel.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'

const staff = { correo: 'rosa@huella.example', contrasenia: 'una clave larga' }
const environment = {
  CHAT_HOURS: 'always',
  STAFF_NAME: 'Rosa',
  STAFF_EMAIL: staff.correo,
  STAFF_PASSWORD: staff.contrasenia,
}

/** Two processes of one shop, as far as the channel knows. */
let shop: TestShop
let other: TestShop
let url: string
let otherUrl: string
let desk: Wire
beforeAll(async () => {
  shop = await openTestShop({ environment })
  other = await openTestShop({ environment, database: { ...shop.database, drop: async () => {} } })
  url = await listenAnywhere(shop.app)
  otherUrl = await listenAnywhere(other.app)
  desk = testWire(shop.app)
  expect((await desk.post('staff/entrar', staff)).statusCode).toBe(200)
})
afterAll(async () => {
  await other?.close()
  await shop?.close()
})

const clients: ChannelClient[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

async function open(
  where: string,
  wire: Pick<Wire, 'cookies'>,
  como: 'visitante' | 'equipo',
  headers?: Record<string, string>,
) {
  const client = channelClient(where, wire, como, headers)
  clients.push(client)
  return connected(client)
}

const xsrf = () => ({ 'x-xsrf-token': desk.cookies.get('XSRF-TOKEN-STAFF') ?? '' })
const byDesk = (call: string, body: object) => desk.post(call, body, xsrf())

async function conversationOf(visitorId: string): Promise<number> {
  const { rows } = await shop.database.pool.query('SELECT id FROM chat_conversations WHERE visitor_id = $1', [
    visitorId,
  ])
  return Number(rows[0].id)
}

describe('[S7.56] the channel', () => {
  test('[S6.3] delivers a message to its visitor and to the staff, in every process, and to nobody else (D35)', async () => {
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

  test('carries what is larger than a notification may be', async () => {
    const camila = await testVisitor(shop.app)
    const there = await open(otherUrl, camila.wire, 'visitante')
    const long = '猫'.repeat(2000)
    expect((await camila.say(long)).statusCode).toBe(200)
    expect(await there.next('mensaje')).toMatchObject({ datos_mensaje: { mensaje: long } })
  })
})
