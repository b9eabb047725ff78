import { chownSync, readFileSync } from 'node:fs'
import { cp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { restoreCommand } from './archive.ts'
import { basesOf, isDatedAhead } from './bases.ts'
import { hasCluster } from './cluster.ts'
import { EmbeddedError } from './embedded-error.ts'
import { addressOf, endServer, preparePlace } from './embedded-postgres.ts'
import { lockFolder } from './folder-lock.ts'
import { makeFolder } from './make-folder.ts'
import { launchServer, type Place } from './server-process.ts'

const pollMs = 100
const endsBefore = 'recovery ended before configured recovery target was reached'

/**
 * Makes the database of the moment `until`, or of the last that the archive knows, in a folder that has none. Throws
 * `EmbeddedError` where the archive does not reach to that moment, and leaves no database then.
 */
export async function restoreMoment({
  folder,
  dataDir,
  until,
  settings = {},
}: {
  /** The archive. */
  folder: string
  dataDir: string
  until?: Date | undefined
  /** As of `startEmbedded`. */
  settings?: Record<string, string>
}): Promise<void> {
  const home = resolve(dataDir)
  makeFolder(home)
  const lock = lockFolder(join(home, 'postgres.lock'), home)
  try {
    await copyBase(await chooseBase(folder, until), home)
    const recovery = {
      restore_command: restoreCommand(folder),
      recovery_target_timeline: 'latest',
      ...(until && { recovery_target_time: timestampOf(until), recovery_target_action: 'promote' }),
    }
    const place = await preparePlace(home, { ...settings, ...recovery }, () => undefined)
    await handOver(place)
    await recover(place, folder)
  } finally {
    lock.release()
  }
}

/** Before the server knows any names of zones. */
const timestampOf = (moment: Date) => moment.toISOString().replace('T', ' ').replace('Z', '+00')

async function chooseBase(folder: string, until: Date | undefined): Promise<string> {
  const bases = await basesOf(folder)
  const usual = bases.findLast((base) => !isDatedAhead(base) && (!until || base.at <= until))
  // One that a clock named which was ahead is better than none.
  const base = usual ?? (until ? undefined : bases.at(-1))
  if (base) return join(folder, base.name)
  const begins = bases[0] ? `begins at ${bases[0].at.toISOString()}: choose a later moment` : 'has no base'
  throw new EmbeddedError(`The archive in ${folder} ${begins}.`)
}

async function copyBase(base: string, home: string): Promise<void> {
  const cluster = join(home, 'postgres')
  if (hasCluster(cluster))
    throw new EmbeddedError(`There is a database in ${home} already: set DATA_DIR to another folder.`)
  const unfinished = `${cluster}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await cp(join(base, 'postgres'), unfinished, { recursive: true })
  await writeFile(join(unfinished, 'recovery.signal'), '')
  await cp(join(base, 'access.json'), join(home, 'postgres-access.json'))
  await rename(unfinished, cluster)
}

/** What root has copied belongs to whom the server runs as. */
async function handOver({ cluster, identity: { owner } }: Place): Promise<void> {
  if (owner === undefined) return
  for (const name of await readdir(cluster, { recursive: true })) chownSync(join(cluster, name), owner, owner)
}

async function recover(place: Place, folder: string): Promise<void> {
  const logged = () => readFileSync(place.log, 'utf8')
  try {
    const server = await launchServer(place)
    try {
      await untilRecovered(addressOf(place.access, 'postgres'))
    } finally {
      await endServer(server)
    }
  } catch (error) {
    await rm(place.cluster, { recursive: true, force: true })
    if (!logged().includes(endsBefore)) throw error
    throw new EmbeddedError(`The archive in ${folder} ends before that moment: choose an earlier one.`, {
      cause: error,
    })
  }
}

async function untilRecovered(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query<{ busy: boolean }>('SELECT pg_is_in_recovery() AS busy')
      if (!rows[0]?.busy) return
      await sleep(pollMs)
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}
