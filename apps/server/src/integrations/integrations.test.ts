import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestForm } from '#testing/server/test-checkout.ts'
import { buy } from '#testing/server/test-purchase.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { webhookSender } from './send-webhook.ts'
import { webhooksService } from './webhooks.service.ts'

let shop: TestShop
let owner: Awaited<ReturnType<typeof testSignedIn>>
let receiver: Server
let url: string
/** What came, and what the next are answered with; 200 where nothing is said. */
const received: { headers: IncomingHttpHeaders; body: string }[] = []
const answers: number[] = []
let webhooks: ReturnType<typeof webhooksService>

beforeAll(async () => {
  shop = await openTestShop({ environment: { WEBHOOK_TARGETS: 'any', SESSION_SECRET: 'x'.repeat(40) } })
  owner = await testSignedIn(shop, { role: 'owner', name: 'Olga' })
  receiver = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      reply.writeHead(answers.shift() ?? 200, { location: url }).end('not read')
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/huella`
  webhooks = webhooksService({
    database: shop.database,
    secret: 'x'.repeat(40),
    targets: 'any',
    send: webhookSender({ targets: 'any' }),
    staffLog: { note: async () => undefined },
  })
})
afterAll(async () => {
  receiver?.close()
  await shop?.close()
})

const query = async (text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows

const aProduct = async () =>
  (
    await query(
      `SELECT id, version, price FROM products p WHERE active AND stock > 20 AND compare_at_price IS NULL
         AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id) ORDER BY random() LIMIT 1`,
    )
  )[0]

async function keyOf(...permisos: string[]): Promise<string> {
  const made = await owner.post('staff/crear-llave', { nombre: 'Bodega', permisos })
  expect(made.statusCode, made.body).toBe(200)
  return made.json().secreto
}

const ask = (method: 'GET' | 'POST', call: string, key: string, sent: Record<string, unknown> = {}) =>
  shop.app.inject({
    method,
    url: `/api/${call}`,
    query: { token_authentication: 'huella-tienda-web', ...(method === 'GET' ? (sent as object) : {}) },
    headers: { authorization: `Bearer ${key}` },
    ...(method === 'POST' && { payload: sent }),
  })

test('a key opens the calls of its scopes and no others, until it is revoked', async () => {
  const product = await aProduct()
  const key = await keyOf('stock:leer', 'precios:escribir')
  const levels = await ask('GET', 'staff/stock-producto', key, { id_producto: String(product.id) })
  expect(levels.statusCode, levels.body).toBe(200)
  expect(levels.json()[0]).toMatchObject({ id_sucursal: 1 })
  const priced = { id_producto: product.id, version: product.version, precio: product.price + 10 }
  const forNothing = { ...priced, oferta: { precio: 0, desde: null, hasta: null } }
  const refused = (await ask('POST', 'staff/fijar-precio', key, forNothing)).json()
  expect(refused).toMatchObject({ fields: { 'oferta.precio': 'FIELD_INVALID' } })
  const set = await ask('POST', 'staff/fijar-precio', key, priced)
  expect(set.statusCode, set.body).toBe(200)
  expect(await query('SELECT price FROM products WHERE id = $1', [product.id])).toEqual([
    { price: product.price + 10 },
  ])
  expect((await ask('POST', 'staff/fijar-precio', key, priced)).json().error).toBe('EDITED_MEANWHILE')

  for (const call of ['staff/pedidos', 'staff/registro', 'staff/cuentas', 'staff/llaves'])
    expect((await ask('GET', call, key)).json().error).toBe('KEY_SCOPE')
  const moved = { id_producto: product.id, id_sucursal: 1, cantidad: 5, visto: 5 }
  expect((await ask('POST', 'staff/ajustar-stock', key, moved)).json().error).toBe('KEY_SCOPE')

  const [listed] = (await owner.get('staff/llaves')).json()
  expect(listed).toMatchObject({ nombre: 'Bodega', responsable: 'Olga', revocada: null })
  expect(listed.usada).not.toBeNull()
  expect(JSON.stringify(listed)).not.toContain(key)
  expect((await owner.post('staff/revocar-llave', { id_llave: listed.id_llave })).json()).toBe(true)
  const ended = await ask('GET', 'staff/stock-producto', key, { id_producto: String(product.id) })
  expect([ended.statusCode, ended.json().error]).toEqual([401, 'KEY_INVALID'])
  expect((await owner.post('staff/revocar-llave', { id_llave: listed.id_llave })).json().error).toBe(
    'NOT_FOUND',
  )
})

test('what a key does is noted under its name, and it ends with the account that made it', async () => {
  const olga = await testSignedIn(shop, { role: 'owner' })
  const made = await olga.post('staff/crear-llave', { nombre: 'Caja sur', permisos: ['stock:escribir'] })
  const key = made.json().secreto
  const product = await aProduct()
  const lost = {
    id_producto: product.id,
    id_sucursal: 1,
    cantidad: -1,
    motivo: 'perdido',
    clave_idempotencia: '0b6a1d5e-3f0d-4c52-9a0a-5d4f6f5b6a77',
  }
  expect((await ask('POST', 'staff/mover-stock', key, lost)).statusCode).toBe(200)
  expect(
    await query('SELECT actor FROM stock_movements WHERE product_id = $1 ORDER BY id DESC LIMIT 1', [
      product.id,
    ]),
  ).toEqual([{ actor: 'Caja sur' }])
  await query('UPDATE staff SET active = false WHERE id = $1', [olga.id])
  expect((await ask('POST', 'staff/mover-stock', key, lost)).json().error).toBe('KEY_INVALID')
})

test.each(['Bearer ', 'Bearer huella_short', `Bearer huella_${'A'.repeat(43)}`, 'Basic eDp5'])(
  'the header %j proves nothing',
  async (authorization) => {
    const { wire } = owner
    expect(wire).toBeDefined()
    const reply = await shop.app.inject({
      url: '/api/staff/stock-bajo?token_authentication=huella-tienda-web',
      headers: { authorization },
    })
    expect([reply.statusCode, reply.json().error]).toEqual([401, 'KEY_INVALID'])
  },
)

async function webhookOf(...eventos: string[]) {
  const made = await owner.post('staff/crear-webhook', { url, eventos })
  expect(made.statusCode, made.body).toBe(200)
  const { webhook, secreto } = made.json()
  return { id: webhook.id_webhook as number, secret: secreto as string }
}

test('a webhook whose answer was lost is made once, as it is sent last, and tells its secret again to whoever made it', async () => {
  const sent = { url, eventos: ['stock.cambiado'], clave_idempotencia: crypto.randomUUID() }
  const [first, second] = await Promise.all([
    owner.post('staff/crear-webhook', sent),
    owner.post('staff/crear-webhook', sent),
  ])
  expect(second.json(), first.body).toEqual(first.json())
  const changed = await owner.post('staff/crear-webhook', { ...sent, eventos: ['pedido.creado'] })
  const id = first.json().webhook.id_webhook
  expect(changed.json()).toMatchObject({
    webhook: { id_webhook: id, eventos: ['pedido.creado'] },
    secreto: first.json().secreto,
  })
  await owner.post('staff/quitar-webhook', { id_webhook: id })
  expect((await owner.post('staff/crear-webhook', sent)).json().error).toBe('NOT_FOUND')
})

const deliveries = async (id: number) =>
  (await owner.get('staff/entregas-webhook', { id_webhook: String(id) })).json()

test('an order that changes is told, signed as Standard Webhooks says', async () => {
  const { id, secret } = await webhookOf('pedido.creado', 'pedido.cambiado')
  const buyer = testWire(shop.app)
  await buyer.post('RegistrarclientePedido', guestForm('compra@correo.cl'))
  const bought = await buy(buyer, await aProduct())
  expect(bought.statusCode, bought.body).toBe(200)
  const order = { id: bought.json().id_pedido, number: bought.json().numero_pedido }
  await query(
    `INSERT INTO order_history (order_id, state, payment_state, preparation_state, actor)
     VALUES ($1, 'SHIPPED', 'PAID', 'DISPATCHED', 'Ana')`,
    [order.id],
  )
  received.length = 0
  await webhooks.deliver()
  expect(received.map(({ body }) => JSON.parse(body).type)).toEqual(
    expect.arrayContaining(['pedido.creado', 'pedido.cambiado']),
  )
  const told = received.find(({ body }) => JSON.parse(body).data.estado === 'SHIPPED')
  expect(JSON.parse(told?.body ?? '')).toMatchObject({
    type: 'pedido.cambiado',
    data: { id_pedido: order.id, numero_pedido: order.number, pago: 'PAID', preparacion: 'DISPATCHED' },
  })
  const {
    'webhook-id': message,
    'webhook-timestamp': at,
    'webhook-signature': signature,
  } = told?.headers ?? {}
  const hmac = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
  expect(signature).toBe(`v1,${hmac.update(`${message}.${at}.${told?.body}`).digest('base64')}`)
  expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(60)
  expect((await deliveries(id))[0]).toMatchObject({ estado: 'entregada', respuesta: 200, intentos: 1 })
  await owner.post('staff/quitar-webhook', { id_webhook: id })
})

test('what is not taken waits longer each time, is given up in the end, and can be sent again', async () => {
  const { id } = await webhookOf('stock.cambiado')
  const product = await aProduct()
  await query('UPDATE stock SET quantity = quantity + 1 WHERE product_id = $1 AND branch_id = 1', [
    product.id,
  ])
  const pauses: number[] = []
  received.length = 0
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    answers.push(attempt % 2 === 0 ? 500 : 302)
    expect(await webhooks.deliver()).toBe(1)
    expect(await webhooks.deliver()).toBe(0)
    const [row] = await query(
      `SELECT round(extract(epoch FROM due_at - now())) AS pause, state FROM webhook_deliveries WHERE webhook_id = $1`,
      [id],
    )
    if (row.state === 'PENDING') pauses.push(Math.ceil(Number(row.pause) / 10) * 10)
    await query(`UPDATE webhook_deliveries SET due_at = now() WHERE state = 'PENDING'`)
  }
  expect(pauses).toEqual([10, 60, 300, 1800, 7200, 18_000, 36_000, 86_400])
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const [given] = await deliveries(id)
  expect(given).toMatchObject({ estado: 'fallida', intentos: 9, respuesta: 302, proxima: null })
  const again = await owner.post('staff/reenviar-entrega', { id_entrega: given.id_entrega })
  expect(again.json()).toMatchObject({ estado: 'entregada', respuesta: 200, id_mensaje: given.id_mensaje })
  await owner.post('staff/quitar-webhook', { id_webhook: id })
})

test('two processes send a message once, and one that is switched off is told nothing', async () => {
  const { id } = await webhookOf('stock.cambiado')
  const product = await aProduct()
  const change = () =>
    query('UPDATE stock SET quantity = quantity + 1 WHERE product_id = $1 AND branch_id = 1', [product.id])
  await change()
  received.length = 0
  // A run that is to end begins with none.
  expect(await webhooks.deliver(AbortSignal.abort())).toBe(0)
  expect(received).toEqual([])
  await Promise.all([webhooks.deliver(), webhooks.deliver(), webhooks.deliver()])
  expect(received).toHaveLength(1)
  await owner.post('staff/activar-webhook', { id_webhook: id, activo: 0 })
  await change()
  expect(await query('SELECT FROM webhook_events')).toEqual([])
  await owner.post('staff/quitar-webhook', { id_webhook: id })
})

test('an address that takes nothing holds up no other', async () => {
  const [dead, well] = [await webhookOf('stock.cambiado'), await webhookOf('stock.cambiado')]
  await query("UPDATE webhooks SET url = 'http://127.0.0.1:9/nobody' WHERE id = $1", [dead.id])
  const product = await aProduct()
  for (let change = 0; change < 12; change += 1) {
    await query('UPDATE stock SET quantity = quantity + 1 WHERE product_id = $1 AND branch_id = 1', [
      product.id,
    ])
  }
  const tries = async (id: number) =>
    (await query('SELECT sum(attempts)::int AS tries FROM webhook_deliveries WHERE webhook_id = $1', [id]))[0]
      .tries
  await webhooks.deliver()
  expect(await tries(well.id)).toBe(12)
  expect(await tries(dead.id)).toBe(5)
  expect((await deliveries(well.id)).every((each: { estado: string }) => each.estado === 'entregada')).toBe(
    true,
  )
  for (const { id } of [dead, well]) await owner.post('staff/quitar-webhook', { id_webhook: id })
})

test('a trial says what came of it', async () => {
  const { id } = await webhookOf('prueba')
  answers.push(410)
  const tried = await owner.post('staff/probar-webhook', { id_webhook: id })
  expect(tried.json()).toMatchObject({ evento: 'prueba', respuesta: 410, error: 'HTTP 410' })
  await owner.post('staff/quitar-webhook', { id_webhook: id })
})

test('a shop that is open reaches no address inside', async () => {
  const sent = await webhookSender({ targets: 'public' })(url, { headers: {}, body: '{}' })
  expect(sent).toEqual({ status: null, error: 'not a public address' })
  const inside = await webhookSender({ targets: 'public' })('https://localhost.example.invalid/', {
    headers: {},
    body: '{}',
  })
  expect(inside.status).toBeNull()
})
