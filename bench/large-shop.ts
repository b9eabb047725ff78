import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { searches } from '#demo/data/searches.ts'
import { openShopProcess, type ShopProcess } from '#testing/browser/shop-process.ts'
import { serverNode } from '../scripts/lib/server-node.mjs'
import { openBareServer, record } from './bare.ts'
import { growCatalogue } from './large-catalogue.ts'
import { measureLargeReads } from './large-reads.ts'
import { addFitments, measureVehicleLists } from './large-vehicles.ts'
import { type Measurement, median } from './measure.ts'
import { mostPrice } from './price-range.ts'

const connections = 16
const seconds = 8
const rounds = 3
const mostSuggestionMs = 50
const mostListMs = 200
const listTurns = 12
const mostStartSeconds = 5
const mostMemory = 400

/** Their words are made as a save makes them up to so many products, and copied beyond. */
const mostMadeWords = 100_000

export type LargeShop = {
  databaseUrl: string
  token: string
  /** How many products the shop has. */
  amount: number
}

/** Fills a seeded database with `amount` products, each of which fits vehicles. */
export async function growLargeShop(databaseUrl: string, amount: number): Promise<void> {
  await growCatalogue(databaseUrl, amount, { words: amount > mostMadeWords ? 'copied' : 'made' })
  await addFitments(databaseUrl, amount)
}

type Subject = LargeShop & { shopUrl: string }

/**
 * What a large shop answers that it has not answered before: suggestions under load, lists one by one. It starts as a release
 * does: what its lists read was made by `npm run lists`.
 */
export async function measureLargeShop(
  large: LargeShop,
  environment: Record<string, string>,
): Promise<Measurement[]> {
  const settings = { ...environment, DATABASE_URL: large.databaseUrl }
  const made = await measureMaking(large, settings)
  const begun = performance.now()
  const shop = await openShopProcess(settings, { inspected: true })
  try {
    const subject = { ...large, shopUrl: shop.url }
    return [
      made,
      await measureStart(subject, begun),
      memoryOf(subject, 'that has answered a list', shop.memory()),
      await measureSuggestions(subject),
      ...(await measureLists(subject)),
      ...(await measureLargeReads(subject)),
      await measureVehicleLists(subject),
      memoryOf(subject, 'that has answered all of that', shop.memory()),
      await measureHeld(subject, shop),
    ]
  } finally {
    await shop.stop()
  }
}

const productsOf = ({ amount }: Pick<LargeShop, 'amount'>) => `${amount.toLocaleString('en')} products`

