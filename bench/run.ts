import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_APP_TOKEN } from '#server/config.ts'
import { startEmbedded } from '#server/db/embedded/embedded-postgres.ts'
import { openShopProcess } from '../e2e/support/shop-process.ts'
import { measureFirstViews } from './first-view.ts'
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
    ]
    printTable(measurements)
    await keep(measurements)
  } finally {
    await shop.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
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
