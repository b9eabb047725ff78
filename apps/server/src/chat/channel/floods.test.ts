import { EventEmitter, once } from 'node:events'
import type { Server as Engine } from 'engine.io'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatChannel } from '#contract/chat/chat-events.ts'
import { orderChannel } from '#contract/orders/order-channel-events.ts'
import { listenAnywhere, testVisitor } from '#testing/server/test-channel.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { closeFloods } from './close-floods.ts'

let shop: TestShop
let address: string
beforeAll(async () => {
  shop = await openTestShop({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
  address = `${(await listenAnywhere(shop.app)).replace('http', 'ws')}${chatChannel.path}/?EIO=4&transport=websocket`
})
afterAll(() => shop?.close())

/** A client at an address that sends whatever it likes, and what it was told so far. */
async function rawClient(from: string, cookie = '') {
  const headers = { 'x-forwarded-for': from, ...(cookie && { cookie }) }
  const socket = new WebSocket(address, { headers } as never)
  const told: string[] = []
  socket.addEventListener('message', ({ data }) => void told.push(String(data)))
  const closed = once(socket, 'close')
  await once(socket, 'open')
  return { socket, told, closed }
}

const counted = async () =>
  (await shop.database.pool.query('SELECT sum(points)::int AS points, count(*)::int FROM rate_limits')).rows

test.each([
  [chatChannel.namespace, '198.51.100.1'],
  [orderChannel.namespace, '198.51.100.2'],
])('who asks again and again to be let in to %s is refused without the database', async (namespace, from) => {
  const before = await counted()
  for (const part of [1, 2]) {
    const { socket, told } = await rawClient(from)
    for (let at = 0; at < 200; at += 1) socket.send(`40${namespace},`)
    const refused = () => told.filter((text) => text.startsWith(`44${namespace}`))
    await expect.poll(() => refused().length).toBe(200)
    expect(refused().filter((text) => text.includes('TOO_MANY_REQUESTS'))).toHaveLength(part === 1 ? 0 : 100)
    socket.close()
  }
  expect(await counted()).toEqual(before)
})

/** A visitor who has been let in. */
async function rawVisitor(from: string) {
  const { wire } = await testVisitor(shop.app)
  const cookie = [...wire.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const client = await rawClient(from, cookie)
  client.socket.send(`40${chatChannel.namespace},`)
  await expect
    .poll(() => client.told.some((text) => text.startsWith(`40${chatChannel.namespace}`)))
    .toBe(true)
  return client
}

test('the connection of a visitor that sends what nobody types is broken, and others go on', async () => {
  const [one, other] = [await rawVisitor('198.51.100.3'), await rawVisitor('198.51.100.4')]
  for (let at = 0; at < 2000; at += 1) one.socket.send(`42${chatChannel.namespace},${at}["escribiendo",{}]`)
  await one.closed
  const answered = one.told.filter((text) => text.startsWith(`43${chatChannel.namespace}`))
  expect(answered.length).toBeLessThan(300)
  expect(other.socket.readyState).toBe(WebSocket.OPEN)
  other.socket.close()
})

test('packets are counted for ten seconds', () => {
  let time = 0
  const engine = new EventEmitter()
  closeFloods(engine as unknown as Engine, () => time)
  let isClosed = false
  const close = () => {
    isClosed = true
  }
  const connection = Object.assign(new EventEmitter(), { close, request: { socket: { destroy: close } } })
  engine.emit('connection', connection)
  const send = (times: number) => {
    for (let at = 0; at < times; at += 1) connection.emit('packet')
  }
  send(300)
  time = 10_000
  send(300)
  expect(isClosed).toBe(false)
  time = 19_999
  send(1)
  expect(isClosed).toBe(true)
})
