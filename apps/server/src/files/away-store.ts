import { UnavailableError } from '../http/wire/errors.ts'
import type { FileStore } from './file-store.ts'

/** The store of pictures is away, says nothing or has no room: it is answered as what may work later. */
export class StoreAway extends UnavailableError {
  override name = 'StoreAway'
}

/**
 * What is read and written whole, where a store that is away, says nothing or has no room fails with `StoreAway`:
 * whoever asked is told that it may work later.
 */
export function awayStore(
  store: FileStore,
): Pick<FileStore, 'read'> & { write(path: string, bytes: Uint8Array): Promise<void> } {
  const away = (cause: unknown): never => {
    throw new StoreAway('The store of pictures did not do it.', { cause })
  }
  return {
    read: (path) => store.read(path).catch(away),
    write: (path, bytes) => store.write(path, bytes).catch(away),
  }
}
