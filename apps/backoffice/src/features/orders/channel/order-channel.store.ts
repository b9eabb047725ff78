import { useSyncExternalStore } from 'react'

let isUp = false
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function setOrderChannelUp(next: boolean): void {
  isUp = next
  for (const listener of listeners) listener()
}

/** Whether a channel tells this desk of orders at the moment. */
export const useOrderChannelIsUp = (): boolean => useSyncExternalStore(subscribe, () => isUp)
