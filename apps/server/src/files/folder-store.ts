import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import type { FileStore } from './file-store.ts'

/** What is being written has this at its end, and is none of the files. */
export const unfinishedMark = '.unfinished'
/** Nothing is written for so long. */
const abandonedMs = 24 * 60 * 60_000

/** Keeps files in a folder that every process of the shop reads. */
export function folderStore(folder: string): FileStore {
  return {
    async write(path, bytes) {
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true })
      // Whole or not there: it may be read, or the process end, at any time.
      const unfinished = `${file}.${randomUUID()}${unfinishedMark}`
      if (bytes instanceof Readable) await removeAbandoned(dirname(file))
      try {
        if (bytes instanceof Readable) await writeDurably(unfinished, bytes)
        else await writeFile(unfinished, bytes)
        await rename(unfinished, file)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    read: (path) => unlessMissing(readFile(join(folder, path))),
    async open(path) {
      const file = join(folder, path)
      const found = await unlessMissing(stat(file))
      return found && createReadStream(file)
    },
    async has(path) {
      if (await unlessMissing(stat(join(folder, path)))) return true
      // Without the folder itself nothing is told of what it has: it may be another machine's.
      await stat(folder)
      return false
    },
    async *list() {
      for await (const file of filesIn(folder)) {
        if (file.endsWith(unfinishedMark)) continue
        const found = await unlessMissing(stat(file))
        const path = relative(folder, file).replaceAll('\\', '/')
        if (found) yield { path, bytes: found.size }
      }
    },
    remove: (path) => rm(join(folder, path), { force: true }),
  }
}

/** What a disk, or a system that shows folders, has for itself: where a disk is mounted, root alone reads `lost+found`. */
const isOfDisk = (name: string) => name.startsWith('.') || name === 'lost+found'

/** Throws where a folder may not be read, which `glob` takes for one that is empty: a backup would lack what is there. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  for (const entry of (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []) {
    if (isOfDisk(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else if (entry.isFile()) yield path
  }
}

/**
 * Removes what a process that ended had begun: a backup that is large, and would stay for ever. Throws what reading the
 * folder throws.
 */
export async function removeAbandoned(folder: string, afterMs = abandonedMs): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(unfinishedMark)) continue
    const found = await unlessMissing(stat(join(folder, name)))
    if (found && Date.now() - found.mtimeMs > afterMs) await rm(join(folder, name), { force: true })
  }
}

/** On the disk when it returns, readable by its owner alone. */
async function writeDurably(file: string, bytes: Readable): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    // All of each piece: a disk that fills up takes less than it was given before it refuses.
    await writeFile(handle, bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
