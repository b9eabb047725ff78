import { storageOf } from './browser-storage.ts'
import { type StoredName, storageKey } from './storage-keys.ts'

/**
 * Whether this browser holds something of that name, so that the code that reads it is worth loading; false on the
 * server. `layer` is that of the data.
 */
export const isStored = (
  name: StoredName,
  layer: string,
  kind: 'localStorage' | 'sessionStorage' = 'localStorage',
): boolean => storageOf(kind).getItem(storageKey(name, layer)) !== null
