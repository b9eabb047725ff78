import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { injectFetch } from '#server/http/wire/inject-fetch.ts'
import { withCookies } from '#testing/server/test-browser.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { until } from '#testing/until.ts'
import type { DataPort } from '../port/port.ts'
import { createRemoteData } from '../remote/remote.ts'
import { createWire, type Wire } from '../remote/wire.ts'
import type { ChatDesk } from './chat-contract.ts'
import { describePort, type SubjectOrders } from './port-contract.ts'
import { orderRequest, returnablePosition } from './shopping.ts'

const staff = { correo: 'ana@huella.example', contrasenia: 'una clave larga' }

const openShop = () =>
  openTestShop({
    environment: {
      CHAT_HOURS: 'always',
      STAFF_NAME: 'Ana',
      STAFF_EMAIL: staff.correo,
      STAFF_PASSWORD: staff.contrasenia,
    },
  })

/** A browser of its own with the port of a shop that listens at `url`. */
function openBrowser(shop: TestShop, url: string) {
  const jar = new Map<string, string>()
  const options = { token: shop.config.appToken, fetch: withCookies(injectFetch(shop.app), jar) }
  const extraHeaders = () => ({ cookie: [...jar].map((pair) => pair.join('=')).join('; ') })
  const dataIn = async (language: string) =>
    createRemoteData({ ...options, language, channel: { url, extraHeaders } })
  return { dataIn, data: () => dataIn('es'), wire: createWire({ ...options, language: 'es' }) }
}

const listen = (shop: TestShop) => shop.app.listen({ port: 0, host: '127.0.0.1' })

describePort('remote', async () => {
  const shop = await openShop()
  const browser = openBrowser(shop, await listen(shop))
  const data = await browser.data()
  return {
    data,
    dataIn: browser.dataIn,
    orders: ordersOf(shop, data, openBrowser(shop, '').wire),
    chat: deskOf(shop, openBrowser(shop, '').wire),
    close: () => shop.close(),
  }
})

test('a visitor hears that the shop has closed their conversation, and where its answer went', async () => {
  const shop = await openShop()
  onTestFinished(() => shop.close())
  const url = await listen(shop)
  const wire = openBrowser(shop, '').wire
  await wire.post('staff/entrar', staff)
  const visitor = async (name: string) => {
    const { chat } = await openBrowser(shop, url).data()
    const id = randomUUID()
    await chat.open(id, { name, email: `${name}@correo.cl`, phone: '' }, randomUUID())
    await chat.send(id, { key: randomUUID(), text: '¿Tienen pipetas?' })
    const ends: unknown[][] = []
    const quiet = { onMessage() {}, onTyping() {}, onSeen() {}, onAgent() {} }
    const connected = Promise.withResolvers<void>()
    const connection = await chat.connect(id, {
      ...quiet,
      onConnection: (isConnected) => isConnected && connected.resolve(),
      onEnd: (...end) => void ends.push(end),
    })
    onTestFinished(() => connection.close())
    await connected.promise
    const listed = await wire.get('staff/chat-conversaciones', { estado: 'todas' })
    const { id_conversacion } = listed.find((each) => each.cliente_identificado === id) ?? {}
    return { ends, id_conversacion, close: () => wire.post('staff/chat-cerrar', { id_conversacion }) }
  }
  const [answered, silent] = [await visitor('camila'), await visitor('diego')]
  await wire.post('staff/chat-responder', {
    id_conversacion: answered.id_conversacion,
    mensaje: 'Sí, desde tres kilos',
    clave: randomUUID(),
  })
  await answered.close()
  await until(async () =>
    expect(answered.ends).toEqual([['closed', { how: 'mailed', email: 'ca•••@correo.cl' }]]),
  )
  expect(silent.ends, 'that of another goes on').toEqual([])
  await silent.close()
  await until(async () => expect(silent.ends).toEqual([['closed', null]]))
  expect(answered.ends).toHaveLength(1)
})

/** Somebody of the staff, who signs in to answer, and does once they see where the visitor is. */
function deskOf(shop: TestShop, wire: Wire): ChatDesk {
  return {
    async answer(visitorId) {
      await wire.post('staff/entrar', staff)
      const listed = await wire.get('staff/chat-conversaciones', { estado: 'todas' })
      const asked = listed.find((each) => each.cliente_identificado === visitorId)
      if (!asked) throw new Error(`The desk lists no conversation of ${visitorId}.`)
      const place = () =>
        shop.database.pool.query<{ page: string | null }>(
          'SELECT page FROM chat_conversations WHERE id = $1',
          [asked.id_conversacion],
        )
      await until(async () => expect((await place()).rows).toEqual([{ page: '/shop/cart' }]))
      await wire.post('staff/chat-responder', {
        id_conversacion: asked.id_conversacion,
        mensaje: 'Hola, ¿en qué te ayudo?',
        clave: randomUUID(),
      })
    },
  }
}

/** Orders by transfer that the staff sees to from a browser of theirs. */
function ordersOf(shop: TestShop, data: DataPort, wire: Wire): SubjectOrders {
  const paid = async () => {
    const { orderId } = await data.checkout.createOrder(await orderRequest(data))
    await shop.database.pool.query(
      'DELETE FROM retract_exclusions WHERE product_id = (SELECT min(product_id) FROM order_lines WHERE order_id = $1)',
      [orderId],
    )
    await wire.post('staff/entrar', staff)
    await wire.post('staff/cambiar-estado-pedido', { id_pedido: orderId, accion: 'pagar' })
    return orderId
  }
  return {
    paid,
    async refunded() {
      const orderId = await paid()
      const { id } = await data.orders.requestReturn({
        orderId,
        kind: 'RETRACTO',
        lines: [{ position: await returnablePosition(data, orderId), quantity: 1 }],
        reason: 'No era la talla.',
        remedy: 'DEVOLUCION',
        idempotencyKey: randomUUID(),
      })
      const respuesta = 'Tráelo a cualquier tienda.'
      await wire.post('staff/responder-solicitud', { id_solicitud: id, accion: 'aceptar', respuesta })
      const { queda } = await wire.get('staff/cuenta-pedido', { id_pedido: orderId })
      await wire.post('staff/reembolsar-pago', {
        id_pedido: orderId,
        id_solicitud: id,
        queda,
        medio: 'transferencia',
        clave_idempotencia: randomUUID(),
      })
      return orderId
    },
  }
}
