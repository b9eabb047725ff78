import { EventEmitter, once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ChannelClient,
  channelClient,
  connected,
  listenAnywhere,
  testVisitor,
} from '#testing/server/test-channel.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import type { Wire } from '#testing/server/test-wire.ts'
import { channelPlaces } from './places.ts'

let shop: TestShop
beforeAll(async () => {
  // A hundred places, of which visitors may take ninety and one address sixty.
  const environment = { MAX_CONNECTIONS: '200', TRUST_PROXY: '1', RATE_LIMITS: 'on' }
  shop = await openTestShop({ environment })
})
const openConnections = () =>
  new Promise<number>((resolve) => shop.app.server.getConnections((_, count) => resolve(count)))

/** Asks for a place of the staff's, and breaks the connection while the database is asked whose cookie that is. */
async function resetWhileLookedUp(url: string, address: string): Promise<void> {
  const before = await openConnections()
  const holder = await shop.database.pool.connect()
  await holder.query('BEGIN; LOCK TABLE staff_sessions IN ACCESS EXCLUSIVE MODE')
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  const headers = [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `X-Forwarded-For: ${address}`,
    `Cookie: huella_staff=${'A'.repeat(43)}`,
  ]
  socket.write(`${headers.join('\r\n')}\r\n\r\n`)
  // Who else comes to that table meanwhile, as the look at who is there does every ten seconds, waits as well.
  const waiting = `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE NOT granted AND relation = 'staff_sessions'::regclass AND query LIKE '%"last_seen_at"%'`
  await expect.poll(async () => (await shop.database.pool.query(waiting)).rowCount).toBe(1)
  socket.resetAndDestroy()
  await expect.poll(openConnections).toBe(before)
  await holder.query('ROLLBACK')
  holder.release()
}

const clients: ChannelClient[] = []
afterAll(async () => {
  for (const client of clients) client.close()
  await shop?.close()
})

test('neither one address nor all visitors take every place; the staff comes in from anywhere', async () => {
  const url = await listenAnywhere(shop.app)
  const camila = await testVisitor(shop.app)
  const rosa = await testSignedIn(shop)

  async function open(address: string, wire: Wire = camila.wire, como: 'visitante' | 'equipo' = 'visitante') {
    const client = channelClient(url, wire, como, { 'x-forwarded-for': address })
    await connected(client)
    clients.push(client)
    return client
  }
  const outcome = (...given: Parameters<typeof open>) =>
    open(...given).then(
      () => 'connected',
      (error: Error) => error.message,
    )
  const many = (times: number, address: string) =>
    Promise.all(Array.from({ length: times }, () => open(address)))

  const [first, second] = await many(60, '203.0.113.7')
  expect(await outcome('203.0.113.7')).toBe('websocket error')
  expect(await outcome('203.0.113.7', rosa.wire, 'equipo')).toBe('connected')
  // One household has all of these addresses.
  await many(29, '2001:db8:1:1::1')
  expect(await outcome('198.51.100.9')).toBe('websocket error')
  const forged = {
    ...camila.wire,
    cookies: new Map([...camila.wire.cookies, ['huella_staff', 'A'.repeat(43)]]),
  }
  expect(await outcome('198.51.100.9', forged)).toBe('websocket error')
  expect(await outcome('198.51.100.9', rosa.wire, 'equipo')).toBe('connected')
  // An error that nobody hears would end the process.
  await resetWhileLookedUp(url, '198.51.100.9')
  first?.close()
  second?.close()
  await expect.poll(() => outcome('198.51.100.9')).toBe('connected')
})

test('the networks of an IPv6 site hold 16 times together what one of them may, and give it back', async () => {
  const places = channelPlaces({
    most: 1000,
    mostOfAddress: 2,
    addressOf: ({ headers }) => String(headers.from),
    isStaff: async () => false,
  })
  const held: EventEmitter[] = []
  const take = async (from: string) => {
    const socket = Object.assign(new EventEmitter(), { destroyed: false })
    const isTaken = await places.take({ headers: { from }, socket } as unknown as IncomingMessage)
    if (isTaken) held.push(socket)
    return isTaken
  }
  for (let at = 0; at < 16; at += 1) {
    const from = `2001:db8:1:${at}::1`
    expect([await take(from), await take(from), await take(from)]).toEqual([true, true, false])
  }
  expect(await take('2001:db8:1:99::1')).toBe(false)
  expect(await take('2001:db8:2:99::1')).toBe(true)
  held[0]?.emit('close')
  expect(await take('2001:db8:1:99::1')).toBe(true)
  expect(await take('2001:db8:1:99::1')).toBe(false)
})
