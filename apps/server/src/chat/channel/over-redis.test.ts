import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRedisStandIn } from '#testing/faults/redis-stand-in.ts'
import { channelClient, connected, listenAnywhere, testVisitor } from '#testing/server/test-channel.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'

let redis: Awaited<ReturnType<typeof startRedisStandIn>>
/** Two processes of one shop, and a shop of its own; all of them have one Redis. */
let shop: TestShop
let other: TestShop
let stranger: TestShop
beforeAll(async () => {
  redis = await startRedisStandIn()
  const environment = { REDIS_URL: redis.url, CHAT_HOURS: 'always' }
  shop = await openTestShop({ environment })
  other = await openTestShop({ environment, database: { ...shop.database, drop: async () => {} } })
  stranger = await openTestShop({ environment })
})
afterAll(async () => {
  for (const each of [stranger, other, shop]) await each?.close()
  await redis?.stop()
})

const textOf = ({ datos_mensaje }: { datos_mensaje?: { mensaje: string } }) => datos_mensaje?.mensaje

test('a Redis carries the chat between the processes of a shop, and to no other shop that has it too', async () => {
  const [camila, diego] = [await testVisitor(shop.app), await testVisitor(stranger.app)]
  await camila.say('hola')
  await diego.say('buenas')
  const ids = [shop, stranger].map(({ database }) => database.pool.query('SELECT id FROM chat_conversations'))
  const [own, strange] = await Promise.all(ids)
  // Else nothing could be heard by mistake.
  expect(own?.rows).toEqual(strange?.rows)
  const here = await connected(channelClient(await listenAnywhere(other.app), camila.wire, 'visitante'))
  const there = await connected(channelClient(await listenAnywhere(stranger.app), diego.wire, 'visitante'))
  await camila.say('¿Llega a Punta Arenas?')
  expect(await here.next('mensaje', (event) => textOf(event) === '¿Llega a Punta Arenas?')).toBeDefined()
  await diego.say('sigo')
  await there.next('mensaje', (event) => textOf(event) === 'sigo')
  expect(JSON.stringify(there.events)).not.toContain('Punta Arenas')
  const listening = await shop.database.pool.query(
    `SELECT FROM pg_stat_activity WHERE application_name = 'huella chat listening' AND datname = current_database()`,
  )
  expect(listening.rowCount).toBe(0)
  // A word is given to Redis before whoever said it is answered.
  expect(redis.told()).toBe(2)
  for (const client of [here, there]) client.close()
})
