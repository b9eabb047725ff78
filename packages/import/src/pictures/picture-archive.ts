import { Readable } from 'node:stream'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'
import { UnreadableFile } from '../tables/table.ts'

/** A ZIP wherever it stands: its length in bytes, and what stands from one place to before another. */
export type ArchiveSource = { length: number; read(start: number, end: number): AsyncIterable<Uint8Array> }

const mb = 1024 * 1024

/** How many files it may have, how many bytes each and all of them may unpack to, and those of its list of files. */
export const archiveLimits = { entries: 20_000, entryBytes: 25 * mb, bytes: 2048 * mb, listBytes: 16 * mb }

export type ArchiveError = 'PICTURE_MISSING' | 'PICTURE_LARGE' | 'PICTURE_UNREADABLE'

export type PictureArchive = {
  /** How many files it has that may be pictures. */
  length: number
  has(name: string): boolean
  read(name: string): Promise<{ bytes: Buffer } | { error: ArchiveError }>
}

/**
 * The files of a ZIP by their names, as a column of pictures has them: with their folders, or without where just one has
 * the name. Nothing is unpacked but what is read, and nothing is ever written under its name. Throws `UnreadableFile` for
 * what is no ZIP, for files that would stand outside of it, and for more than `limits`.
 */
export async function openPictureArchive(
  given: ArchiveSource,
  limits = archiveLimits,
): Promise<PictureArchive> {
  const source = watched(given)
  const zip = await opened(source)
  const { byPath, byName } = await listed(zip, source, limits)
  const find = (name: string) => byPath.get(pathKey(name)) ?? byName.get(pathKey(name)) ?? null
  return {
    length: byPath.size,
    has: (name) => find(name) !== null,
    async read(name) {
      const entry = find(name)
      if (!entry) return { error: 'PICTURE_MISSING' }
      if (entry.uncompressedSize > limits.entryBytes) return { error: 'PICTURE_LARGE' }
      if (!entry.canDecodeFileData()) return { error: 'PICTURE_UNREADABLE' }
      return unpacked(zip, entry, source)
    },
  }
}

/** Tells what is wrong with the ZIP from what is wrong with whoever holds it, which can be tried again. */
function watched({ length, read }: ArchiveSource) {
  let failure: { error: unknown } | undefined
  return {
    length,
    async *read(start: number, end: number) {
      try {
        yield* read(start, end)
      } catch (error) {
        failure = { error }
        throw error
      }
    },
    throwAway() {
      const away = failure
      failure = undefined
      if (away) throw away.error
    },
  }
}

type Watched = ReturnType<typeof watched>

function unreadable(source: Watched, error: unknown): UnreadableFile {
  source.throwAway()
  return error instanceof UnreadableFile ? error : new UnreadableFile('BROKEN', { cause: error })
}

async function opened(source: Watched): Promise<ZipFile> {
  class Reader extends RandomAccessReader {
    override _readStreamForRange(start: number, end: number): Readable {
      return Readable.from(source.read(start, end), { objectMode: false })
    }
  }
  try {
    return await fromRandomAccessReaderPromise(new Reader(), source.length, { autoClose: false })
  } catch (error) {
    throw unreadable(source, error)
  }
}

type Listed = { byPath: Map<string, Entry>; byName: Map<string, Entry | null> }

/** Files that lie on one another, as those of a bomb do, are more packed bytes than the ZIP has. */
async function listed(zip: ZipFile, source: Watched, limits: typeof archiveLimits): Promise<Listed> {
  const left = { packed: source.length, bytes: limits.bytes, listBytes: limits.listBytes }
  const found: Listed = { byPath: new Map(), byName: new Map() }
  if (zip.entryCount > limits.entries) throw new UnreadableFile('UNPACKS_TOO_LARGE')
  try {
    for await (const entry of zip.eachEntry()) {
      left.packed -= entry.compressedSize
      left.bytes -= entry.uncompressedSize
      left.listBytes -= entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
      if (Math.min(left.packed, left.bytes, left.listBytes) < 0) throw new UnreadableFile('UNPACKS_TOO_LARGE')
      if (isFile(entry.fileName)) remember(found, entry)
    }
  } catch (error) {
    throw unreadable(source, error)
  }
  return found
}

/** Systems put folders and files of their own beside what was packed. */
const isFile = (name: string) => !/\/$|(?:^|\/)(?:__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/.test(name)

function remember({ byPath, byName }: Listed, entry: Entry): void {
  const path = pathKey(entry.fileName)
  const name = path.slice(path.lastIndexOf('/') + 1)
  byName.set(name, byName.has(name) ? null : entry)
  byPath.set(path, entry)
}

/** Systems write accents, capitals and folders in their own ways. */
const pathKey = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .trim()

/** A file that unpacks to more than it says is broken off there. */
async function unpacked(
  zip: ZipFile,
  entry: Entry,
  source: Watched,
): Promise<{ bytes: Buffer } | { error: 'PICTURE_UNREADABLE' }> {
  try {
    const stream = await zip.openReadStreamPromise(entry)
    return { bytes: Buffer.concat(await stream.toArray()) }
  } catch {
    source.throwAway()
    return { error: 'PICTURE_UNREADABLE' }
  }
}
