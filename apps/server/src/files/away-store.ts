import { UnavailableError } from '../http/errors.ts'
import type { FileStore } from './file-store.ts'

/** The store of pictures is away, says nothing or has no room: it is answered as what may work later. */
export class StoreAway extends UnavailableError {
  override name = 'StoreAway'
}

/** What a folder refuses whoever asks again. */
const refusals = ['EACCES', 'EPERM', 'EROFS', 'EISDIR', 'ENOTDIR']
/** What a bucket says that may work later, of all that it calls the asker's fault. */
const passing = [408, 429]

/** Whether asking again will not help: rights, settings or names are wrong. */
function isPermanent(error: unknown): boolean {
  const { code, $metadata } = (error ?? {}) as { code?: string; $metadata?: { httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode ?? 0
  return refusals.includes(code ?? '') || (status >= 400 && status < 500 && !passing.includes(status))
}

/**
 * What is read and written whole, where a store that is away, says nothing or has no room fails with `StoreAway`:
 * whoever asked is told that it may work later. What asking again does not mend is thrown as it came.
 */
export function awayStore(
  store: FileStore,
): Pick<FileStore, 'read'> & { write(path: string, bytes: Uint8Array): Promise<void> } {
  const away = (cause: unknown): never => {
    if (isPermanent(cause)) throw cause
    throw new StoreAway('The store of pictures did not do it.', { cause })
  }
  return {
    read: (path) => store.read(path).catch(away),
    write: (path, bytes) => store.write(path, bytes).catch(away),
  }
}
