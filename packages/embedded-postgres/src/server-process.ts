import { spawn } from 'node:child_process'
import {
  closeSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Access, freePort, writeAccess } from './access-file.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedError, NoRoomError } from './embedded-error.ts'
import { isAlive, pidFile, processesOn, readPostmaster } from './postmaster.ts'
import type { Identity } from './unprivileged.ts'

/** Where a server lives and how it is run. `access.port` follows the server when it has to move. */
export type Place = {
  cluster: string
  accessPath: string
  access: Access
  binaries: Binaries
  identity: Identity
  log: string
  settings: Record<string, string>
  user: string
}

export type Server = { pid: number }

const adoptionMs = 30_000
const startMs = 120_000
const pollMs = 30
const mostLaunches = 3
const logBytes = 10_000_000
/** A server that recovers writes a segment of its log first, of 16 MiB, and may need another for what follows. */
const leastRoomBytes = 48 * 1024 * 1024
/** What it says to those who ask whether it answers yet. */
const toWhoeverAsks = /FATAL: {2}the database system is /
const noRoom = /No space left on device|Disk quota exceeded/

/**
 * The server that already runs on this folder, once it answers to our password; undefined when none does.
 * Waits for one that is starting or ending, and for the last processes of one that was killed.
 */
export async function adoptServer(place: Place): Promise<Server | undefined> {
  const deadline = performance.now() + adoptionMs
  while (performance.now() < deadline) {
    const processes = processesOn(place.cluster)
    const postmaster = readPostmaster(place.cluster)
    const ours = postmaster && (processes?.includes(postmaster.pid) ?? isAlive(postmaster.pid))
    if (!ours && !processes?.length) {
      // The number in a stale file may belong to a stranger by now, for which PostgreSQL would refuse.
      if (postmaster && processes) rmSync(join(place.cluster, pidFile), { force: true })
      return undefined
    }
    if (ours && (await answers(place, postmaster.port))) {
      setPort(place, postmaster.port)
      return { pid: postmaster.pid }
    }
    await sleep(pollMs)
  }
  throw new EmbeddedError(
    `A PostgreSQL runs on ${place.cluster} and does not answer: end its process, or set DATA_DIR to another folder.`,
  )
}

/**
 * Starts a server on this folder and waits until it answers, recovering first from a kill if it must. Throws `NoRoomError`
 * where its disk is full.
 */
export async function launchServer(place: Place): Promise<Server> {
  for (let launch = 1; ; launch += 1) {
    setPort(place, await freePort(place.access.port))
    const logStart = openLog(place.log)
    const child = spawnServer(place)
    const outcome = await waitForServer(place, child)
    if (outcome === 'ready' && child.pid !== undefined) {
      if (place.settings.archive_mode === 'on') await keepArchiveTime(place)
      return { pid: child.pid }
    }
    const reason = lastComplaint(place.log, logStart)
    const portTaken = reason.includes('in use') || reason.includes('create any TCP/IP sockets')
    if (portTaken && launch < mostLaunches) continue
    if (outcome === 'silent') child.kill('SIGINT')
    if (noRoom.test(reason) || !hasRoom(place))
      throw new NoRoomError(`There is no room on the disk of ${place.cluster}: free some space.`)
    throw new EmbeddedError(`PostgreSQL could not start (${reason}): see ${place.log}.`)
  }
}

/** Makes the database with this name if it is not there. */
export async function ensureDatabase(place: Place, database: string): Promise<void> {
  const client = clientFor(place, place.access.port)
  await client.connect()
  try {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [database])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}

/**
 * What ends segments of the log by their time begins while the server still recovers, and sleeps for `checkpoint_timeout`,
 * five minutes, then: to read its settings again wakes it, and from then on it looks each `archive_timeout`.
 */
async function keepArchiveTime(place: Place): Promise<void> {
  const client = clientFor(place, place.access.port)
  await client.connect()
  try {
    await client.query('SELECT pg_reload_conf()')
  } finally {
    await client.end()
  }
}

/** Detached, in a session of its own: Ctrl-C in the terminal reaches the shop alone, which ends it in order. */
function spawnServer({ identity, binaries, cluster, access, settings, log }: Place) {
  const all = {
    listen_addresses: '127.0.0.1',
    port: access.port,
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    jit: 'off',
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command = binaries.postgres, ...args] = [
    ...identity.prefix,
    binaries.postgres,
    '-D',
    cluster,
    ...flags,
  ]
  const output = openSync(log, 'a', 0o600)
  const child = spawn(command, args, { detached: true, stdio: ['ignore', output, output], cwd: '/' })
  closeSync(output)
  child.unref()
  return child
}

async function waitForServer(
  place: Place,
  child: ReturnType<typeof spawn>,
): Promise<'ready' | 'ended' | 'silent'> {
  let gone = false
  child.once('error', () => {
    gone = true
  })
  child.once('exit', () => {
    gone = true
  })
  const deadline = performance.now() + startMs
  while (performance.now() < deadline) {
    if (gone) return 'ended'
    if (await answers(place, place.access.port)) return 'ready'
    await sleep(pollMs)
  }
  return 'silent'
}

async function answers(place: Place, port: number): Promise<boolean> {
  const client = clientFor(place, port)
  client.on('error', () => undefined)
  try {
    await client.connect()
    const answer = await client.query<{ data_directory: string }>('SHOW data_directory')
    const folder = answer.rows[0]?.data_directory
    return folder !== undefined && realpathSync(folder) === realpathSync(place.cluster)
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function clientFor({ user, access }: Place, port: number): pg.Client {
  return new pg.Client({
    host: '127.0.0.1',
    port,
    user,
    password: access.password,
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  })
}

function setPort(place: Place, port: number): void {
  if (place.access.port === port) return
  place.access.port = port
  writeAccess(place.accessPath, place.access)
}

/** Puts a long log aside and returns where the next line will stand, in bytes. */
function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size < logBytes) return size
  renameSync(path, `${path}.1`)
  return 0
}

/** A disk that is full takes no line of its log either, which then says nothing of that. */
export function hasRoom({ cluster }: Pick<Place, 'cluster'>): boolean {
  const { bavail, bsize } = statfsSync(cluster)
  return bavail * bsize >= leastRoomBytes
}

function lastComplaint(path: string, from: number): string {
  const text = readFileSync(path).subarray(from).toString('utf8')
  const complaints = text
    .split('\n')
    .filter((line) => /FATAL|PANIC|ERROR|error|cannot/.test(line) && !toWhoeverAsks.test(line))
  return (complaints.at(-1) ?? text.trim().split('\n').at(-1) ?? 'no reason given').replace(/^.*?: {2}/, '')
}
