import { DatabaseSync } from 'node:sqlite'
import { EmbeddedError } from './embedded-error.ts'

/**
 * Holds `path` for this process alone until `release` or the end of the process, however it ends: the
 * kernel holds the lock (through SQLite, since Node has no file locks of its own), so none is ever stale.
 * Throws `EmbeddedError` while another process holds it.
 */
export function lockFolder(path: string, folder: string): { release(): void } {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (error instanceof Error && error.message.includes('locked')) {
      throw new EmbeddedError(
        `Another Huella is open on the folder ${folder}: stop it, or set DATA_DIR to another folder.`,
      )
    }
    throw error
  }
  return { release: () => file.close() }
}
