import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { DEFAULT_APP_TOKEN } from '#server/config.ts'
import { type EmbeddedPostgres, startEmbedded } from '#server/db/embedded/embedded-postgres.ts'
import { openShopProcess } from '../e2e/support/shop-process.ts'
import { measureFirstViews } from './first-view.ts'
import { measureLargeShop } from './large-shop.ts'
import { measureLogins } from './logins.ts'
import { printTable } from './measure.ts'
import { measureOrders } from './orders.ts'
import { measureReads } from './reads.ts'

/** All measurements in one run, on a database and a shop of its own that end with it. */
async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'huella-bench-'))
  const postgres = await startEmbedded({ dataDir })
  const token = DEFAULT_APP_TOKEN
  const shop = await openShopProcess({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, APP_TOKEN: token })
  try {
    const list = await fetch(`${shop.url}/api/listar-productos?token_authentication=${token}`)
    const { items } = (await list.json()) as { items: { urlamigable: string }[] }
    const measurements = [
      ...(await measureReads(shop.url, token)),
      ...(await measureLogins(shop.url, postgres.url, token)),
      await measureOrders(shop.url, postgres.url, token),
      ...(await measureFirstViews(shop.url, items[0]?.urlamigable ?? '')),
      ...(await measureLargeShop(
        await emptyDatabase(postgres),
        { DATA_DIR: dataDir, APP_TOKEN: token },
        token,
      )),
    ]
    printTable(measurements)
    await keep(measurements)
  } finally {
    await shop.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Another database on the same server. */
async function emptyDatabase(postgres: EmbeddedPostgres): Promise<string> {
  const client = new pg.Client(postgres.url)
  await client.connect()
  await client.query('create database huella_large')
  await client.end()
  return postgres.urlOf('huella_large')
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

await run()
