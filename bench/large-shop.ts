import autocannon from 'autocannon'
import { searches } from '#demo/data/searches.ts'
import { createDatabase } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedIfEmpty } from '#server/db/seed.ts'
import { openShopProcess } from '#testing/browser/shop-process.ts'
import { openBareServer, record } from './bare.ts'
import { growCatalogue } from './large-catalogue.ts'
import { measureLargeReads } from './large-reads.ts'
import { measureVehicleLists } from './large-vehicles.ts'
import { type Measurement, median } from './measure.ts'

const amount = 100_000
const connections = 16
const seconds = 8
const rounds = 3
const mostSuggestionMs = 50
const mostListMs = 200
const listTurns = 12
/** Pesos; above every price. */
const mostPrice = 99_999_999

/**
 * What a shop of 100,000 products answers that it has not answered before: suggestions under load, lists one by
 * one. `databaseUrl` is an empty database; it is filled here.
 */
export async function measureLargeShop(
  databaseUrl: string,
  environment: Record<string, string>,
  token: string,
): Promise<Measurement[]> {
  const database = createDatabase(databaseUrl)
  await migrate(database)
  await seedIfEmpty(database, { demo: true })
  await database.close()
  await growCatalogue(databaseUrl, amount)
  const shop = await openShopProcess({ ...environment, DATABASE_URL: databaseUrl })
  const measurements: Measurement[] = []
  try {
    measurements.push(
      await measureSuggestions(shop.url, token),
      ...(await measureLists(shop.url, token)),
      ...(await measureLargeReads({ databaseUrl, shopUrl: shop.url, token, amount })),
    )
  } finally {
    await shop.stop()
  }
  return [...measurements, await measureVehicleLists(databaseUrl, environment, { token, amount })]
}

/** The 99th percentile, against that of a bare Fastify which sends such bytes to as many at the same time. */
async function measureSuggestions(shopUrl: string, token: string): Promise<Measurement> {
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
      name: `suggestion, ${amount.toLocaleString('en')} products, uncached, 16 at once, p99`,
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
async function measureLists(shopUrl: string, token: string): Promise<Measurement[]> {
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
      name: `list ${name}, ${amount.toLocaleString('en')} products, uncached`,
      value,
      unit: 'ms',
      goal: `under ${mostListMs} ms`,
      met: value < mostListMs,
    })
  }
  return measurements
}
