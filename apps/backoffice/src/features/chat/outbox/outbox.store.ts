import { useSyncExternalStore } from 'react'
import { memberState } from '../../../shell/member-state.ts'

/** What was written and has not arrived yet. */
export type Outgoing = {
  key: string
  conversationId: number
  kind: 'answer' | 'note' | 'product'
  text: string
  productId: number | null
  /** Why it was not taken; null while it is on its way. */
  failure: string | null
}

let waiting: readonly Outgoing[] = []
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function change(next: readonly Outgoing[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** What waits to arrive, of all conversations: it outlives the page on which it was written. */
export const outbox = {
  all: () => waiting,
  /** Whether it waits still: it was not discarded, and whoever wrote it is still signed in. */
  holds: (wanted: string) => waiting.some(({ key }) => key === wanted),
  add: (message: Outgoing) => change([...waiting.filter(({ key }) => key !== message.key), message]),
  remove: (key: string) => change(waiting.filter((message) => message.key !== key)),
  fail: (key: string, failure: string) =>
    change(waiting.map((message) => (message.key === key ? { ...message, failure } : message))),
}

// Tried again by whoever signs in next, it would be said in their name.
memberState.add({ reset: () => change([]), isUnsaved: () => waiting.length > 0 })

export const useOutbox = (): readonly Outgoing[] => useSyncExternalStore(subscribe, outbox.all)
