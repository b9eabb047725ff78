import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  carriers,
  guestForm,
  line,
  openTestCheckout,
  type TestCheckout,
} from '#testing/server/test-checkout.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { defaultAppToken } from '../settings/web.settings.ts'

let shop: TestCheckout
let server: TestShop
beforeAll(async () => {
  shop = await openTestCheckout()
  const environment = { RATE_LIMITS: 'on', TRUST_PROXY: 'none', SESSION_SECRET: 's'.repeat(32) }
  server = await openTestShop({ database: shop.database, environment })
})
afterAll(() => server?.close())

let lastHost = 0
/** An address that nothing was counted against yet. */
const freshAddress = () => {
  lastHost += 1
  return `198.18.${lastHost >> 8}.${lastHost & 255}`
}

/** A browser at an address. */
function browser(address = freshAddress()) {
  const cookies = new Map<string, string>()
  const post = async (call: string, payload: object) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: `/api/${call}?token_authentication=${defaultAppToken}`,
      payload,
      remoteAddress: address,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      },
    })
    for (const { name, value } of reply.cookies) cookies.set(name, value)
    return reply
  }
  return {
    post,
    register: async (email = `${randomUUID()}@correo.cl`) =>
      (await post('RegistrarclientePedido', guestForm(email))).json(),
    order: (
      guest: Guest,
      productId: number,
      changes: { units?: number; cupon_descuento?: string; total?: number } = {},
    ) => {
      const { units = 1, ...more } = changes
      return post('generar-pedido', {
        id_cliente: guest.datos.id_cliente,
        productos: [line(productId, units)],
        id_transportista: carriers.plain.id,
        precio_transportista: carriers.plain.price,
        tipo_pago: 'transferencia',
        id_direccion_cliente: guest.id_direccion_cliente,
        total: units * 1000 + carriers.plain.price,
        clave_idempotencia: randomUUID(),
        ...more,
      })
    },
  }
}
type Guest = { datos: { id_cliente: number }; id_direccion_cliente: number }

const heldOf = async (productId: number, made: number) => made - (await shop.unitsOf(productId)).units
const pay = (orderId: number) =>
  shop.database.pool.query(
    `WITH paid AS (UPDATE orders SET payment_state = 'PAID' WHERE id = $1 RETURNING id, total)
     INSERT INTO manual_payments (order_id, amount, paid_on, actor) SELECT id, total, '2026-11-20', 'Ana' FROM paid`,
    [orderId],
  )
const mailsTo = (email: string) =>
  shop.one<{ count: number }>('SELECT count(*)::int AS count FROM mails WHERE recipient = $1', [email])

test('H3: one guest cannot hold all the stock, whatever e-mails they give', async () => {
  const product = await shop.product({ price: 1000, stock: [9000, 0] })
  const guest = browser()
  const codes: string[] = []
  for (let at = 0; at < 12; at += 1) {
    const registered = await guest.register()
    codes.push((await guest.order(registered, product, { units: 100 })).json().error ?? 'ok')
  }
  expect(codes).toEqual(['ok', 'ok', 'ok', ...Array(9).fill('TOO_MANY_UNPAID')])
  expect(await heldOf(product, 9000)).toBe(300)
  const other = browser()
  const large = await other.order(await other.register(), product, { units: 101 })
  expect(large.statusCode).toBe(400)
  expect(large.json()).toMatchObject({
    error: 'QUANTITY_TOO_LARGE',
    fields: { productos: 'QUANTITY_TOO_LARGE' },
  })
})

test('H3: one address with a guest for each order holds no more than an address may', async () => {
  const product = await shop.product({ price: 1000, stock: [9000, 0] })
  const address = freshAddress()
  const codes: string[] = []
  for (let at = 0; at < 9; at += 1) {
    const guest = browser(address)
    codes.push((await guest.order(await guest.register(), product, { units: 90 })).json().error ?? 'ok')
  }
  expect(codes).toEqual([...Array(5).fill('ok'), ...Array(4).fill('TOO_MANY_REQUESTS')])
  expect(await heldOf(product, 9000)).toBe(450)
})

test('H3: orders that strangers make for an e-mail send it a few mails, and keep its owner from nothing', async () => {
  const product = await shop.product({ price: 1000, stock: [500, 0] })
  const email = `${randomUUID()}@correo.cl`
  for (let at = 0; at < 20; at += 1) {
    const stranger = browser()
    expect((await stranger.order(await stranger.register(email), product)).statusCode).toBe(200)
  }
  const owner = browser()
  const order = await owner.order(await owner.register(email), product)
  expect(order.json()).toMatchObject({ id_pedido: expect.any(Number) })
  expect((await mailsTo(email)).count).toBe(6)
  await shop.database.pool.query(
    "UPDATE orders SET hold_until = now() - interval '1 second' WHERE customer_email = $1",
    [email],
  )
  await shop.orders.releaseExpired()
  expect(await heldOf(product, 500)).toBe(0)
  expect((await mailsTo(email)).count).toBe(12)
})

test('H3: who has paid under one e-mail has not proven a stranger’s, given in the same session', async () => {
  const product = await shop.product({ price: 1000, stock: [500, 0] })
  const email = `${randomUUID()}@correo.cl`
  const guest = browser()
  await pay((await guest.order(await guest.register(), product)).json().id_pedido)
  const registered = await guest.register(email)
  const codes: string[] = []
  for (let at = 0; at < 7; at += 1) {
    const { id_pedido, error = 'ok' } = (await guest.order(registered, product)).json()
    codes.push(error)
    if (error === 'ok') expect((await guest.post('cancelar-pedido', { id_pedido })).statusCode).toBe(200)
  }
  expect(codes).toEqual(Array(7).fill('ok'))
  expect((await mailsTo(email)).count).toBe(6)
})

