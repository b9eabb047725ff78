import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pg from 'pg'
import { hasLeapt, isAhead } from '#rules/backups/clock-leap.ts'
import { dayMs } from '#rules/time/day-ms.ts'
import { isUnbroken, makeLast } from './archive-id.ts'
import type { Place } from './server-process.ts'

const basePattern = /^base-(\d{4}-\d{2}-\d{2}T\d{2})(\d{2})(\d{2}\.\d{3}Z)$/
const segmentPattern = /^[0-9A-F]{24}/
/** What a running server has for itself alone; the log of what it writes comes from the archive. */
const leftOut =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.|^(?:postmaster\.(?:pid|opts)|recovery\.signal|backup_label|tablespace_map|archive\.id)$|(?:^|\/)pgsql_tmp/

export const isBaseName = (name: string): boolean => basePattern.test(name)

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
  { folder, keepDays }: { folder: string; keepDays: number },
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
  const retainedFrom = now.getTime() - keepDays * dayMs
  const old = bases.filter(({ at }) => at.getTime() <= retainedFrom)
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
