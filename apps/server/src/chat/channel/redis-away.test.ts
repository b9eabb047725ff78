import { afterAll, beforeAll, expect, test } from 'vitest'
import { channelClient, connected, listenAnywhere, testVisitor } from '#testing/server/test-channel.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'

/** Nothing listens on the first port of a machine. */
const environment = { REDIS_URL: 'redis://127.0.0.1:1' }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ environment })
})
afterAll(() => shop?.close())

test('a shop whose Redis is away starts, and delivers within the process', async () => {
  const visitor = await testVisitor(shop.app)
  const client = await connected(channelClient(await listenAnywhere(shop.app), visitor.wire, 'visitante'))
  const sent = await visitor.say('¿Llega a Punta Arenas?')
  expect([sent.statusCode, sent.json()]).toEqual([200, 'ok enviado'])
  expect(await client.next('mensaje')).toMatchObject({
    datos_mensaje: { mensaje: '¿Llega a Punta Arenas?' },
    secuencia: 1,
  })
  client.close()
})
