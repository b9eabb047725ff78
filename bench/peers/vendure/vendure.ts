import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#testing/browser/free-port.ts'
import type { Contestant, Sequence } from '../contestant.ts'
import { installPeer } from '../install-peer.ts'
import type { Memory } from '../memory.ts'
import type { Peer } from '../peer.ts'
import type { PeerCatalogue } from '../peer-catalogue.ts'
import { openPeer, runPeer } from '../peer-process.ts'
import { versions } from '../versions.ts'
import { fillVendure } from './fill-vendure.ts'
import { vendureFiles } from './vendure-files.ts'
import { vendureRequests } from './vendure-requests.ts'

const version = versions.vendure['@vendure/core']

/** Pesos. */
const shippingPrice = 4990
const minutes = { begin: 5, index: 30, open: 3 }

/** What Vendure's own populator takes; collections whose names are doubled are told apart by their slugs. */
const initialData = ({ categories }: PeerCatalogue) => ({
  defaultLanguage: 'es',
  defaultZone: 'Chile',
  countries: [{ name: 'Chile', code: 'CL', zone: 'Chile' }],
  taxRates: [{ name: 'IVA', percentage: 19 }],
  shippingMethods: [{ name: 'Despacho', price: shippingPrice }],
  paymentMethods: [
    {
      name: 'Transferencia',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'false' }] },
    },
  ],
  collections: categories.map(({ slug, name, parent }) => ({
    ...{ slug, name },
    ...(parent && { parentName: categories.find((each) => each.slug === parent)?.name }),
  })),
})

const environmentOf = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  VENDURE_DISABLE_TELEMETRY: 'true',
  PEER_SECRET: 'of-a-measurement-alone',
  PORT: '0',
})

async function prepare(folder: string, databaseUrl: string, catalogue: PeerCatalogue): Promise<void> {
  const environment = environmentOf(databaseUrl)
  await writeFile(join(folder, 'initial.json'), JSON.stringify(initialData(catalogue)))
  await runPeer(
    { folder, arguments: ['begin.cjs'], environment: { ...environment, PEER_BEGINS: 'yes' } },
    minutes.begin,
  )
  await fillVendure(databaseUrl, catalogue)
  await runPeer({ folder, arguments: ['index.cjs'], environment }, minutes.index)
}

/** Starts its server, and the worker beside it that keeps the search's index, as it is run in production. */
async function open(folder: string, databaseUrl: string, sequence: Sequence): Promise<Contestant> {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const environment = { ...environmentOf(databaseUrl), PORT: port }
  const server = await openPeer(
    { folder, arguments: ['server.cjs'], environment },
    { isReady: async () => (await fetch(`${url}/health`)).ok, minutes: minutes.open },
  )
  const worker = await openPeer(
    { folder, arguments: ['worker.cjs'], environment },
    { isReady: async () => true, minutes: minutes.open },
  )
  return {
    name: vendure.name,
    requests: vendureRequests(url, sequence),
    memory: () => sum(server.memory(), worker.memory()),
    stop: async () => {
      await Promise.all([server.stop(), worker.stop()])
    },
  }
}

export const vendure: Peer = {
  name: `Vendure ${version}`,
  database: `vendure_${version.replaceAll('.', '_')}`,
  hasGoals: true,
  install: (parent) => installPeer(parent, 'vendure', vendureFiles),
  ...{ prepare, open },
}

const sum = (a: Memory, b: Memory): Memory => ({ now: a.now + b.now, peak: a.peak + b.peak })
