import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '#embedded-postgres/embedded-postgres.ts'
import { defaultAppToken } from '#server/settings/web.settings.ts'
import { openShopProcess } from '#testing/browser/shop-process.ts'
import { measureChat } from './chat.ts'
import { measureColdCheckout } from './cold-checkout.ts'
import { growDesk } from './desk/grow-desk.ts'
import { deskAmount, measureDesk } from './desk/measure-desk.ts'
import { measureEdits } from './edits.ts'
import { emptyDatabase, filledDatabase, makeCareful } from './filled-database.ts'
import { measureFirstViews } from './first-view.ts'
import { addToHistory, changesSince, describeChanges, readHistory, runOf } from './history.ts'
import { measureImports } from './imports.ts'
import { measureInteractions } from './interactions.ts'
import { growLargeShop, measureLargeShop } from './large-shop.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLogins } from './logins.ts'
import { type Measurement, tableOf } from './measure.ts'
import { measureOrders } from './orders.ts'
import { measurePeers } from './peers/measure-peers.ts'
import { measurePhotographs } from './photographs.ts'
import { measurePrefetched } from './prefetched.ts'
import { measureProcesses } from './processes.ts'
import { measureReads } from './reads.ts'
import { measureTaps } from './taps.ts'

/**
 * All measurements in one run, or the named parts, on a database and a shop of its own that end with it. What is filled
 * for half an hour stays in the folder `kept`, where one is named, and is there for the next run. `products` is how
 * many the large shop has.
 */
async function run(
  only: readonly string[],
  { kept, products }: { kept: string | undefined; products: number },
): Promise<void> {
  const dataDir = kept ? resolve(kept) : await mkdtemp(join(tmpdir(), 'huella-bench-'))
  const postgres = await startEmbedded({ dataDir })
  await makeCareful(postgres)
  const token = defaultAppToken
  const databaseUrl = await emptyDatabase(postgres, 'huella_bench')
  const shop = await openShopProcess({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, APP_TOKEN: token })
  try {
    const list = await fetch(`${shop.url}/api/listar-productos?token_authentication=${token}`)
    const { items } = (await list.json()) as { items: { urlamigable: string }[] }
    const slug = items[0]?.urlamigable ?? ''
    const parts: Record<string, () => Promise<Measurement[]>> = {
      memory: async () => [memoryAtRest(shop.memory())],
      reads: () => measureReads(shop.url, token),
      logins: () => measureLogins(shop.url, databaseUrl, token),
      orders: () => measureOrders(shop.url, databaseUrl, token),
      // Of its own: every order that is measured wants units, more than an edit may take away again.
      edits: async () =>
        measureEdits(
          await emptyDatabase(postgres, 'huella_edits'),
          { DATA_DIR: dataDir, APP_TOKEN: token },
          token,
        ),
      chat: () => measureChat({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, APP_TOKEN: token }),
      views: () => measureFirstViews(shop.url, slug),
      checkout: () => measureColdCheckout(shop.url),
      photographs: () =>
        measurePhotographs(databaseUrl, { DATA_DIR: dataDir, APP_TOKEN: token }, { slug, token }),
      interactions: () => measureInteractions(shop.url),
      clicks: () => measurePrefetched(shop.url),
      taps: () => measureTaps(shop.url),
      lighthouse: () => measureLighthouse(shop.url, slug),
      import: async () => measureImports(await emptyDatabase(postgres, 'huella_import')),
      large: async () =>
        measureLargeShop(
          {
            databaseUrl: await filledDatabase(postgres, `huella_large_${products}`, (url) =>
              growLargeShop(url, products),
            ),
            amount: products,
            token,
          },
          { DATA_DIR: dataDir, APP_TOKEN: token },
        ),
      processes: () => measureProcesses(databaseUrl, { DATA_DIR: dataDir, APP_TOKEN: token }, token),
      peers: () =>
        measurePeers(
          postgres,
          { DATA_DIR: dataDir, APP_TOKEN: token },
          { token, parent: join(dataDir, 'peers') },
        ),
      desk: async () =>
        measureDesk(
          await filledDatabase(postgres, 'huella_desk', (url) => growDesk(url, deskAmount)),
          { DATA_DIR: dataDir, APP_TOKEN: token },
          token,
        ),
    }
    const measurements: Measurement[] = []
    for (const [name, measure] of Object.entries(parts)) {
      if (only.includes(name) || (only.length === 0 && !longest.includes(name)))
        measurements.push(...(await measure()))
    }
    process.stdout.write(tableOf(measurements))
    await keep(measurements)
  } finally {
    await shop.stop()
    await postgres.stop()
    if (!kept) await rm(dataDir, { recursive: true, force: true })
  }
}

/** Run where they are named alone: the desk's 1,000,000 orders take half an hour, two processes need idle processors, and peers are installed. */
const longest = ['desk', 'processes', 'peers']

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

const results = join(import.meta.dirname, 'results')

/** As JSON, and as a line of the history of this machine, which says what became slower. */
async function keep(measurements: Measurement[]): Promise<void> {
  const history = join(results, 'history.jsonl')
  const [run, before] = [await runOf(measurements), await readHistory(history)]
  await addToHistory(history, run)
  await writeFile(join(results, 'latest.json'), `${JSON.stringify(run, null, 2)}\n`)
  process.stdout.write(`\n${describeChanges(changesSince(run, before))}`)
  process.stdout.write(
    '\nThe same as JSON: bench/results/latest.json; every run: bench/results/history.jsonl\n',
  )
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, products: { type: 'string', default: '100000' } },
})
await run(positionals, { kept: values.keep, products: Number(values.products) })
