import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import { startEmbedded } from '#embedded-postgres/embedded-postgres.ts'
import { defaultAppToken as token } from '#server/settings/web.settings.ts'
import { openShopProcess, type ShopProcess } from '#testing/browser/shop-process.ts'
import { emptyDatabase } from './filled-database.ts'
import { type Cart, cartOf, orderBody } from './orders.ts'
import { faultsOfSoak, type Sample } from './soak-verdict.ts'

const shoppers = 16
const parts = 12
const warmingSeconds = 20
const measuringSeconds = 10
/** Of what a shopper asks between two orders. */
const readsBetween = 20

const minutes = Number(process.argv[2] ?? 30)
if (!(minutes > 0)) throw new Error('Say for how many minutes: npm run soak -- 30')

const say = (line: string) => void process.stdout.write(`${line}\n`)
const query = `token_authentication=${token}`

type Asked = { requests: number; seconds: number; p99: number } & Pick<Sample, 'failures' | 'reasons'>
/** `ordered`: the ids of the orders that were answered. */
type Crowd = { addresses: string[]; carts: Cart[]; ordered: Set<number> }

/** Shoppers who look at pages, lists and suggestions and order now and then: as fast as they can, or so many a second. */
async function ask(url: string, crowd: Crowd, seconds: number, rate?: number): Promise<Asked> {
  let next = 0
  const result = await autocannon({
    url,
    connections: shoppers,
    duration: seconds,
    ...(rate && { overallRate: rate }),
    setupClient(client) {
      const at = next
      next += 1
      const cart = crowd.carts[at % crowd.carts.length]
      if (!cart) return
      const reads = Array.from({ length: readsBetween }, (_, index) => ({
        method: 'GET' as const,
        path: crowd.addresses[(at * readsBetween + index) % crowd.addresses.length] ?? '/',
      }))
      client.setRequests([
        ...reads,
        {
          method: 'POST',
          path: `/api/generar-pedido?${query}`,
          headers: { ...cart.headers, 'content-type': 'application/json' },
          setupRequest: (request) => ({ ...request, body: orderBody(cart.order) }),
          onResponse: (status, body) => {
            if (status === 200) crowd.ordered.add(JSON.parse(body).id_pedido)
          },
        },
      ])
    },
  })
  const { requests, latency, non2xx, errors, duration } = result
  const asked = { requests: requests.total, seconds: duration, p99: latency.p99 }
  return { ...asked, failures: non2xx + errors, reasons: reasonsOf(result) }
}

/** Why requests failed, and how many did for each. */
function reasonsOf(result: autocannon.Result): Sample['reasons'] {
  // The library tells it, and its types do not know of it.
  const { statusCodeStats } = result as unknown as { statusCodeStats: Record<string, { count: number }> }
  const answered = Object.entries(statusCodeStats).filter(([status]) => !status.startsWith('2'))
  return {
    ...Object.fromEntries(answered.map(([status, { count }]) => [`answered ${status}`, count])),
    'not answered in time': result.timeouts,
    'cut off': result.errors - result.timeouts,
  }
}

async function addressesOf(url: string): Promise<string[]> {
  const list = await fetch(`${url}/api/listar-productos?${query}&limit=32`)
  const { items } = (await list.json()) as { items: { urlamigable: string }[] }
  const addresses = [
    '/',
    ...items.flatMap(({ urlamigable: slug }) => [
      `/api/ver-producto?${query}&urlamigable_producto=${slug}`,
      `/api/FiltrarProducto?${query}&id_filtro=1&texto=${slug.slice(0, 4)}&limitProducts=3&limitCategories=4`,
    ]),
    ...Array.from({ length: 8 }, (_, page) => `/api/listar-productos?${query}&limit=16&page=${page + 1}`),
  ]
  for (const address of addresses) {
    const { status } = await fetch(url + address)
    if (status !== 200) throw new Error(`${address} answers ${status}.`)
  }
  return addresses
}

async function soak(shop: ShopProcess, databaseUrl: string): Promise<Sample[]> {
  const database = new pg.Client(databaseUrl)
  await database.connect()
  try {
    await database.query('UPDATE stock SET quantity = 100000000')
    const carts: Cart[] = []
    for (let index = 0; index < shoppers; index += 1)
      carts.push((await cartOf({ token, index, coupon: null, base: shop.url })).cart)
    const crowd: Crowd = { addresses: await addressesOf(shop.url), carts, ordered: new Set() }
    await ask(shop.url, crowd, warmingSeconds)
    const most = await ask(shop.url, crowd, measuringSeconds)
    const half = Math.round(most.requests / most.seconds / 2)
    say(`It can do ${half * 2} requests a second; for ${minutes} minutes it is asked ${half} a second\n`)
    say('minute  requests/s  p99 ms  resident MB  held MB  descriptors  connections  failed  orders')
    await ask(shop.url, crowd, warmingSeconds, half)
    const samples: Sample[] = []
    for (let part = 1; part <= parts; part += 1) {
      const asked = await ask(shop.url, crowd, (minutes * 60) / parts, half)
      const sample = {
        minute: (minutes * part) / parts,
        requestsPerSecond: asked.requests / asked.seconds,
        ...{ p99: asked.p99, failures: asked.failures, reasons: asked.reasons },
        resident: shop.memory(),
        held: await shop.heldMemory(),
        descriptors: readdirSync(`/proc/${shop.pid}/fd`).length,
        connections: await connectionsTo(database),
        acknowledged: crowd.ordered.size,
        stored: await count(database, 'SELECT count(*) FROM orders WHERE id = ANY ($1)', [
          [...crowd.ordered],
        ]),
      }
      samples.push(sample)
      say(lineOf(sample))
    }
    return samples
  } finally {
    await database.end()
  }
}

const widths = [6, 10, 6, 11, 7, 11, 11, 6, 6]
const lineOf = (sample: Sample): string =>
  [
    sample.minute.toFixed(1),
    Math.round(sample.requestsPerSecond),
    Math.round(sample.p99),
    Math.round(sample.resident),
    sample.held.toFixed(1),
    sample.descriptors,
    sample.connections,
    sample.failures,
    sample.stored,
  ]
    .map((cell, column) => String(cell).padStart(widths[column] ?? 0))
    .join('  ')

async function count(database: pg.Client, text: string, values: unknown[] = []): Promise<number> {
  const { rows } = await database.query<{ count: number }>(text, values)
  return Number(rows[0]?.count)
}
const connectionsTo = (database: pg.Client) =>
  count(database, 'SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()')

const dataDir = await mkdtemp(join(tmpdir(), 'huella-soak-'))
const postgres = await startEmbedded({ dataDir })
const databaseUrl = await emptyDatabase(postgres, 'huella_soak')
const shop = await openShopProcess(
  { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, APP_TOKEN: token },
  { inspected: true },
)
try {
  const faults = faultsOfSoak(await soak(shop, databaseUrl))
  for (const fault of faults) say(fault)
  say(faults.length === 0 ? '\nFlat, and nothing was lost' : '\nNOT well')
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await shop.stop()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
