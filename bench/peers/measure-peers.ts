import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { EmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts'
import { openShopProcess } from '#testing/browser/shop-process.ts'
import { filledDatabase, reusedDatabase } from '../filled-database.ts'
import { growCatalogue } from '../large-catalogue.ts'
import { type Measurement, rate } from '../measure.ts'
import { memoryBeside, notStarted, type Round, rateBeside } from './beside.ts'
import { type Contestant, type Requests, type Sequence, sequenceOf } from './contestant.ts'
import { medusa } from './medusa/medusa.ts'
import { memoryOf } from './memory.ts'
import type { Peer } from './peer.ts'
import { readCatalogue } from './peer-catalogue.ts'
import { shopRequests } from './shop-requests.ts'
import { vendure } from './vendure/vendure.ts'

const amount = 10_000
const rounds = 3
const seconds = 3
const warmingSeconds = 1
const restSeconds = 5
const category = 'perros'
const stock = 1_000_000

const peers: readonly Peer[] = [vendure, medusa]

type Part = {
  name: string
  unit: string
  askers: number
  hasGoal?: boolean
  ask: (requests: Requests) => Promise<void>
}

/** A guest looks at a list, at what is offered while they type, at what they find and at three products, and orders two of them. */
async function visit(requests: Requests): Promise<void> {
  await requests.list()
  await requests.detail()
  await requests.suggestion()
  await requests.search()
  await requests.detail()
  await requests.detail()
  await requests.order()
}

const parts: Part[] = [
  { name: 'list of 16 with facets', unit: 'replies/s', askers: 16, hasGoal: true, ask: (of) => of.list() },
  { name: 'product detail', unit: 'replies/s', askers: 16, hasGoal: true, ask: (of) => of.detail() },
  { name: 'search of three words', unit: 'replies/s', askers: 16, ask: (of) => of.search() },
  { name: 'suggestion', unit: 'replies/s', askers: 16, ask: (of) => of.suggestion() },
  { name: 'whole visits to an order, 8 visitors', unit: 'visits/s', askers: 8, ask: visit },
  { name: 'orders with 8 buyers', unit: 'orders/s', askers: 8, hasGoal: true, ask: (of) => of.order() },
]

/**
 * The shop and its peers with the same catalogue on the same PostgreSQL, each asked in turn for what is not cached.
 * What is installed and filled stays in `parent`.
 */
export async function measurePeers(
  postgres: EmbeddedPostgres,
  environment: Record<string, string>,
  { token, parent }: { token: string; parent: string },
): Promise<Measurement[]> {
  const shopUrl = await filledDatabase(postgres, 'huella_peers', (url) => growCatalogue(url, amount))
  await stockUp(shopUrl)
  const catalogue = await readCatalogue(shopUrl)
  const sequence = () => sequenceOf(catalogue.products, category)
  const shop = await answering(await openShop(shopUrl, environment, { token, sequence: sequence() }))
  const opened: Contestant[] = []
  try {
    const measurements: Measurement[] = []
    for (const peer of peers) {
      try {
        const folder = await peer.install(parent)
        const databaseUrl = await reusedDatabase(postgres, peer.database, (url) =>
          peer.prepare(folder, url, catalogue),
        )
        opened.push(await answering(await peer.open(folder, databaseUrl, sequence())))
      } catch (error) {
        measurements.push(notStarted(peer.name, error))
      }
    }
    const hasGoals = (name: string) => peers.some((peer) => peer.name === name && peer.hasGoals)
    measurements.push(...(await measureMemory('at rest', 'now', shop, opened, hasGoals)))
    for (const part of parts) {
      const measured = await measurePart(part, shop, opened, hasGoals)
      for (const each of measured) process.stdout.write(`${JSON.stringify(each)}\n`)
      measurements.push(...measured)
    }
    measurements.push(...(await measureMemory('at its peak', 'peak', shop, opened, hasGoals)))
    return measurements
  } finally {
    await Promise.all([shop, ...opened].map((contestant) => contestant.stop()))
  }
}

/** One that lists and sells; ended where it does not. */
async function answering(contestant: Contestant): Promise<Contestant> {
  try {
    await contestant.requests.list()
    await contestant.requests.order()
    return contestant
  } catch (error) {
    await contestant.stop()
    throw error
  }
}

async function openShop(
  databaseUrl: string,
  environment: Record<string, string>,
  { token, sequence }: { token: string; sequence: Sequence },
): Promise<Contestant> {
  const shop = await openShopProcess({ ...environment, DATABASE_URL: databaseUrl })
  return {
    name: 'shop',
    requests: shopRequests(shop.url, token, sequence),
    memory: () => memoryOf(shop.pid),
    stop: () => shop.stop(),
  }
}

/** As much of everything as the peers have. */
async function stockUp(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(
      `insert into stock (product_id, branch_id, quantity)
       select p.id, (select min(id) from branches), 0 from products p
       where not exists (select from stock s where s.product_id = p.id)
         and not exists (select from product_options o where o.product_id = p.id)`,
    )
    await client.query('update stock set quantity = $1', [stock])
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** The shop, then each peer, and again: so many askers of each, who never pause. */
async function measurePart(
  { name, unit, askers, hasGoal = false, ask }: Part,
  shop: Contestant,
  opened: readonly Contestant[],
  hasGoals: (name: string) => boolean,
): Promise<Measurement[]> {
  const problems = new Map<Contestant, string>()
  const rateOf = async (contestant: Contestant, duration: number) => {
    if (problems.has(contestant)) return Number.NaN
    const works = Array.from({ length: askers }, () => () => ask(contestant.requests))
    return rate(works, duration).catch((error: unknown) => {
      if (contestant === shop) throw error
      problems.set(contestant, String(error))
      return Number.NaN
    })
  }
  for (const contestant of [shop, ...opened]) await rateOf(contestant, warmingSeconds)
  const rates: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    const ofShop = await rateOf(shop, seconds)
    const ofPeers: number[] = []
    for (const peer of opened) ofPeers.push(await rateOf(peer, seconds))
    rates.push({ shop: ofShop, peers: ofPeers })
  }
  return opened.map((peer, place) =>
    rateBeside(
      { name, unit },
      rates,
      { name: peer.name, place, hasGoal: hasGoal && hasGoals(peer.name) },
      problems.get(peer),
    ),
  )
}

/** Of all processes of each but PostgreSQL's. */
async function measureMemory(
  when: string,
  which: 'now' | 'peak',
  shop: Contestant,
  opened: readonly Contestant[],
  hasGoals: (name: string) => boolean,
): Promise<Measurement[]> {
  if (which === 'now') {
    for (const { requests } of [shop, ...opened]) await requests.list()
    await sleep(restSeconds * 1000)
  }
  const ofShop = shop.memory()[which]
  return opened.map(({ name, memory }) =>
    memoryBeside(when, { shop: ofShop, peer: memory()[which] }, { name, hasGoal: hasGoals(name) }),
  )
}
