import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Where uploaded files stand: a folder here, and what speaks to a store of objects elsewhere would be another of these.
 * `path` is the shop's own, of folders and a file with slashes between; what is written there once never changes.
 */
export type FileStore = {
  write(path: string, bytes: Uint8Array): Promise<void>
  /** Null where there is none. */
  read(path: string): Promise<Buffer | null>
}

/** Keeps files in a folder that every process of the shop reads. */
export function folderStore(folder: string): FileStore {
  return {
    async write(path, bytes) {
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true })
      // Whole or not there: it may be read, or the process end, at any time.
      const unfinished = `${file}.${randomUUID()}`
      await writeFile(unfinished, bytes)
      await rename(unfinished, file)
    },
    async read(path) {
      try {
        return await readFile(join(folder, path))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
  }
}
