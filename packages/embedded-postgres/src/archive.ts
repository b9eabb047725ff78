import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pg from 'pg'
import { dayMs, hasLeapt, isAhead } from '#rules/backups/clock-leap.ts'
import { EmbeddedError } from './embedded-error.ts'
import { makeFolder } from './make-folder.ts'
import type { Place } from './server-process.ts'

/** What the server writes is kept in `folder` from a base on: any moment since then can be had again. */
export type ArchiveOptions = {
  /** Not the server's own, and better of another disk. */
  folder: string
  keepDays: number
  /** How often it is looked whether a base is due, in ms. */
  lookMs?: number
}

/** A minute of a quiet shop is lost at most with the machine. */
const longestSegmentSeconds = 60
const basePattern = /^base-(\d{4}-\d{2}-\d{2}T\d{2})(\d{2})(\d{2}\.\d{3}Z)$/
/** A random text in an archive, and in the database that it is of those of all its archives; a restored database has none. */
const idFile = 'archive.id'
const segmentPattern = /^[0-9A-F]{24}/
/** What a running server has for itself alone; the log of what it writes comes from the archive. */
const leftOut =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.|^(?:postmaster\.(?:pid|opts)|recovery\.signal|backup_label|tablespace_map|archive\.id)$|(?:^|\/)pgsql_tmp/

const quoted = (path: string) => `'${path.replaceAll("'", "'\\''").replaceAll('%', '%%')}'`

const archived = (folder: string) => `${quoted(join(folder, 'wal'))}/"%f".gz`

/**
 * Settings of a server whose log is archived: each segment once, whole, and never another one in its place. What a quiet
 * minute leaves of a segment is zeros, of which gzip leaves nothing. A segment is on the disk before its name is, and one that
 * a power loss tore all the same is written anew, since the server asks for it until it is there.
 */
export function archiveSettings({ folder }: ArchiveOptions): Record<string, string> {
  const target = archived(folder)
  const write = `gzip -1 -c "%p" > ${target}.part && sync ${target}.part && mv ${target}.part ${target} && sync ${quoted(join(folder, 'wal'))}`
  return {
    archive_mode: 'on',
    archive_timeout: String(longestSegmentSeconds),
    archive_command: `if test -e ${target} && gzip -t ${target}; then gzip -dc ${target} | cmp -s - "%p"; else ${write}; fi`,
  }
}

/** How a server gets its log back from the archive. */
export const restoreCommand = (folder: string): string => {
  const source = archived(folder)
  return `test -e ${source} && gzip -dc ${source} > "%p"`
}

const idPaths = (folder: string, { cluster }: Pick<Place, 'cluster'>) => ({
  ofArchive: join(folder, idFile),
  ofDatabase: join(cluster, idFile),
})

/** A text of each archive that the database has had, the present one last. */
const idsIn = (path: string): string[] => (existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [])

/**
 * Makes the archive's folder one that the server may write to, and this database's alone. One that it had before is its own
 * still, as where the folder was empty while its disk was not mounted. Throws `EmbeddedError` where it is another's: their logs
 * would stand in each other's way.
 */
export function prepareArchive(
  { folder }: Pick<ArchiveOptions, 'folder'>,
  place: Pick<Place, 'cluster' | 'identity'>,
  say: (line: string) => void,
): void {
  const wal = join(folder, 'wal')
  makeFolder(wal)
  const { ofArchive, ofDatabase } = idPaths(folder, place)
  const [[archiveId], known] = [idsIn(ofArchive), idsIn(ofDatabase)]
  if (archiveId === undefined || !known.includes(archiveId)) {
    const isEmpty =
      readdirSync(wal).length === 0 && !readdirSync(folder).some((name) => basePattern.test(name))
    if (!isEmpty)
      throw new EmbeddedError(
        `The archive in ${folder} is another database's, or of the time before a restore: set WAL_ARCHIVE to an empty folder.`,
      )
    const id = randomUUID()
    writeFileSync(ofArchive, id, { mode: 0o600 })
    writeFileSync(ofDatabase, [...known, id].join('\n'), { mode: 0o600 })
    if (known.length > 0)
      say(
        `Began a new archive in ${folder}, though the database had another: where a disk is to be mounted there, end the shop and mount it.`,
      )
  }
  const { owner } = place.identity
  if (owner === undefined) return
  for (const path of [folder, wal, ofArchive, ofDatabase]) chownSync(path, owner, owner)
}

/** Whether the archive lacks nothing that the server wrote since its newest base: it has had no other since. */
export function isUnbroken(folder: string, place: Pick<Place, 'cluster'>): boolean {
  const { ofArchive, ofDatabase } = idPaths(folder, place)
  return idsIn(ofArchive)[0] === idsIn(ofDatabase).at(-1)
}

