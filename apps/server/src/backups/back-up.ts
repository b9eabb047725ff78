import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FileStore } from '../files/file-store.ts'
import { type ArchiveFile, writeArchive } from './archive.ts'
import { BackupError, reasonOf } from './backup-error.ts'
import { backupName, comparedMark, madeAhead, superseded } from './backup-names.ts'
import { type End, endFile, type Manifest, manifestFile } from './manifest.ts'
import { openShopCopy, type ShopCopy } from './shop-copy.store.ts'

/** The rows of a table stand in files of about this size, so that none is held in memory whole. */
const partBytes = 4 * 1024 * 1024

/** What a folder says whose disk, or what this user may have of it, is full. */
const withoutRoom = ['ENOSPC', 'EDQUOT']

export type BackupOptions = {
  /** The database, without a pooler before it where there is one. */
  url: string
  /** Where uploaded pictures stand. */
  media: Pick<FileStore, 'read' | 'list'>
  to: FileStore
  /** An identity of age; without it the backup is not encrypted. */
  key: string | undefined
  keepDays: number
}

export type Made = {
  name: string
  at: Date
  bytes: number
  rows: number
  pictures: number
  /** The names of older backups: what was removed. */
  removed: string[]
  /** Too old, but left, since a clock may have leapt. */
  spared: string[]
  /** Dated in the future: a clock was ahead when they were made. */
  ahead: string[]
  /** Why those that are too old could not be removed; the backup itself stands. */
  unremoved?: unknown
}

/**
 * Writes the whole shop as it is at one moment, while it sells, and then removes the backups that are too old. Where there is
 * no room for it those go first, and it is tried again. Throws where it cannot be written whole, `BackupError` where there
 * is no room all the same: nothing of it is left then.
 */
export async function backUp(options: BackupOptions): Promise<Made> {
  const { to, keepDays } = options
  const madeRoom: string[] = []
  for (;;) {
    const outcome = await tryToBackUp(options)
    if (!('withoutRoom' in outcome)) {
      let unremoved: unknown
      const cleared = await removeOld(to, outcome.at, keepDays).catch((error: unknown): Cleared => {
        unremoved = error
        return { removed: [], spared: [], ahead: [] }
      })
      return { ...outcome, ...cleared, removed: [...madeRoom, ...cleared.removed], unremoved }
    }
    const { removed } = await removeOld(to, outcome.at, keepDays, true)
    if (removed.length === 0)
      throw new BackupError(
        'There is no room for the backup where BACKUP_TO leads: free some space, or lower BACKUP_KEEP_DAYS.',
        { cause: outcome.withoutRoom },
      )
    madeRoom.push(...removed)
  }
}

type Cleared = Pick<Made, 'removed' | 'spared' | 'ahead'>

/** What a person has to decide because a clock was or is wrong, a sentence each. */
export function ofClocks({ spared, ahead }: Pick<Made, 'spared' | 'ahead'>): string[] {
  const sentences: string[] = []
  if (spared.length > 0)
    sentences.push(
      `${spared.length} that are too old were left, since a clock may have leapt: the next backup after them came later than they are kept. Where it has not, remove them, the newest of them ${spared.at(-1)}.`,
    )
  if (ahead.length > 0)
    sentences.push(
      `${ahead.length} were made while a clock was ahead, and count for nothing: remove them, the newest of them ${ahead.at(-1)}.`,
    )
  return sentences
}

type Attempt = Omit<Made, keyof Cleared | 'unremoved'> | { withoutRoom: unknown; at: Date }

async function tryToBackUp({ url, media, to, key }: BackupOptions): Promise<Attempt> {
  const copy = await openShopCopy(url)
  try {
    const manifest = await copy.manifest()
    const at = new Date(manifest.at)
    const name = backupName(at, key !== undefined)
    const end: End = { tables: {}, pictures: 0 }
    let bytes = 0
    const archive = await writeArchive(filesOf(copy, manifest, media, end), key)
    // Who writes it hears of it; what is read for it no more goes with the connection.
    let isReadWhole = true
    archive.on('error', () => {
      isReadWhole = false
    })
    const counting = counted(archive, (more) => {
      bytes += more
    })
    try {
      await to.write(name, counting)
    } catch (error) {
      if (withoutRoom.includes((error as NodeJS.ErrnoException).code ?? '')) return { withoutRoom: error, at }
      if (!isReadWhole) throw error
      throw new BackupError(
        `The backup could not be written where BACKUP_TO leads: ${reasonOf(error).replace(/\.$/, '')}. See that it is there, and that the shop may write to it.`,
        { cause: error },
      )
    }
    return {
      name,
      at,
      bytes,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      pictures: end.pictures,
    }
  } finally {
    await copy.close()
  }
}

/** All that are older than they are kept, but for the newest that stands; where a clock may have leapt, only for want of room. */
async function removeOld(to: FileStore, now: Date, keepDays: number, isFull = false): Promise<Cleared> {
  const names: string[] = []
  for await (const { path } of to.list()) names.push(path)
  const { expired, spared } = superseded(names, { now, keepDays })
  const removed = isFull ? [...expired, ...spared] : expired
  for (const name of removed) {
    await to.remove(comparedMark(name))
    await to.remove(name)
  }
  return { removed, spared, ahead: madeAhead(names, now) }
}

/** Tables before pictures: a picture's file is written before the row that names it, and never changes. */
async function* filesOf(
  copy: ShopCopy,
  manifest: Manifest,
  media: BackupOptions['media'],
  end: End,
): AsyncGenerator<ArchiveFile> {
  yield { name: manifestFile, bytes: jsonOf(manifest) }
  for (const table of manifest.tables) {
    const hash = createHash('sha256')
    let part = 0
    for await (const bytes of inParts(copy.rowsOf(table))) {
      hash.update(bytes)
      part += 1
      yield { name: `tables/${table.name}/${String(part).padStart(6, '0')}`, bytes }
    }
    end.tables[table.name] = hash.digest('hex')
  }
  await copy.letGo()
  for await (const { path } of media.list()) {
    const bytes = await media.read(path)
    if (!bytes) continue
    end.pictures += 1
    yield { name: `media/${path}`, bytes }
  }
  yield { name: endFile, bytes: jsonOf(end) }
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    held.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}

const counted = (stream: Readable, count: (bytes: number) => void) =>
  Readable.from(
    (async function* () {
      for await (const chunk of stream) {
        count(chunk.length)
        yield chunk
      }
    })(),
    { objectMode: false },
  )

const jsonOf = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
