import { useSyncExternalStore } from 'react'
import { storageOf } from './browser-storage.ts'
import { useData } from './data-context.tsx'
import { type StoredName, storageKey } from './storage-keys.ts'
import { watchStored } from './stored-value.ts'

/**
 * Whether this browser holds something of that name, so that the code that reads it is worth loading; false on the
 * server. `layer` is that of the data.
 */
export const isStored = (
  name: StoredName,
  layer: string,
  kind: 'localStorage' | 'sessionStorage' = 'localStorage',
): boolean => storageOf(kind).getItem(storageKey(name, layer)) !== null

/** `isStored` of the layer that the page shows, followed as the page changes it. */
export function useIsStored(name: StoredName): boolean {
  const { layer } = useData()
  return useSyncExternalStore(
    watchStored,
    () => isStored(name, layer),
    () => false,
  )
}
