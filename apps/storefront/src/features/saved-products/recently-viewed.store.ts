import { useSyncExternalStore } from 'react'
import type { DataPort } from '../../data/port/port.ts'
import { createLayerValue } from '../../shell/stored-value.ts'
import { addViewed, decodeViewed } from './viewed-slugs.ts'

const empty: readonly string[] = []

const storeOf = createLayerValue<readonly string[]>('seen', {
  decode: decodeViewed,
  encode: (slugs) => JSON.stringify(slugs),
})

/** The slugs of the recently viewed products in this browser, the last one first; none on the server. */
export function useRecentlyViewed(layer: DataPort['layer']): readonly string[] {
  const store = storeOf(layer)
  return useSyncExternalStore(store.subscribe, store.get, () => empty)
}

export function rememberViewed(layer: DataPort['layer'], slug: string): void {
  storeOf(layer).update((slugs) => addViewed(slugs, slug))
}
