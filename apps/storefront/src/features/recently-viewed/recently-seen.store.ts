import { useSyncExternalStore } from 'react'
import type { DataPort } from '../../data/port/port.ts'
import { createStoredValue, type StoredValue } from '../../shell/stored-value.ts'
import { addSeen, decodeSeen } from './seen.ts'

const stores = new Map<DataPort['layer'], StoredValue<readonly string[]>>()
const nobody: readonly string[] = []

function storeOf(layer: DataPort['layer']): StoredValue<readonly string[]> {
  const store =
    stores.get(layer) ??
    createStoredValue<readonly string[]>({
      key: `huella:seen:${layer}`,
      decode: decodeSeen,
      encode: (slugs) => JSON.stringify(slugs),
    })
  stores.set(layer, store)
  return store
}

/** The slugs of the products seen lately in this browser, the last one first; none on the server. */
export function useSeen(layer: DataPort['layer']): readonly string[] {
  const store = storeOf(layer)
  return useSyncExternalStore(store.subscribe, store.get, () => nobody)
}

export function rememberSeen(layer: DataPort['layer'], slug: string): void {
  storeOf(layer).update((slugs) => addSeen(slugs, slug))
}
