import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../db/connection.ts'
import { FittingPlaces, type FittingState } from './fitting-places.ts'
import { keptListsStore, mostDays } from './kept-lists.store.ts'
import { type ColumnsState, ListColumns } from './list-columns.ts'
import type { FeatureName } from './list-rows.store.ts'
import { readParts, writeParts } from './parts-file.ts'

/** What was read of all products, and the snapshot of PostgreSQL that saw it, or less. */
export type HeldLists = {
  snapshot: string
  features: Map<string, FeatureName>
  columns: ListColumns
  fitting: FittingPlaces
}

export type KeptLists = ReturnType<typeof keptLists>

/** The code that a file means something to, and that says what is read: its own text is its version. */
const code = [
  ...['list-rows.store.ts', 'list-rows.ts', 'list-columns.ts', 'number-lists.ts', 'fitting-places.ts'],
  ...['kept-lists.ts', 'parts-file.ts'],
]

const dayMs = 86_400_000

/**
 * What a process read for its lists, in a file of `folder` for the next one, which reads of the database what changed
 * since (decision 0394). One file for each schema and state of the code; the database knows the SHA-256 of each that was
 * written for it, and forgets them when it is restored, crashes or is another. `report` is told of a file that could not be
 * written or read.
 */
export function keptLists(
  { db }: Pick<Database, 'db'>,
  { folder, report }: { folder: string; report: (error: Error) => void },
) {
  async function place(): Promise<string> {
    const hash = createHash('sha256').update(await keptListsStore.schema(db))
    for (const name of code) hash.update(await readFile(join(import.meta.dirname, name)))
    return join(folder, hash.digest('hex'))
  }

  return {
    /** Null where there is none that can be believed. */
    async read(): Promise<HeldLists | null> {
      const path = await place()
      const parts = await readParts(path, (digest) => keptListsStore.isKnown(db, digest)).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') report(error)
          return null
        },
      )
      return parts && heldOf(parts)
    },

    /** Nobody may change what is held until it is written. */
    async write(held: HeldLists): Promise<void> {
      try {
        await mkdir(folder, { recursive: true })
        const path = await place()
        const unfinished = `${path}.${process.pid}`
        await keptListsStore.note(db, await writeParts(unfinished, partsOf(held)))
        await rename(unfinished, path)
        await removeOld(folder)
      } catch (error) {
        report(error as Error)
      }
    },
  }
}

/** Each column is a part, so that none keeps the memory of the others once it is exchanged. */
function* partsOf({ snapshot, features, columns, fitting }: HeldLists): Generator<unknown> {
  const { columns: each, ...rest } = columns.state
  yield { snapshot, features, rest }
  yield fitting.state
  for (const column of Object.entries(each)) yield column
}

function heldOf([first, fitting, ...columns]: unknown[]): HeldLists {
  const { snapshot, features, rest } = first as Pick<HeldLists, 'snapshot' | 'features'> & {
    rest: Omit<ColumnsState, 'columns'>
  }
  const each = Object.fromEntries(columns as [string, Int32Array][])
  return {
    snapshot,
    features,
    columns: ListColumns.of({ ...rest, columns: each }),
    fitting: FittingPlaces.of(fitting as FittingState),
  }
}

/** Of other schemas and code, and what was never finished. */
async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < Date.now() - mostDays * dayMs) await rm(path, { force: true })
  }
}
