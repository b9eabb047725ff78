import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type OrderChannelEvents, orderChannel } from '#contract/orders/order-channel-events.ts'
import type { StaffRole } from '#contract/staff/staff-role.ts'
import { listenAnywhere } from '#testing/server/test-channel.ts'
import { buy } from '#testing/server/test-purchase.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire } from '#testing/server/test-wire.ts'

/** Two processes of one shop. */
let shop: TestShop
let other: TestShop
let urls: [string, string]
beforeAll(async () => {
  // What a process looks at every few seconds, it looks at when a test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  shop = await openTestShop()
  other = await openTestShop({ database: { ...shop.database, drop: async () => {} } })
  urls = [await listenAnywhere(shop.app), await listenAnywhere(other.app)]
})
afterAll(async () => {
  await other?.close()
  await shop?.close()
  vi.useRealTimers()
})

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})

/** Somebody's channel to a process: what it has heard, and the first of it that fits, come or to come. */
async function listen(url: string, cookies: ReadonlyMap<string, string>) {
  const socket: Socket<OrderChannelEvents> = io(`${url}${orderChannel.namespace}`, {
    path: orderChannel.path,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  sockets.push(socket)
  const heard: (readonly number[])[] = []
  const waiting = new Set<() => void>()
  socket.on('pedidos', ({ ids }) => {
    heard.push(ids)
    for (const look of waiting) look()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const of = (id: number) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (heard.some((ids) => ids.includes(id))) resolve()
      }
      waiting.add(look)
      look()
    })
  return { socket, heard, of }
}

async function order(): Promise<number> {
  const { rows } = await shop.database.pool.query<{ id: number; price: number }>(
    `SELECT p.id, p.price FROM products p WHERE p.active AND p.stock > 9 AND p.price < 20000
     AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id) ORDER BY p.id LIMIT 1`,
  )
  const [product] = rows
  if (!product) throw new Error('Nothing is sold.')
  return (await buy(testWire(shop.app), product)).json().id_pedido
}

test('every process tells its staff, of whatever role, of an order that came and of what becomes of it', async () => {
  const channels = []
  for (const [index, role] of (['warehouse', 'agent'] as StaffRole[]).entries()) {
    const { wire } = await testSignedIn(shop, { role })
    channels.push(await listen(urls[index] ?? '', wire.cookies))
  }
  const id = await order()
  for (const channel of channels) await channel.of(id)
  for (const { heard } of channels) heard.length = 0
  const owner = await testSignedIn(other, { role: 'owner' })
  await owner.post('staff/cambiar-estado-pedido', { id_pedido: id, accion: 'pagar' })
  for (const channel of channels) await channel.of(id)
})

test('orders that change together are told of together', async () => {
  const channel = await listen(urls[1], (await testSignedIn(shop, { role: 'owner' })).wire.cookies)
  const ids = [await order(), await order()]
  await Promise.all(ids.map(channel.of))
  channel.heard.length = 0
  await shop.database.pool.query(`UPDATE orders SET note = 'x' WHERE id = ANY ($1)`, [ids])
  await channel.of(ids[0] ?? 0)
  expect(channel.heard.map((each) => each.toSorted((one, two) => one - two))).toEqual([ids])
})

test('nobody but the staff listens, and who has signed out hears no more', async () => {
  await expect(listen(urls[0], new Map())).rejects.toThrow('SESSION_REQUIRED')
  const leaving = await testSignedIn(shop, { role: 'agent' })
  const { socket } = await listen(urls[0], leaving.wire.cookies)
  const isOver = new Promise((resolve) => socket.once('disconnect', resolve))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(socket.connected).toBe(true)
  await leaving.post('staff/salir', {})
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await isOver).toBe('io server disconnect')
})
