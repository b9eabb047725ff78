import { useDocumentTitle } from '@mantine/hooks'
import { useSyncExternalStore } from 'react'

let badge = 0
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What stands in brackets before the window's title: how many wait. */
export const titleBadge = {
  set(count: number): void {
    badge = count
    for (const listener of listeners) listener()
  },
}

/** The window's title, with how many wait before it. */
export function useTitle(title: string): void {
  const count = useSyncExternalStore(subscribe, () => badge)
  useDocumentTitle(count > 0 ? `(${count}) ${title}` : title)
}