test('H3: of 600 guesses at coupons a few are judged, at the checkout and before it together', async () => {
  const product = await shop.product({ price: 1000, stock: [900, 0] })
  const right = await shop.coupon({ type: 0, value: 100 })
  const guest = browser()
  const registered = await guest.register()
  const codes = new Map<string, number>()
  for (let at = 0; at < 600; at += 1) {
    const guess = `ADIVINA${at}`
    // A try at the checkout is of another guest each time: of one they are few anyway.
    const each = at % 30 === 0 ? browser() : guest
    const reply =
      at % 30 === 0
        ? await guest.order(registered, product, { cupon_descuento: guess })
        : await each.post('verificarCuponDescuento', { codigo_cupon_descuento: guess })
    const { error } = reply.json()
    codes.set(error, (codes.get(error) ?? 0) + 1)
  }
  expect(codes.get('COUPON_UNKNOWN')).toBe(60)
  expect(codes.get('TOO_MANY_REQUESTS')).toBe(540)
  const found = await guest.order(registered, product, { cupon_descuento: right })
  expect(found.json().error).toBe('TOO_MANY_REQUESTS')
  expect(Number(found.headers['retry-after'])).toBeGreaterThan(0)
})

test('L4: how often the RUTs of others are tried with a coupon is bounded at the checkout', async () => {
  const product = await shop.product({ price: 1000, stock: [900, 0] })
  const code = await shop.coupon({ type: 0, value: 100, perCustomer: 1 })
  const owner = browser('198.51.100.1')
  const used = await owner.order(await owner.register(), product, {
    cupon_descuento: code,
    total: 1000 + carriers.plain.price - 100,
  })
  expect(used.statusCode).toBe(200)
  const told: string[] = []
  for (let at = 0; at < 22; at += 1) {
    const guesser = browser('198.51.100.2')
    const reply = await guesser.order(await guesser.register(), product, { cupon_descuento: code })
    told.push(reply.json().error)
  }
  expect(told.filter((error) => error === 'COUPON_USED_BY_YOU')).toHaveLength(20)
  expect(told.slice(20)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
})

test('codes that there are count for nothing, however often they are tried', async () => {
  const code = await shop.coupon()
  const guest = browser()
  const tries = Array.from({ length: 90 }, () =>
    guest.post('verificarCuponDescuento', { codigo_cupon_descuento: code }),
  )
  expect(new Set((await Promise.all(tries)).map(({ statusCode }) => statusCode))).toContain(200)
  const after = await guest.post('verificarCuponDescuento', { codigo_cupon_descuento: code })
  expect(after.statusCode).toBe(200)
})

test('H3: a message instead of a name is refused kindly', async () => {
  const form = guestForm()
  form.datosusuario.nombre_cliente = 'GANASTE UN PREMIO entra a http://premio.example'
  const reply = await browser().post('RegistrarclientePedido', form)
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toEqual({
    error: 'NAME_INVALID',
    message: 'Escribe solo el nombre, sin direcciones de páginas web.',
    fields: { 'datosusuario.nombre_cliente': 'NAME_INVALID' },
  })
})

test('H3: an order is held for a shorter time until its guest has paid once', async () => {
  const product = await shop.product({ price: 1000, stock: [9, 0] })
  const guest = browser()
  const registered = await guest.register()
  const hoursOf = async (id: number) =>
    (
      await shop.one<{ hours: number }>(
        'SELECT round(extract(epoch FROM hold_until - created_at) / 3600)::int AS hours FROM orders WHERE id = $1',
        [id],
      )
    ).hours
  const first = (await guest.order(registered, product)).json()
  expect(await hoursOf(first.id_pedido)).toBe(24)
  await pay(first.id_pedido)
  const second = (await guest.order(registered, product)).json()
  expect(await hoursOf(second.id_pedido)).toBe(48)
})

test('H3: an order that a coupon pays whole proves nobody, and one that was paid does', async () => {
  const product = await shop.product({ price: 1000, stock: [9000, 0] })
  const total = 1000 + carriers.plain.price
  const code = await shop.coupon({ type: 0, value: total })
  const guest = browser()
  const registered = await guest.register()
  const free = await guest.order(registered, product, { cupon_descuento: code, total: 0 })
  expect(free.statusCode).toBe(200)
  expect(
    await shop.one('SELECT total, payment_state FROM orders WHERE id = $1', [free.json().id_pedido]),
  ).toEqual({ total: 0, payment_state: 'PAID' })
  const large = () => guest.order(registered, product, { units: 101 })
  expect((await large()).json()).toMatchObject({ error: 'QUANTITY_TOO_LARGE' })
  await pay((await guest.order(registered, product)).json().id_pedido)
  expect((await large()).statusCode).toBe(200)
})

test('what stands already is given again under its key and counted once', async () => {
  const product = await shop.product({ price: 1000, stock: [9, 0] })
  const guest = browser()
  const registered = await guest.register()
  const first = (await guest.order(registered, product)).json()
  const { rows } = await shop.database.pool.query('SELECT idempotency_key FROM orders WHERE id = $1', [
    first.id_pedido,
  ])
  for (let at = 0; at < 40; at += 1) {
    const again = await guest.post('generar-pedido', {
      id_cliente: registered.datos.id_cliente,
      productos: [line(product)],
      id_transportista: carriers.plain.id,
      precio_transportista: carriers.plain.price,
      tipo_pago: 'transferencia',
      id_direccion_cliente: registered.id_direccion_cliente,
      total: 1000 + carriers.plain.price,
      clave_idempotencia: rows[0].idempotency_key,
    })
    expect(again.json()).toMatchObject({ id_pedido: first.id_pedido })
  }
})
