import autocannon from 'autocannon'
import pg from 'pg'
import { calls } from '#contract/calls.ts'
import type { WireReply, WireRequest } from '#contract/wire-types.ts'
import { computeTotals } from '#rules/money/totals.ts'
import { withCookies } from '#testing/server/test-browser.ts'
import { type Measurement, pairwise, rate } from './measure.ts'
import { makeShortestOrder, type OrderRows, readOrderRows, storeOrder } from './shortest-order.ts'

const crowds = [8, 32]
const most = Math.max(...crowds)
const seconds = 4
const rounds = 3
const leastRatio = 0.6
/** Orders that the shop has before any is measured, and how many of them still wait for their money. */
const before = { orders: 4000, unpaid: 200 }
const carriedComuna = 13110
/** All buyers use one coupon: they wait for each other at its row, in the shop as in the shortest transaction. */
const coupon = { code: 'MEDIDA10', type: 1, value: 10 } as const
const kinds = [
  { name: 'orders', coupon: null },
  { name: 'orders by coupon', coupon },
] as const
type Coupon = (typeof kinds)[number]['coupon']

type Send = typeof fetch
type Order = WireRequest<'generar-pedido'>
export type Cart = { headers: Record<string, string>; order: Order }

/**
 * Orders a second over HTTP with so many buyers, against the shortest transaction that stores the same rows. The shop
 * has sold before, so that its tables are planned as those of a shop are, and not as empty ones.
 */