/** From a base on, the archive is that of the database alone. */
function makeLast(folder: string, place: Pick<Place, 'cluster'>): void {
  const { ofArchive, ofDatabase } = idPaths(folder, place)
  const [id = ''] = idsIn(ofArchive)
  const others = idsIn(ofDatabase).filter((each) => each !== id)
  writeFileSync(ofDatabase, [...others, id].join('\n'))
}

/** Whether a base has its name from a clock that was ahead: its moment is none of those that it is looked for by. */
export const isDatedAhead = ({ at }: { at: Date }): boolean => isAhead(at.getTime(), Date.now())

/** The bases of an archive with the moments from which on they serve, the oldest first. */
export async function basesOf(folder: string): Promise<{ name: string; at: Date }[]> {
  const names = existsSync(folder) ? await readdir(folder) : []
  return names
    .map((name) => {
      const [, hour, minute, rest] = basePattern.exec(name) ?? []
      return { name, at: new Date(`${hour}:${minute}:${rest}`) }
    })
    .filter(({ at }) => !Number.isNaN(at.getTime()))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

/**
 * Copies the files of a server that runs, from which on its archive serves, and removes what is older than it is kept, but for
 * bases that it spared. `url` is that of a superuser. Throws once `signal` is aborted.
 */
export async function takeBase(
  url: string,
  place: Place,
  { folder, keepDays }: ArchiveOptions,
  signal: AbortSignal,
): Promise<{ name: string; spared: string[] }> {
  const unfinished = join(folder, 'base.unfinished')
  await rm(unfinished, { recursive: true, force: true })
  const client = new pg.Client({ connectionString: url, application_name: 'huella base' })
  client.on('error', () => undefined)
  await client.connect()
  // The end of a base waits for the archive, which may never take it. How the connection ends is told by what waits on it.
  const abort = () => void client.end().catch(() => undefined)
  signal.addEventListener('abort', abort)
  try {
    signal.throwIfAborted()
    await client.query(`SELECT pg_backup_start('huella', fast => true)`)
    await copyCluster(place.cluster, join(unfinished, 'postgres'), signal)
    const { rows } = await client.query<{ label: string; at: Date }>(
      `SELECT labelfile AS label, clock_timestamp() AS at FROM pg_backup_stop(wait_for_archive => true)`,
    )
    const [stopped] = rows
    if (!stopped) throw new Error('The base was not ended.')
    await writeFile(join(unfinished, 'postgres', 'backup_label'), stopped.label)
    await cp(place.accessPath, join(unfinished, 'access.json'))
    const name = `base-${stopped.at.toISOString().replaceAll(':', '')}`
    await rename(unfinished, join(folder, name))
    if (!isUnbroken(folder, place)) makeLast(folder, place)
    return { name, spared: await clearArchive(folder, { now: stopped.at, keepDays }) }
  } finally {
    signal.removeEventListener('abort', abort)
    await client.end()
  }
}

/** Files that come and go meanwhile may be missing: the log has what was in them. */
async function copyCluster(from: string, to: string, signal: AbortSignal): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  await cp(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter(source) {
      signal.throwIfAborted()
      return !leftOut.test(relative(from, source).replaceAll('\\', '/')) && existsSync(source)
    },
  })
}

/**
 * Bases, in their order, that no moment needs which is kept: those before the one that serves at the first of them. They are
 * spared where the clock seems to have leapt until the next base.
 */
export function supersededBases(
  bases: readonly { name: string; at: Date }[],
  { now, keepDays }: { now: Date; keepDays: number },
): { expired: string[]; spared: string[] } {
  const keptFrom = now.getTime() - keepDays * dayMs
  const old = bases.filter(({ at }) => at.getTime() <= keptFrom)
  const next = (bases[old.length]?.at ?? now).getTime()
  const isSpared = hasLeapt(
    old.map(({ at }) => at.getTime()),
    { next, keepDays },
  )
  const expired = old.slice(0, -1).map(({ name }) => name)
  return isSpared ? { expired: [], spared: expired } : { expired, spared: [] }
}

/** Removes the bases that are too old, and the log that none of the rest needs; which it spared. */
async function clearArchive(
  folder: string,
  { now, keepDays }: { now: Date; keepDays: number },
): Promise<string[]> {
  const bases = await basesOf(folder)
  const { expired, spared } = supersededBases(bases, { now, keepDays })
  for (const name of expired) await rm(join(folder, name), { recursive: true, force: true })
  const oldest = bases.find(({ name }) => !expired.includes(name))
  const first = oldest && firstSegment(join(folder, oldest.name))
  if (!first) return spared
  // The first eight digits are the timeline's: what comes after a restore counts on.
  for (const name of await readdir(join(folder, 'wal')))
    if (segmentPattern.test(name) && name.slice(8, 24) < first) await rm(join(folder, 'wal', name))
  return spared
}

function firstSegment(base: string): string | undefined {
  const label = readFileSync(join(base, 'postgres', 'backup_label'), 'utf8')
  return /^START WAL LOCATION: .*\(file [0-9A-F]{8}([0-9A-F]{16})\)/m.exec(label)?.[1]
}
