import autocannon from 'autocannon'
import pg from 'pg'
import { searches } from '#demo/data/searches.ts'
import { type Measurement, median, pairwise } from './measure.ts'
import { mostPrice, newPriceRange } from './price-range.ts'

const connections = 16
const seconds = 5
const rounds = 3
const crowds = [16, 40]
const mostSearchMs = 100
const mostCrowdRatio = 1.5
/** Nothing that the shop sells: two that words are like, two that nothing is like, two beside a common word. */
const misses = ['royal canin', 'whiskas', 'xyzzy', 'qwerty asdfg', 'perro qwerty', 'collar zzkk para gato']

type Subject = {
  databaseUrl: string
  shopUrl: string
  token: string
  /** How many products the shop has. */
  amount: number
}

/** What a large shop answers to addresses that nobody has asked for before, beside those that it has cached. */
export async function measureLargeReads(subject: Subject): Promise<Measurement[]> {
  const addresses = addressesOf(subject, await readSlugs(subject.databaseUrl))
  return [
    ...(await measureDistinct(subject, addresses)),
    ...(await measureCrowds(subject, addresses)),
    ...(await measureSearches(subject)),
  ]
}

type Addresses = Record<
  | 'list of 16 with facets'
  | 'list of the whole shop with facets'
  | 'product detail'
  | 'rendered product page',
  () => string
>

/** Each call gives an address that was not asked for before. */
function addressesOf({ token }: Subject, slugs: readonly string[]): Addresses {
  let place = 0
  const nextSlug = () => {
    const slug = slugs[place]
    if (slug === undefined) throw new Error('The shop has not enough products.')
    place += 1
    return slug
  }
  let price = 0
  const nextList = (category = '') => {
    price += 1
    const range = newPriceRange(price)
    return `/api/listar-productos?token_authentication=${token}${category}&filter_price=${range}`
  }
  return {
    'list of 16 with facets': () => nextList('&urlamigable_categoria=perros'),
    'list of the whole shop with facets': () => nextList(),
    'product detail': () =>
      `/api/ver-producto?token_authentication=${token}&urlamigable_producto=${nextSlug()}`,
    'rendered product page': () => `/shop/products/${nextSlug()}`,
  }
}

async function readSlugs(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ slug: string }>(
      'select slug from products where active order by md5(slug)',
    )
    return rows.map(({ slug }) => slug)
  } finally {
    await client.end()
  }
}

/** At the 99th percentile; a large list counts more products than a small one, a page shows one all the same. */
const mostMs = (name: string, amount: number) => (name.startsWith('list') && amount > 100_000 ? 100 : 50)
const leastPagesPerSecond = 200

/**
 * Replies a second to ever new addresses, against one address that is asked for again and again, and how long the slowest of
 * a hundred of them take where 16 ask at once.
 */
async function measureDistinct({ shopUrl, amount }: Subject, addresses: Addresses): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const [name, next] of Object.entries(addresses)) {
    const cached = next()
    const slowest: number[] = []
    await load(shopUrl, 1, () => cached)
    const { a, b, ratio } = await pairwise(
      rounds,
      async () => {
        const distinct = await load(shopUrl, seconds, next)
        slowest.push(distinct.p99)
        return distinct.perSecond
      },
      async () => (await load(shopUrl, seconds, () => cached)).perSecond,
    )
    const products = amount.toLocaleString('en')
    measurements.push({
      name: `${name}, ${products} products, distinct addresses (yardstick: one cached address)`,
      value: a,
      yardstick: b,
      unit: 'replies/s',
      ratio,
      ...(name === 'rendered product page' && {
        goal: `at least ${leastPagesPerSecond} a second`,
        met: a >= leastPagesPerSecond,
      }),
    })
    const value = median(slowest)
    const most = mostMs(name, amount)
    measurements.push({
      name: `${name}, ${products} products, distinct addresses, 16 at once, p99`,
      value,
      unit: 'ms',
      goal: `at most ${most} ms`,
      met: value <= most,
    })
  }
  return measurements
}

