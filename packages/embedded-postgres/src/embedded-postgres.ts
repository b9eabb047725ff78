import { accessSync, constants } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Access, readAccess } from './access-file.ts'
import { type ArchiveOptions, archiveSettings, prepareArchive } from './archive.ts'
import { findBinaries } from './binaries.ts'
import { createCluster, hasCluster } from './cluster.ts'
import { EmbeddedError, systemCode } from './embedded-error.ts'
import { lockFolder } from './folder-lock.ts'
import { keepArchive } from './keep-archive.ts'
import { keepRunning } from './keep-running.ts'
import { makeFolder } from './make-folder.ts'
import { isAlive, processesOn, readPostmaster } from './postmaster.ts'
import {
  adoptServer,
  ensureDatabase,
  hasRoom,
  launchServer,
  type Place,
  type Server,
} from './server-process.ts'
import { chooseIdentity } from './unprivileged.ts'

export type EmbeddedOptions = {
  /** Where everything is kept; made when absent. */
  dataDir: string
  /** Settings of the server beyond the usual ones, by their PostgreSQL names. */
  settings?: Record<string, string>
  /** Keeps what is written, so that any moment can be had again; left out, it is not kept. */
  archive?: ArchiveOptions | undefined
  /** Told what is happening, one short line each. */
  say?: (line: string) => void
  /** Told that the server ended and could not be started again. */
  onLost?: (problem: string) => void
}

export type EmbeddedPostgres = {
  /** The address of the shop's own database. */
  url: string
  /** The address of another database on the same server. */
  urlOf(database: string): string
  /** Whether the server was already running, left by a shop that was killed. */
  adopted: boolean
  /** Ends the server in order, waiting until everything is on disk. May be called twice. */
  stop(): Promise<void>
}

const databaseUser = 'huella'
const databaseName = 'huella'
const fastShutdownMs = 60_000

/**
 * Starts PostgreSQL in `dataDir`, or adopts the one that runs there, and keeps it running until `stop`.
 * It listens on 127.0.0.1 alone, with a password kept in `dataDir`. One process at a time may hold a folder.
 * Throws `EmbeddedError` with one plain sentence.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const say = options.say ?? (() => undefined)
  const dataDir = resolve(options.dataDir)
  openFolder(dataDir)
  const lock = lockFolder(join(dataDir, 'postgres.lock'), dataDir)
  try {
    const { archive } = options
    const settings = { ...options.settings, ...(archive && archiveSettings(archive)) }
    const place = await preparePlace(dataDir, settings, say)
    if (archive) prepareArchive(archive, place, say)
    const { server, adopted } = await runServer(place, say)
    await ensureDatabase(place, databaseName).catch(async (error: unknown) => {
      await endServer(server)
      throw error
    })
    const watch = keepRunning(server, {
      isAlive: ({ pid }) => isAlive(pid),
      restart: async () => (await adoptServer(place)) ?? (await launchServer(place)),
      hasRoom: () => hasRoom(place),
      onFull: (problem) => say(`${problem} The database is started again once there is some.`),
      onLost: options.onLost ?? (() => undefined),
      log: place.log,
    })
    const urlOf = (database: string) => addressOf(place.access, database)
    const url = urlOf(databaseName)
    const archiving = archive && keepArchive(place, { ...archive, url, say })
    let stopping: Promise<void> | undefined
    const stop = async () => {
      await archiving?.stop()
      await endServer(await watch.end())
      lock.release()
    }
    return {
      url,
      urlOf,
      adopted,
      stop() {
        stopping ??= stop()
        return stopping
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The address of the shop's database while another process runs it in `dataDir`; undefined when none does. */
export function findRunning(dataDir: string): string | undefined {
  const cluster = join(resolve(dataDir), 'postgres')
  const postmaster = readPostmaster(cluster)
  if (!postmaster) return undefined
  const { pid, port } = postmaster
  // The number in a stale file may belong to a stranger by now.
  if (!(processesOn(cluster)?.includes(pid) ?? isAlive(pid))) return undefined
  return addressOf(
    { ...readAccess(join(resolve(dataDir), 'postgres-access.json'), true), port },
    databaseName,
  )
}

export const addressOf = ({ password, port }: Access, database: string) =>
  `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${database}`

function openFolder(dataDir: string): void {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new EmbeddedError(
      `The folder ${dataDir} cannot be written (${systemCode(error)}): make it writable for this user, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}

export async function preparePlace(
  dataDir: string,
  settings: Record<string, string>,
  say: (line: string) => void,
): Promise<Place> {
  const cluster = join(dataDir, 'postgres')
  const accessPath = join(dataDir, 'postgres-access.json')
  const binaries = findBinaries()
  const access: Access = readAccess(accessPath, hasCluster(cluster))
  if (!hasCluster(cluster)) {
    say(`Making the database in ${cluster}`)
    await createCluster({ cluster, binaries, user: databaseUser, password: access.password })
  }
  const identity = await chooseIdentity(cluster, binaries.postgres)
  const log = join(dataDir, 'postgres.log')
  return { cluster, accessPath, access, binaries, identity, log, settings, user: databaseUser }
}

async function runServer(
  place: Place,
  say: (line: string) => void,
): Promise<{ server: Server; adopted: boolean }> {
  const running = await adoptServer(place)
  if (running) {
    say('Adopting the database that is already running')
    return { server: running, adopted: true }
  }
  say('Starting the database')
  return { server: await launchServer(place), adopted: false }
}

export async function endServer({ pid }: Server): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  if (await ended(pid, fastShutdownMs)) return
  process.kill(pid, 'SIGQUIT')
  await ended(pid, fastShutdownMs)
}

async function ended(pid: number, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs
  while (performance.now() < deadline) {
    if (!isAlive(pid)) return true
    await sleep(20)
  }
  return false
}