/** What a release has made before it starts, while that of before goes on serving; it is made anew for the measurement. */
async function measureMaking(large: LargeShop, settings: Record<string, string>): Promise<Measurement> {
  await rm(join(settings.DATA_DIR ?? '', 'lists'), { recursive: true, force: true })
  const begun = performance.now()
  const child = spawn(process.execPath, [...serverNode, 'apps/server/src/lists-main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`What lists read could not be made: the process ended with ${code}.`)
  return {
    name: `npm run lists, which a release calls before it starts, ${productsOf(large)}`,
    value: (performance.now() - begun) / 1000,
    unit: 's',
  }
}

/** From the start of the process until its first list, which knows every product, has been answered. */
async function measureStart(subject: Subject, begun: number): Promise<Measurement> {
  const reply = await fetch(`${subject.shopUrl}/api/listar-productos?token_authentication=${subject.token}`)
  await reply.arrayBuffer()
  const value = (performance.now() - begun) / 1000
  return {
    name: `from its start to its first list, ${productsOf(subject)}`,
    value,
    unit: 's',
    goal: `at most ${mostStartSeconds} s`,
    met: reply.ok && value <= mostStartSeconds,
  }
}

const memoryOf = (subject: Subject, state: string, megabytes: number): Measurement => ({
  name: `memory of a process ${state}, ${productsOf(subject)}`,
  value: megabytes,
  unit: 'MB',
  goal: `at most ${mostMemory} MB`,
  met: megabytes <= mostMemory,
})

/** What of its memory a process cannot do without: the rest is its program, and what was given up or is not collected yet. */
const measureHeld = async (
  subject: Subject,
  shop: Pick<ShopProcess, 'heldMemory'>,
): Promise<Measurement> => ({
  name: `what the code of such a process holds once all garbage is collected, ${productsOf(subject)}`,
  value: await shop.heldMemory(),
  unit: 'MB',
})

/** The 99th percentile, against that of a bare Fastify which sends such bytes to as many at the same time. */
async function measureSuggestions(subject: Subject): Promise<Measurement> {
  const { shopUrl, token } = subject
  const paths = uncachedSuggestions(token)
  const reply = await record(shopUrl, paths.next().value)
  const bare = await openBareServer([reply])
  try {
    const bareUrl = bare.url + reply.path
    await percentile(shopUrl, 2, paths)
    await percentile(bareUrl, 1)
    const pairs: { shop: number; bare: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({ shop: await percentile(shopUrl, seconds, paths), bare: await percentile(bareUrl, 2) })
    }
    const value = median(pairs.map((pair) => pair.shop))
    return {
      name: `suggestion, ${productsOf(subject)}, uncached, 16 at once, p99`,
      value,
      yardstick: median(pairs.map((pair) => pair.bare)),
      unit: 'ms',
      ratio: median(pairs.map((pair) => pair.shop / pair.bare)),
      goal: `under ${mostSuggestionMs} ms`,
      met: value < mostSuggestionMs,
    }
  } finally {
    bare.stop()
  }
}

/** Every text as it is typed, letter by letter from the third; no address comes twice, so that nothing is cached. */
function* uncachedSuggestions(token: string): Generator<string, never> {
  for (let turn = 0; ; turn += 1) {
    for (const { text } of searches) {
      for (let length = 3; length <= text.length; length += 1) {
        const query = new URLSearchParams({
          token_authentication: token,
          id_filtro: '1',
          texto: text.slice(0, length),
          limitProducts: '3',
          limitCategories: '4',
          id_sucursal: String(turn + 1),
        })
        yield `/api/FiltrarProducto?${query}`
      }
    }
  }
}

async function percentile(url: string, duration: number, paths?: Iterator<string, never>): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration,
    headers: { 'accept-encoding': 'br' },
    ...(paths && {
      requests: [{ setupRequest: (request) => ({ ...request, path: paths.next().value }) }],
    }),
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} gave ${result.non2xx} replies other than 2xx and ${result.errors} errors.`)
  }
  return result.latency.p99
}

const lists: [string, Record<string, string>][] = [
  ['all', {}],
  ['of a large category', { urlamigable_categoria: 'perros' }],
  ['by price, page 2,000', { sort: 'price_asc', page: '2000' }],
  ['with filters', { urlamigable_categoria: 'perros', filter_rating: '4,5', filter_discount: 'yes' }],
  ['of a feature', { filter_atributos: 'etapa:cachorro', sort: 'name_asc' }],
  ['of a common word', { texto: 'perro' }],
  ['of several words', { texto: 'alimento cachorro raza pequeña 3 kg' }],
]

/** The median of each list, asked each time with another lowest price, which excludes nothing: none is cached. */
async function measureLists(subject: Subject): Promise<Measurement[]> {
  const { shopUrl, token } = subject
  const measurements: Measurement[] = []
  for (const [name, requested] of lists) {
    const times: number[] = []
    for (let turn = 1; turn <= listTurns; turn += 1) {
      const query = new URLSearchParams({
        ...requested,
        filter_price: `${turn}-${mostPrice}`,
        token_authentication: token,
      })
      const begun = performance.now()
      const reply = await fetch(`${shopUrl}/api/listar-productos?${query}`)
      await reply.arrayBuffer()
      if (!reply.ok) throw new Error(`The list ${name} answers ${reply.status}.`)
      times.push(performance.now() - begun)
    }
    const value = median(times)
    measurements.push({
      name: `list ${name}, ${productsOf(subject)}, uncached`,
      value,
      unit: 'ms',
      goal: `under ${mostListMs} ms`,
      met: value < mostListMs,
    })
  }
  return measurements
}