export async function measureOrders(
  shopUrl: string,
  databaseUrl: string,
  token: string,
): Promise<Measurement[]> {
  const clients = await Promise.all(Array.from({ length: most }, () => connect(databaseUrl)))
  try {
    const [administrator] = clients
    if (!administrator) throw new Error('There is no connection.')
    await administrator.query('UPDATE stock SET quantity = 1000000')
    await administrator.query(
      `INSERT INTO coupons (code, type, value, starts_on, ends_on) VALUES ($1, $2, $3, '2020-01-01', '2099-12-31')
       ON CONFLICT (code) DO NOTHING`,
      [coupon.code, coupon.type, coupon.value],
    )
    await makeShortestOrder(administrator)
    const measurements: Measurement[] = []
    for (const kind of kinds) {
      const carts: Cart[] = []
      const stored: OrderRows[] = []
      for (let index = 0; index < most; index += 1) {
        const { cart, orderId } = await cartOf({ token, index, coupon: kind.coupon, base: shopUrl })
        carts.push(cart)
        stored.push(await readOrderRows(administrator, orderId))
      }
      await sellBefore(administrator, stored)
      for (const buyers of crowds) {
        const shortest = stored.slice(0, buyers).map((rows, index) => {
          const client = clients[index]
          if (!client) throw new Error('A buyer has no connection.')
          return () => storeOrder(client, rows)
        })
        const { a, b, ratio } = await pairwise(
          rounds,
          () => rateOfShop(shopUrl, token, carts.slice(0, buyers)),
          () => rate(shortest, seconds),
        )
        measurements.push({
          name: `${kind.name} with ${buyers} buyers`,
          value: a,
          yardstick: b,
          unit: 'orders/s',
          ratio,
          goal: '60 % of the shortest transaction that stores the same rows',
          met: ratio >= leastRatio,
        })
      }
    }
    return measurements
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** Older orders of other people, most of them paid and done. */
async function sellBefore(client: pg.ClientBase, stored: readonly OrderRows[]): Promise<void> {
  const { rows } = await client.query<{ number: number }>('select last_number as number from order_counter')
  const guest = `insert into customers (kind, email, rut, first_name, phone, terms_accepted_at, terms_version)
    select kind, 'antes@example.cl', rut, first_name, phone, terms_accepted_at, terms_version
    from customers where kind = 'guest' order by id limit 1 returning id`
  const { rows: guests } = await client.query<{ id: number }>(guest)
  await client.query(
    'select count(shortest_order(($1::jsonb[])[1 + n % $2::int])) from generate_series(1, $3::int) as n',
    [stored.map((rows) => JSON.stringify(rows)), stored.length, before.orders],
  )
  await client.query(
    `update orders set customer_id = $1, customer_email = 'antes@example.cl',
       state = case when number > $2::int + $3::int then 'COMPLETED' else state end,
       payment_state = case when number > $2::int + $3::int then 'PAID' else payment_state end
     where number > $2::int`,
    [guests[0]?.id, rows[0]?.number, before.unpaid],
  )
  await client.query('vacuum analyze')
}

/** Orders a second of buyers who cost as little as they can, and never pause. */
async function rateOfShop(base: string, token: string, carts: readonly Cart[]): Promise<number> {
  let next = 0
  const { requests, non2xx, errors, duration } = await autocannon({
    url: base,
    connections: carts.length,
    duration: seconds,
    setupClient(client) {
      const cart = carts[next % carts.length]
      next += 1
      if (!cart) return
      client.setRequests([
        {
          method: 'POST',
          path: `/api/generar-pedido?token_authentication=${token}`,
          headers: { ...cart.headers, 'content-type': 'application/json' },
          setupRequest: (request) => ({ ...request, body: orderBody(cart.order) }),
        },
      ])
    },
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} orders were refused, ${errors} failed.`)
  return requests.total / duration
}

/** With a key of its own, so that it is another order. */
export const orderBody = (order: Order) =>
  JSON.stringify({ ...order, clave_idempotencia: crypto.randomUUID() })

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  return client
}

async function call<Name extends (typeof calls)[number]['name']>(
  send: Send,
  base: string,
  token: string,
  name: Name,
  body: WireRequest<Name>,
): Promise<WireReply<Name>> {
  const query = new URLSearchParams({ token_authentication: token })
  const definition = calls.find((each) => each.name === name)
  const posts = (definition?.verbs as readonly string[] | undefined)?.includes('POST')
  if (!posts) for (const [key, value] of Object.entries(body as object)) query.set(key, String(value))
  const reply = await send(`${base}/api/${name}?${query}`, {
    method: posts ? 'POST' : 'GET',
    ...(posts && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!reply.ok) throw new Error(`${name} answers ${reply.status}: ${await reply.text()}`)
  return reply.json() as Promise<WireReply<Name>>
}

/** A guest with a cart of two products, who has ordered it once. */
export async function cartOf({
  token,
  index,
  coupon,
  base,
}: {
  token: string
  index: number
  coupon: Coupon
  base: string
}): Promise<{ cart: Cart; orderId: number }> {
  const headers: Record<string, string> = {}
  const send = withCookies((input, init) => {
    new Headers(init?.headers).forEach((value, name) => {
      headers[name] = value
    })
    return fetch(input, init)
  })
  const { items } = await call(send, base, token, 'listar-productos', { limit: 32, page: 1 })
  const plain = items.filter((product) => product.tiene_opciones === 0)
  // Buyers of one product wait for each other, in the shop as in the shortest transaction.
  const chosen = [plain[index % plain.length], plain[(index + 8) % plain.length]].filter(
    (product) => product !== undefined,
  )
  const productos = chosen.map((product) => ({ id_producto: product.id_producto, cantidad: 1 }))
  const guest = await call(send, base, token, 'RegistrarclientePedido', {
    datosusuario: {
      e_mail_cliente: `comprador${index}@example.cl`,
      rut_cliente: '12345678-5',
      nombre_cliente: `Comprador ${index}`,
      celular_cliente: '912345678',
    },
    datosformulario: {
      id_comuna: carriedComuna,
      calle_direccion_cliente: 'Avenida Vicuña Mackenna',
      numero_direccion_cliente: '7110',
    },
    datosextra: { acepta_terminos: 1 },
  })
  const [carrier] = await call(send, base, token, 'listar-transportistas', {
    id_comuna: carriedComuna,
    id_tipo_despacho: 1,
    productos,
  })
  const price = carrier?.precio_transportista
  if (!carrier || price == null) throw new Error('Nobody delivers to La Florida.')
  const { total } = computeTotals({
    lines: chosen.map((product) => ({ unitPrice: product.price, quantity: 1 })),
    shipping: { price, discountPercent: carrier.descuento },
    coupon,
  })
  const order: Order = {
    id_cliente: guest.datos.id_cliente,
    productos,
    id_comuna: carriedComuna,
    id_transportista: carrier.id_transportista,
    precio_transportista: price,
    descuento_transportista: carrier.descuento,
    tipo_pago: 'transferencia',
    id_direccion_cliente: guest.id_direccion_cliente,
    cupon_descuento: coupon?.code ?? '',
    total,
    clave_idempotencia: crypto.randomUUID(),
  }
  const { id_pedido: orderId } = await call(send, base, token, 'generar-pedido', order)
  return { cart: { headers, order }, orderId }
}
