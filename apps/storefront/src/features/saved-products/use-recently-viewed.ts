import { useSyncExternalStore } from 'react'
import type { DataPort } from '../../data/port/port.ts'
import { viewedOf } from './recently-viewed.store.ts'

const empty: readonly string[] = []

/** The slugs of the recently viewed products in this browser, the last one first; none on the server. */
export function useRecentlyViewed(layer: DataPort['layer']): readonly string[] {
  const store = viewedOf(layer)
  return useSyncExternalStore(store.subscribe, store.get, () => empty)
}
