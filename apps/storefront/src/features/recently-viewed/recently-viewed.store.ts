import { useSyncExternalStore } from 'react'
import type { DataPort } from '../../data/port/port.ts'
import { createStoredValue, type StoredValue } from '../../shell/stored-value.ts'
import { addViewed, decodeViewed } from './viewed-slugs.ts'

const stores = new Map<DataPort['layer'], StoredValue<readonly string[]>>()
const empty: readonly string[] = []

function storeOf(layer: DataPort['layer']): StoredValue<readonly string[]> {
  const store =
    stores.get(layer) ??
    createStoredValue<readonly string[]>({
      key: `huella:seen:${layer}`,
      decode: decodeViewed,
      encode: (slugs) => JSON.stringify(slugs),
    })
  stores.set(layer, store)
  return store
}

/** The slugs of the recently viewed products in this browser, the last one first; none on the server. */
export function useRecentlyViewed(layer: DataPort['layer']): readonly string[] {
  const store = storeOf(layer)
  return useSyncExternalStore(store.subscribe, store.get, () => empty)
}

export function rememberViewed(layer: DataPort['layer'], slug: string): void {
  storeOf(layer).update((slugs) => addViewed(slugs, slug))
}
