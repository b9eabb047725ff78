import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FileStore } from '../files/file-store.ts'
import { type ArchiveFile, readArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import {
  type BackedTable,
  type End,
  endFile,
  type Manifest,
  manifestFile,
  readEnd,
  readManifest,
} from './manifest.ts'
import { openShopLoad, type ShopLoad } from './shop-load.store.ts'

const newLine = 10

export type RestoreOptions = {
  /** Begins to read the backup; asked twice. */
  open(): Promise<Readable>
  key: string | undefined
  /** An empty database. */
  url: string
  media: Pick<FileStore, 'write'>
  say?: (line: string) => void
}

/**
 * Puts a backup into an empty database: first reads the whole of it, and compares what stands there with what was backed
 * up before any of it holds. Throws `BackupError` where the backup is no whole one, the database is not empty, or what
 * stands there differs; the database is then as empty as before.
 */
export async function restore({
  open,
  key,
  url,
  media,
  say = () => undefined,
}: RestoreOptions): Promise<Manifest> {
  const load = await openShopLoad(url)
  try {
    const manifest = await inspect(readArchive(await open(), key))
    say(`The backup of ${manifest.at} is whole: ${manifest.tables.length} tables`)
    await load.prepare(manifest)
    await fill(load, manifest, readArchive(await open(), key), media)
    const different = await load.finish(manifest)
    if (different.length > 0)
      throw new BackupError(
        `What was restored is not what was backed up, and was taken back: ${different.join('; ')}.`,
      )
    await load.commit()
    return manifest
  } finally {
    await load.close()
  }
}

/** Reads a backup to its end without keeping anything. */
async function inspect(files: AsyncIterable<ArchiveFile>): Promise<Manifest> {
  let manifest: Manifest | undefined
  let end: End | undefined
  let pictures = 0
  const found = new Map<string, { hash: Hash; rows: number }>()
  for await (const { name, bytes } of files) {
    if (name === manifestFile) manifest = readManifest(bytes)
    else if (name === endFile) end = readEnd(bytes)
    else if (name.startsWith('media/')) pictures += 1
    else count(found, tableOf(name), bytes)
  }
  if (!manifest || !end) throw new BackupError('The backup ends before its end: take another.')
  const isWhole = manifest.tables.every(({ name, rows }) => {
    const { hash, rows: counted } = found.get(name) ?? { hash: createHash('sha256'), rows: 0 }
    return counted === rows && hash.digest('hex') === end.tables[name]
  })
  if (!isWhole || pictures !== end.pictures)
    throw new BackupError('The backup lacks something that it says it has: take another.')
  return manifest
}

function count(found: Map<string, { hash: Hash; rows: number }>, table: string, bytes: Buffer): void {
  const counted = found.get(table) ?? { hash: createHash('sha256'), rows: 0 }
  counted.hash.update(bytes)
  for (let at = bytes.indexOf(newLine); at >= 0; at = bytes.indexOf(newLine, at + 1)) counted.rows += 1
  found.set(table, counted)
}

/** Pictures go in before the rows that name them hold. */
async function fill(
  load: ShopLoad,
  { tables }: Manifest,
  files: AsyncIterable<ArchiveFile>,
  media: RestoreOptions['media'],
): Promise<void> {
  const known = new Map(tables.map((table) => [table.name, table]))
  let open: { table: BackedTable; rows: Writable } | undefined
  const end = async () => {
    open?.rows.end()
    if (open) await finished(open.rows)
    open = undefined
  }
  for await (const { name, bytes } of files) {
    const table = name.startsWith('tables/') ? known.get(tableOf(name)) : undefined
    if (table !== open?.table) await end()
    if (table) {
      open ??= { table, rows: load.rowsInto(table) }
      await put(open.rows, bytes)
    } else if (name.startsWith('media/')) await media.write(mediaPathOf(name), bytes)
  }
  await end()
}

async function put(rows: Writable, bytes: Buffer): Promise<void> {
  if (rows.errored) throw rows.errored
  if (!rows.write(bytes)) await once(rows, 'drain')
}

const tableOf = (name: string) => name.split('/')[1] ?? ''

/** Never out of the place of pictures, whoever wrote the backup. */
function mediaPathOf(name: string): string {
  const path = name.slice('media/'.length)
  if (path.split('/').some((part) => part === '' || part === '..' || part === '.'))
    throw new BackupError('The backup has a picture outside their place: it is no backup of Huella.')
  return path
}
