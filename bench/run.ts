import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbedded } from '#embedded-postgres/embedded-postgres.ts'
import { defaultAppToken } from '#server/settings/web.settings.ts'
import { openShopProcess } from '#testing/browser/shop-process.ts'
import { measureChat } from './chat.ts'
import { measureColdCheckout } from './cold-checkout.ts'
import { measureDesk } from './desk/measure-desk.ts'
import { measureFirstViews } from './first-view.ts'
import { measureInteractions } from './interactions.ts'
import { measureLargeShop } from './large-shop.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLogins } from './logins.ts'
import { type Measurement, printTable } from './measure.ts'
import { measureOrders } from './orders.ts'
import { measurePhotographs } from './photographs.ts'
import { measurePrefetched } from './prefetched.ts'
import { measureReads } from './reads.ts'
import { measureTaps } from './taps.ts'

/** All measurements in one run, or the named parts, on a database and a shop of its own that end with it. */
async function run(only: readonly string[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'huella-bench-'))
  const postgres = await startEmbedded({ dataDir })
  const token = defaultAppToken
  const shop = await openShopProcess({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, APP_TOKEN: token })
  try {
    const list = await fetch(`${shop.url}/api/listar-productos?token_authentication=${token}`)
    const { items } = (await list.json()) as { items: { urlamigable: string }[] }
    const slug = items[0]?.urlamigable ?? ''
    const parts: Record<string, () => Promise<Measurement[]>> = {
      memory: async () => [memoryAtRest(shop.memory())],
      reads: () => measureReads(shop.url, token),
      logins: () => measureLogins(shop.url, postgres.url, token),
      orders: () => measureOrders(shop.url, postgres.url, token),
      chat: () => measureChat({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, APP_TOKEN: token }),
      views: () => measureFirstViews(shop.url, slug),
      checkout: () => measureColdCheckout(shop.url),
      photographs: () => measurePhotographs(shop.url, postgres.url, slug),
      interactions: () => measureInteractions(shop.url),
      clicks: () => measurePrefetched(shop.url),
      taps: () => measureTaps(shop.url),
      lighthouse: () => measureLighthouse(shop.url, slug),
      large: async () =>
        measureLargeShop(
          await emptyDatabase(postgres, 'huella_large'),
          { DATA_DIR: dataDir, APP_TOKEN: token },
          token,
        ),
      desk: async () =>
        measureDesk(
          await emptyDatabase(postgres, 'huella_desk'),
          { DATA_DIR: dataDir, APP_TOKEN: token },
          token,
        ),
    }
    const measurements: Measurement[] = []
    for (const [name, measure] of Object.entries(parts)) {
      if (only.includes(name) || (only.length === 0 && !longest.includes(name)))
        measurements.push(...(await measure()))
    }
    printTable(measurements)
    await keep(measurements)
  } finally {
    await shop.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Run where they are named alone: a shop of 1,000,000 products and orders is made in half an hour. */
const longest = ['desk']

/** Measured first: what the process takes once it has answered a list, before anything else is asked of it. */
function memoryAtRest(megabytes: number): Measurement {
  return {
    name: 'memory of a process at rest',
    value: megabytes,
    unit: 'MB',
    goal: '≤ 250 MB',
    met: megabytes <= 250,
  }
}

/** Another database on the same server. */
async function emptyDatabase(postgres: EmbeddedPostgres, name: string): Promise<string> {
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return postgres.urlOf(name)
}

async function keep(measurements: unknown): Promise<void> {
  const folder = join(import.meta.dirname, 'results')
  await mkdir(folder, { recursive: true })
  const report = {
    at: new Date().toISOString(),
    node: process.version,
    processors: cpus().length,
    measurements,
  }
  const file = join(folder, 'latest.json')
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`)
  process.stdout.write('\nThe same as JSON: bench/results/latest.json\n')
}

await run(process.argv.slice(2))
