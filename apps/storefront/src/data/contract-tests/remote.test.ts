import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
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

describePort('remote', async () => {
  const shop = await openTestShop({
    environment: {
      CHAT_HOURS: 'always',
      STAFF_NAME: 'Ana',
      STAFF_EMAIL: staff.correo,
      STAFF_PASSWORD: staff.contrasenia,
    },
  })
  const browser = (jar = new Map<string, string>()) => ({
    token: shop.config.appToken,
    language: 'es',
    fetch: withCookies(injectFetch(shop.app), jar),
  })
  const jar = new Map<string, string>()
  const url = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const extraHeaders = () => ({ cookie: [...jar].map((pair) => pair.join('=')).join('; ') })
  const data = createRemoteData({ ...browser(jar), channel: { url, extraHeaders } })
  return {
    data,
    dataIn: async (language) =>
      createRemoteData({ ...browser(jar), language, channel: { url, extraHeaders } }),
    orders: ordersOf(shop, data, browser()),
    chat: deskOf(shop, createWire(browser())),
    close: () => shop.close(),
  }
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
function ordersOf(shop: TestShop, data: DataPort, browser: Parameters<typeof createWire>[0]): SubjectOrders {
  const wire = createWire(browser)
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
