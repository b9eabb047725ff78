import type { DataPort } from '../../../data/port/port.ts'
import { createStoredValue, type StoredValue } from '../../../shell/stored-value.ts'

const stores = new Map<DataPort['layer'], StoredValue<string | null>>()

/** The token of the order that this browser has made last: another tab's checkout, its cart gone, leads there. */
export function lastOrderOf(layer: DataPort['layer']): StoredValue<string | null> {
  const store =
    stores.get(layer) ??
    createStoredValue<string | null>({
      key: `huella:last-order:${layer}`,
      decode: (text) => (text && /^[0-9a-z]{32}$/i.test(text) ? text : null),
      encode: (token) => token,
    })
  stores.set(layer, store)
  return store
}
