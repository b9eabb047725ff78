import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#testing/browser/free-port.ts'
import type { Contestant, Sequence } from '../contestant.ts'
import { installPeer } from '../install-peer.ts'
import type { Peer } from '../peer.ts'
import type { PeerCatalogue } from '../peer-catalogue.ts'
import { openPeer, runPeer } from '../peer-process.ts'
import { versions } from '../versions.ts'
import { fillMedusa } from './fill-medusa.ts'
import { medusaFiles } from './medusa-files.ts'
import { medusaRequests } from './medusa-requests.ts'

const version = versions.medusa['@medusajs/medusa']
const command = 'node_modules/@medusajs/cli/cli.js'
const minutes = { migrate: 5, open: 5, index: 30 }

const environmentOf = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  MEDUSA_DISABLE_TELEMETRY: 'true',
  LOG_LEVEL: 'error',
  PEER_SECRET: 'of-a-measurement-alone',
})

async function start(folder: string, databaseUrl: string) {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const process = await openPeer(
    {
      folder,
      arguments: [command, 'start', '--host', '127.0.0.1', '--port', port],
      environment: environmentOf(databaseUrl),
    },
    { isReady: async () => (await fetch(`${url}/health`)).ok, minutes: minutes.open },
  )
  return { url, process }
}

/** Its first start fills the search's index. */
async function prepare(folder: string, databaseUrl: string, catalogue: PeerCatalogue): Promise<void> {
  await runPeer(
    { folder, arguments: [command, 'db:migrate'], environment: environmentOf(databaseUrl) },
    minutes.migrate,
  )
  await fillMedusa(databaseUrl, catalogue)
  const { process } = await start(folder, databaseUrl)
  try {
    await indexed(databaseUrl, catalogue.products.length)
  } finally {
    await process.stop()
  }
}

async function indexed(databaseUrl: string, amount: number): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const deadline = performance.now() + minutes.index * 60_000
    for (;;) {
      const { rows } = await client.query<{ documents: number }>(
        'select coalesce(max(document_count), 0)::int as documents from search_postgres_index',
      )
      if (rows[0]?.documents === amount) break
      if (performance.now() > deadline)
        throw new Error(`Of ${amount} products its search has ${rows[0]?.documents}.`)
      await sleep(500)
    }
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** One process that answers and does the jobs, as it is started where nothing else is said. */
async function open(folder: string, databaseUrl: string, sequence: Sequence): Promise<Contestant> {
  const { url, process } = await start(folder, databaseUrl)
  return {
    name: medusa.name,
    requests: medusaRequests(url, sequence),
    memory: () => process.memory(),
    stop: () => process.stop(),
  }
}

export const medusa: Peer = {
  name: `Medusa ${version}`,
  database: `medusa_${version.replaceAll('.', '_')}`,
  hasGoals: false,
  install: (parent) => installPeer(parent, 'medusa', medusaFiles),
  ...{ prepare, open },
}
