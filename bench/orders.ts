import pg from 'pg'
import { calls } from '#contract/calls.ts'
import type { WireReply, WireRequest } from '#contract/wire-types.ts'
import { computeTotals } from '#rules/money/totals.ts'
import { withCookies } from '#testing/server/test-browser.ts'
import { type Measurement, pairwise } from './measure.ts'
import { makeShortestOrder, type OrderRows, readOrderRows, storeOrder } from './shortest-order.ts'

const crowds = [8, 32]
const most = Math.max(...crowds)
const seconds = 4
const rounds = 3
const leastRatio = 0.5
const carriedComuna = 13110
/** All buyers use one coupon: they wait for each other at its row, in the shop as in the shortest transaction. */
export const coupon = { code: 'MEDIDA10', type: 1, value: 10 } as const
const kinds = [
  { name: 'orders', coupon: null },
  { name: 'orders by coupon', coupon },
] as const
type Coupon = (typeof kinds)[number]['coupon']

type Send = typeof fetch
type Order = WireRequest<'generar-pedido'>
type Cart = { send: Send; order: Order }

/** Orders a second over HTTP with so many buyers, against the shortest transaction that stores the same rows. */
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
        const cart = await cartOf(withCookies(fetch), { token, index, coupon: kind.coupon, base: shopUrl })
        const { id_pedido } = await buy(cart.send, shopUrl, token, cart.order)
        carts.push(cart)
        stored.push(await readOrderRows(administrator, id_pedido))
      }
      for (const buyers of crowds) {
        const shop = carts.slice(0, buyers).map(
          ({ send, order }) =>
            async () =>
              void (await buy(send, shopUrl, token, order)),
        )
        const shortest = stored.slice(0, buyers).map((rows, index) => {
          const client = clients[index]
          if (!client) throw new Error('A buyer has no connection.')
          return () => storeOrder(client, rows)
        })
        const { a, b, ratio } = await pairwise(
          rounds,
          () => rate(shop),
          () => rate(shortest),
        )
        measurements.push({
          name: `${kind.name} with ${buyers} buyers`,
          value: a,
          yardstick: b,
          unit: 'orders/s',
          ratio,
          goal: '50 % of the shortest transaction that stores the same rows',
          met: ratio >= leastRatio,
        })
      }
    }
    return measurements
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** How often all buyers together get their work done in a second, each as fast as he can. */
async function rate(works: readonly (() => Promise<void>)[]): Promise<number> {
  const start = performance.now()
  const end = start + seconds * 1000
  let done = 0
  await Promise.all(
    works.map(async (work) => {
      while (performance.now() < end) {
        await work()
        done += 1
      }
    }),
  )
  return (done * 1000) / (performance.now() - start)
}

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

export const buy = (send: Send, base: string, token: string, order: Order) =>
  call(send, base, token, 'generar-pedido', { ...order, clave_idempotencia: crypto.randomUUID() })

/** A guest with a cart of two products, and the order that buys it. */
export async function cartOf(
  send: Send,
  { token, index, coupon, base = '' }: { token: string; index: number; coupon: Coupon; base?: string },
): Promise<Cart> {
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
  return {
    send,
    order: {
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
    },
  }
}
