import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '#rules/time/day-ms.ts'
import type { Database } from '../../db/connection.ts'
import { removeAbandoned, unfinishedMark } from '../../files/folder-store.ts'
import { FittingPlaces, type FittingState } from './fitting-places.ts'
import { type ColumnsState, ListColumns } from './list-columns.ts'
import { listFilesStore, mostDays } from './list-files.store.ts'
import type { FeatureName } from './list-rows.store.ts'
import { isKnownFile, readValue, writeValue } from './value-file.ts'

/** What was read of all products, and the snapshot of PostgreSQL that saw it, or less. */
export type HeldLists = {
  snapshot: string
  features: Map<string, FeatureName>
  columns: ListColumns
  fitting: FittingPlaces
}

type StoredLists = Omit<HeldLists, 'columns' | 'fitting'> & { columns: ColumnsState; fitting: FittingState }

export type ListFile = ReturnType<typeof listFile>

/** The code that a file means something to, and that says what is read: its own text is its version. */
const code = [
  ...['list-rows.store.ts', 'list-rows.ts', 'list-columns.ts', 'number-lists.ts', 'fitting-places.ts'],
  ...['list-file.ts', 'value-file.ts', '../../db/numbers-of.ts'],
  // Names what a product has beside its features.
  '../../../../../packages/rules/src/catalogue/product-attributes.ts',
]

/** As it stands when the process starts: a release put into the same folder later is not what this one runs. */
const codeDigest = code
  .reduce((hash, name) => hash.update(readFileSync(join(import.meta.dirname, name))), createHash('sha256'))
  .digest()

/** Fewer are read sooner than a process starts. */
const manyProducts = 100_000

export type ListFileOptions = {
  folder: string
  report: (error: Error) => void
  /** Has a process of its own make the file of the folder: what reading all leaves in memory ends with that one. */
  make?: () => Promise<void>
  /** From how many products on it does. */
  many?: number
}

/** No file is written for so long. */
const abandonedMs = 3_600_000

/**
 * What a process read for its lists, in a file of `folder` for the next one, which reads of the database what changed
 * since (decision 0394). One file for each schema and state of the code; the database knows the SHA-256 of each that was
 * written for it, and forgets them when it is restored, crashes or is another. `report` is told of a file that could not be
 * written or read.
 */
export function listFile(
  { db }: Pick<Database, 'db'>,
  { folder, report, make, many = manyProducts }: ListFileOptions,
) {
  let path: string | undefined

  /** That of the schema with which the process began to read: what it holds is of no later one. */
  async function place(): Promise<string> {
    path ??= join(
      folder,
      createHash('sha256')
        .update(codeDigest)
        .update(await listFilesStore.schema(db))
        .digest('hex'),
    )
    return path
  }

  const isKnown = (digest: string) => listFilesStore.isKnown(db, digest)

  /** Null where there is none that can be believed. */
  async function readOwn(): Promise<HeldLists | null> {
    const own = await place()
    try {
      const stored = await readValue(own, isKnown)
      if (stored === null) return null
      const { columns, fitting, ...rest } = stored as StoredLists
      return { ...rest, columns: ListColumns.of(columns), fitting: FittingPlaces.of(fitting) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') report(error as Error)
      return null
    }
  }

  return {
    /** Whether there is one that can be believed, by its digest alone. */
    async isThere(): Promise<boolean> {
      return isKnownFile(await place(), isKnown).catch(() => false)
    },

    /** Null where there is none that can be believed, and none was made. */
    async read(): Promise<HeldLists | null> {
      const held = await readOwn()
      if (held || !make || !(await listFilesStore.areMany(db, many))) return held
      try {
        await make()
      } catch (error) {
        report(error as Error)
        return null
      }
      return readOwn()
    },

    /** Nobody may change what is held until it is written. */
    async write(held: HeldLists): Promise<void> {
      const unfinished = join(folder, `${randomUUID()}${unfinishedMark}`)
      try {
        await mkdir(folder, { recursive: true })
        await removeAbandoned(folder, abandonedMs)
        const stored: StoredLists = { ...held, columns: held.columns.state, fitting: held.fitting.state }
        await listFilesStore.note(db, await writeValue(unfinished, stored))
        await rename(unfinished, await place())
        await removeOld(folder)
      } catch (error) {
        report(error as Error)
        // Where the disk is full, it is not filled further.
        await rm(unfinished, { force: true }).catch(() => undefined)
      }
    },
  }
}

/** Of other schemas and code. */
async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    // Another process may have put its own in place meanwhile.
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < Date.now() - mostDays * dayMs) await rm(path, { force: true })
  }
}