/**
 * How long the last of so many who ask for one cold address at once waits, against one who asks for a cold address
 * alone and as many who ask for it once it is cached: so many connections, replies and decodings take their time where
 * nobody waits for a reading, and most of it is spent on this side.
 */
async function measureCrowds({ shopUrl }: Subject, addresses: Addresses): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const [name, next] of Object.entries(addresses)) {
    for (const crowd of crowds) {
      const { a, b, ratio } = await pairwise(
        rounds * 2,
        () => askTogether(shopUrl + next(), crowd),
        () => askInTurn(shopUrl + next(), crowd),
      )
      measurements.push({
        name: `${name}, ${crowd} askers of one cold address at once: the last (yardstick: one asker, then as many of what is cached by then)`,
        value: a,
        yardstick: b,
        unit: 'ms',
        ratio,
        goal: `at most ${mostCrowdRatio} times that`,
        met: ratio <= mostCrowdRatio,
      })
    }
  }
  return measurements
}

async function askInTurn(url: string, crowd: number): Promise<number> {
  return (await askTogether(url, 1)) + (await askTogether(url, crowd))
}

async function askTogether(url: string, crowd: number): Promise<number> {
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: crowd }, async () => {
      // As browsers ask where it is encrypted: without that, Node asks for an encoding that nobody meets.
      const reply = await fetch(url, { headers: { 'accept-encoding': 'br' } })
      await reply.arrayBuffer()
      if (!reply.ok) throw new Error(`${url} answers ${reply.status} to one of ${crowd} askers.`)
    }),
  )
  return performance.now() - begun
}

/**
 * Lists by what shoppers type, found or not, each time with a price that nobody asked for, as who filters a search asks:
 * the 99th percentile, against that of texts that are all found. What a text finds is known after its first list.
 */
async function measureSearches({ shopUrl, token, amount }: Subject): Promise<Measurement[]> {
  const found = searches.filter(({ wanted }) => !wanted.help && !wanted.typo).map(({ text }) => text)
  const typos = searches.filter(({ wanted }) => wanted.typo).map(({ text }) => text)
  const mixed = found.flatMap((text, index) => [
    text,
    typos[index % typos.length] ?? text,
    misses[index % misses.length] ?? text,
  ])
  const kinds = [
    { name: 'searches found, misspelled and of nothing, in turn', texts: mixed },
    { name: 'searches that find nothing', texts: misses },
    { name: 'searches that find nothing, each for the first time', texts: misses, isNew: true },
  ]
  const measurements: Measurement[] = []
  let turn = 0
  const next =
    (texts: readonly string[], isNew = false) =>
    () => {
      turn += 1
      const text = texts[turn % texts.length] ?? ''
      const query = new URLSearchParams({
        token_authentication: token,
        texto: isNew ? `${text} ${newWord(turn)}` : text,
        filter_price: `${turn}-${mostPrice}`,
      })
      return `/api/listar-productos?${query}`
    }
  for (const { name, texts, isNew } of kinds) {
    await load(shopUrl, 1, next(texts, isNew))
    const { a, b, ratio } = await pairwise(
      rounds,
      async () => (await load(shopUrl, seconds, next(texts, isNew))).p99,
      async () => (await load(shopUrl, seconds, next(found))).p99,
    )
    measurements.push({
      name: `${name}, ${amount.toLocaleString('en')} products, with a price nobody asked for, 16 at once, p99 (yardstick: all found)`,
      value: a,
      yardstick: b,
      unit: 'ms',
      ratio,
      goal: `at most ${mostSearchMs} ms`,
      met: a <= mostSearchMs,
    })
  }
  return measurements
}

/** A word that nothing is like, another for each turn. */
const newWord = (turn: number) =>
  `zx${[...String(turn)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('q')}`

/** Anything but a 2xx is a failure of the measurement. */
export async function load(
  shopUrl: string,
  duration: number,
  next: () => string,
): Promise<{ perSecond: number; p99: number }> {
  const result = await autocannon({
    url: shopUrl,
    connections,
    duration,
    headers: { 'accept-encoding': 'br' },
    requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${shopUrl} gave ${result.non2xx} replies other than 2xx and ${result.errors} errors.`)
  }
  return {
    perSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
  }
}
