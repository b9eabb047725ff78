import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#embedded-postgres/embedded-postgres.ts'
import { isAlive, processesOn, readPostmaster } from '#embedded-postgres/postmaster.ts'
import { hasRoomInMemory, inMemory } from '../room-in-memory.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it adds to the interface of vitest
  export interface ProvidedContext {
    testServer: TestServer
  }
}

/** The PostgreSQL of one test run. The names of all its databases begin with `prefix`. */
export type TestServer = { url: string; prefix: string }

type Running = TestServer & { users: number; stop(): Promise<void> }

const dataFolder = 'huella-testrun-'
/** What the databases of two runs at once and their log take at most, with as much again for all others. */
const roomGib = 6
const notDurable = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '500',
  shared_buffers: '64MB',
  autovacuum: 'off',
}

// Every project of the run loads this file for itself, so what they share cannot be a variable of it.
const shared = globalThis as typeof globalThis & { huellaTestServer?: Promise<Running> }

/** Vitest's global setup: one server for the whole run, that of `TEST_DATABASE_URL` if it is set. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.huellaTestServer ??= start()
  const server = await shared.huellaTestServer
  server.users += 1
  project.provide('testServer', { url: server.url, prefix: server.prefix })
  return async () => {
    server.users -= 1
    if (server.users > 0) return
    shared.huellaTestServer = undefined
    await server.stop()
  }
}

async function start(): Promise<Running> {
  const { TEST_DATABASE_URL: given, TEST_DATABASE_PREFIX: kept } = process.env
  const prefix = kept ?? `huella_test_${process.pid}_${Date.now().toString(36)}_`
  if (!given) return { ...(await startTestPostgres()), prefix, users: 0 }
  // With a prefix that is given the templates stay for the next run: who gave it ends the server.
  return { url: given, prefix, users: 0, stop: async () => (kept ? undefined : dropDatabases(given, prefix)) }
}

/** A PostgreSQL on a folder of its own, which goes with it. */
export async function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  await clearKilledRuns()
  // A database is cloned from its template as 1,400 files: on a disk that others write to, that takes seconds.
  const place = hasRoomInMemory(roomGib) ? inMemory : tmpdir()
  const dataDir = await mkdtemp(join(place, `${dataFolder}${process.pid}-`))
  // Through a socket of its folder a question is answered in four fifths of the time that a port of the network takes.
  const folder = join(dataDir, 'postgres')
  const server = await startEmbedded({
    dataDir,
    settings: { ...notDurable, unix_socket_directories: folder },
  })
  return {
    url: `${server.url}?host=${encodeURIComponent(folder)}`,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A run that was killed leaves its server behind; the next run ends it. */
async function clearKilledRuns(): Promise<void> {
  const places = [inMemory, tmpdir()].filter((place) => existsSync(place))
  const folders = await Promise.all(
    places.map(async (place) => (await readdir(place)).map((name) => join(place, name))),
  )
  for (const folder of folders.flat()) {
    const name = basename(folder)
    if (!name.startsWith(dataFolder)) continue
    if (isAlive(Number(name.slice(dataFolder.length).split('-')[0]))) continue
    const left = processesOnIfAny(join(folder, 'postgres'))
    const postmaster = readPostmaster(join(folder, 'postgres'))
    if (postmaster && left.includes(postmaster.pid)) process.kill(postmaster.pid, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

function processesOnIfAny(cluster: string): number[] {
  return existsSync(cluster) ? (processesOn(cluster) ?? []) : []
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const found = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of found.rows) {
      await client.query(`DROP DATABASE ${client.escapeIdentifier(datname)} WITH (FORCE)`)
    }
  } finally {
    await client.end()
  }
}
