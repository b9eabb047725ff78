import { randomUUID } from 'node:crypto'
import { chownSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { idPaths, idsIn } from './archive-id.ts'
import { isBaseName } from './bases.ts'
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
    const isEmpty = readdirSync(wal).length === 0 && !readdirSync(folder).some(isBaseName)
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
