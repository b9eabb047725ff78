import type { DataPort } from '../data/port/port.ts'
import { storageOf } from './browser-storage.ts'
import { storageKey } from './storage-keys.ts'

/** A value in the browser's storage that components can watch and other tabs agree on. */
export type StoredValue<Value> = {
  get(): Value
  /** Writes at once, over what stands in storage now: what another tab has just written is not lost. */
  update(change: (current: Value) => Value): void
  subscribe(listener: () => void): () => void
}

export type StoredValueSettings<Value> = {
  key: string
  decode(text: string | null): Value
  /** Null takes the key away. */
  encode(value: Value): string | null
}

/** Who wants to know of each value that this page changes. */
const watchers = new Set<() => void>()

/** Calls back when this page has changed any value; returns what ends that. */
export function watchStored(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * Where the browser allows no storage, or it is full, the value lives in memory as long as the page does.
 */
export function createStoredValue<Value>({
  key,
  decode,
  encode,
}: StoredValueSettings<Value>): StoredValue<Value> {
  const listeners = new Set<() => void>()
  let seen: { text: string | null; value: Value } | null = null
  const storage = storageOf('localStorage')

  const get = (): Value => {
    const text = storage.getItem(key)
    if (seen === null || seen.text !== text) seen = { text, value: decode(text) }
    return seen.value
  }
  const announce = () => {
    for (const listener of [...listeners, ...watchers]) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) announce()
  }

  return {
    get,
    update(change) {
      const current = get()
      const value = change(current)
      if (value === current) return
      const text = encode(value)
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
      seen = { text, value }
      announce()
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** A stored value of which each data layer has its own, made when it is first asked for. */
export function createLayerValue<Value>(
  name: Parameters<typeof storageKey>[0],
  codec: Omit<StoredValueSettings<Value>, 'key'>,
): (layer: DataPort['layer']) => StoredValue<Value> {
  const values = new Map<DataPort['layer'], StoredValue<Value>>()
  return (layer) => {
    const value = values.get(layer) ?? createStoredValue({ ...codec, key: storageKey(name, layer) })
    values.set(layer, value)
    return value
  }
}
