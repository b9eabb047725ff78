import autocannon from 'autocannon'
import { openBareServer, record } from './bare.ts'
import { type Measurement, pairwise } from './measure.ts'

const connections = 16
const seconds = 3
const rounds = 3
const leastRatio = 0.6

/** Catalogue reads of a shop against a bare Fastify that sends the same bytes. */
export async function measureReads(shopUrl: string, token: string): Promise<Measurement[]> {
  const search = await fetch(`${shopUrl}/api/listar-productos?token_authentication=${token}`)
  const { items } = (await search.json()) as { items: { urlamigable: string }[] }
  const slug = items[0]?.urlamigable
  const query = `token_authentication=${token}`
  const reads = [
    { name: 'list of 16 with facets', path: `/api/listar-productos?${query}&urlamigable_categoria=perros` },
    { name: 'product detail', path: `/api/ver-producto?${query}&urlamigable_producto=${slug}` },
    {
      name: 'suggestion',
      path: `/api/FiltrarProducto?${query}&id_filtro=1&texto=alimento&limitProducts=3&limitCategories=4`,
    },
    { name: 'rendered product page', path: `/shop/products/${slug}` },
  ]
  const bare = await openBareServer(await Promise.all(reads.map((read) => record(shopUrl, read.path))))
  try {
    const measurements: Measurement[] = []
    for (const { name, path } of reads) {
      await load(shopUrl + path, 1)
      await load(bare.url + path, 1)
      const { a, b, ratio } = await pairwise(
        rounds,
        () => load(shopUrl + path, seconds),
        () => load(bare.url + path, seconds),
      )
      measurements.push({
        name,
        value: a,
        yardstick: b,
        unit: 'replies/s',
        ratio,
        goal: '60 % of Fastify with the same bytes',
        met: ratio >= leastRatio,
      })
    }
    return measurements
  } finally {
    bare.stop()
  }
}

/** Replies a second; anything but a 200 is a failure of the measurement. */
async function load(url: string, duration: number): Promise<number> {
  const result = await autocannon({ url, connections, duration, headers: { 'accept-encoding': 'br' } })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} gave ${result.non2xx} replies other than 2xx and ${result.errors} errors.`)
  }
  return result.requests.total / result.duration
}
