import { useSyncExternalStore } from 'react'

/** A value outside of React, for the whole desk as long as its page lasts. */
export type SharedValue<Value> = {
  get(): Value
  set(value: Value): void
  subscribe(listener: () => void): () => void
}

export function sharedValue<Value>(first: Value): SharedValue<Value> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The value as it is now; what shows it is drawn again with each change. */
export const useShared = <Value>({ subscribe, get }: SharedValue<Value>): Value =>
  useSyncExternalStore(subscribe, get)
