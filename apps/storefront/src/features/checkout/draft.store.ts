import type { DataPort } from '../../data/port/port.ts'
import { createStoredValue, type StoredValue } from '../../shell/stored-value.ts'
import { type Draft, decodeDraft, encodeDraft } from './draft.codec.ts'

const stores = new Map<DataPort['layer'], StoredValue<Draft | null>>()

/** The saved checkout of a layer: it outlives reloads and goes when the order stands. */
export function draftOf(layer: DataPort['layer']): StoredValue<Draft | null> {
  const store =
    stores.get(layer) ??
    createStoredValue({ key: `huella:checkout:${layer}`, decode: decodeDraft, encode: encodeDraft })
  stores.set(layer, store)
  return store
}
