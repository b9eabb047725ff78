import pg from 'pg'
import { calls } from '#contract/calls.ts'
import type { WireReply, WireRequest } from '#contract/wire-types.ts'
import { computeTotals } from '#rules/totals.ts'
import { composeApp } from '#server/compose.ts'
import { parseConfig } from '#server/config.ts'
import { createDatabase } from '#server/db/connection.ts'
import { injectFetch } from '#server/http/wire/inject-fetch.ts'
import { withCookies } from '#testing/server/test-browser.ts'
import { type Measurement, pairwise } from './measure.ts'
import { leastIdentity, recordStatements, replay, type Statement } from './recording.ts'

const crowds = [8, 32]
const most = Math.max(...crowds)
const seconds = 4
const rounds = 3
const leastRatio = 0.5
const carriedComuna = 13110
/** All buyers use one coupon: they wait for each other at its row, in the shop as in the raw statements. */
const coupon = { code: 'MEDIDA10', type: 1, value: 10 } as const
const kinds = [
  { name: 'orders', coupon: null },
  { name: 'orders by coupon', coupon },
] as const
type Coupon = (typeof kinds)[number]['coupon']

type Send = typeof fetch
type Order = WireRequest<'generar-pedido'>
type Cart = { send: Send; order: Order }

/** Orders a second over HTTP with so many buyers, against the SQL statements of the same orders sent raw. */
export async function measureOrders(
  shopUrl: string,
  databaseUrl: string,
  token: string,
): Promise<Measurement[]> {
  const database = createDatabase(databaseUrl)
  const parsed = parseConfig({
    ...process.env,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    APP_TOKEN: token,
  })
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  await database.pool.query('UPDATE stock SET quantity = 1000000')
  await database.pool.query(`SELECT setval(pg_get_serial_sequence('orders', 'id'), $1)`, [leastIdentity])
  await database.pool.query('UPDATE order_counter SET last_number = $1', [leastIdentity + 100_000_000])
  await database.pool.query(
    `INSERT INTO coupons (code, type, value, starts_on, ends_on) VALUES ($1, $2, $3, '2020-01-01', '2099-12-31')
     ON CONFLICT (code) DO NOTHING`,
    [coupon.code, coupon.type, coupon.value],
  )
  try {
    const measurements: Measurement[] = []
    for (const { name, coupon } of kinds) {
      const config = parsed.config
      const app = await composeApp({ config, database, pages: false, work: false })
      const recorded: Statement[][] = []
      for (let index = 0; index < most; index += 1) {
        const cart = await cartOf(withCookies(injectFetch(app)), { token, index, coupon })
        recorded.push(await recordStatements(async () => void (await buy(cart.send, '', token, cart.order))))
      }
      await app.close()
      measurements.push(...(await compare(name, { shopUrl, databaseUrl, token, coupon, recorded })))
    }
    return measurements
  } finally {
    await database.close()
  }
}

async function compare(
  name: string,
  {
    shopUrl,
    databaseUrl,
    token,
    coupon,
    recorded,
  }: { shopUrl: string; databaseUrl: string; token: string; coupon: Coupon; recorded: Statement[][] },
): Promise<Measurement[]> {
  const shoppers = await Promise.all(
    recorded.map((_, index) => cartOf(withCookies(fetch), { token, index, coupon, base: shopUrl })),
  )
  const clients = await Promise.all(recorded.map(() => connect(databaseUrl)))
  try {
    const throughShop = (buyers: number) =>
      rate(
        shoppers.slice(0, buyers).map(
          ({ send, order }) =>
            async () =>
              void (await buy(send, shopUrl, token, order)),
        ),
      )
    const raw = (buyers: number) =>
      rate(
        recorded.slice(0, buyers).map((statements, index) => {
          const client = clients[index]
          if (!client) throw new Error('A buyer has no connection.')
          return () => replay(client, statements)
        }),
      )
    const measurements: Measurement[] = []
    for (const buyers of crowds) {
      const { a, b, ratio } = await pairwise(
        rounds,
        () => throughShop(buyers),
        () => raw(buyers),
      )
      measurements.push({
        name: `${name} with ${buyers} buyers`,
        value: a,
        yardstick: b,
        unit: 'orders/s',
        ratio,
        goal: '50 % of the same SQL sent raw',
        met: ratio >= leastRatio,
      })
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

const buy = (send: Send, base: string, token: string, order: Order) =>
  call(send, base, token, 'generar-pedido', { ...order, clave_idempotencia: crypto.randomUUID() })

/** A guest with a cart of two products, and the order that buys it. */
async function cartOf(
  send: Send,
  { token, index, coupon, base = '' }: { token: string; index: number; coupon: Coupon; base?: string },
): Promise<Cart> {
  const { items } = await call(send, base, token, 'listar-productos', { limit: 32, page: 1 })
  const plain = items.filter((product) => product.tiene_opciones === 0)
  // Buyers of one product wait for each other, in the shop as in the raw statements.
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
