import type { StoredValue } from '../../../shell/stored-value.ts'
import { type Identity, noMessages, type SavedMessages } from '../conversation/conversation.ts'
import { storedConversation } from './stored-conversation.ts'

/** A stored value in memory, as several tabs share it. */
export function memoryValue<Value>(initial: Value): StoredValue<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    update(change) {
      const next = change(value)
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A time that stands until it is moved. */
export function handClock(time: number) {
  return {
    now: () => time,
    move(ms: number) {
      time += ms
    },
  }
}

/** The conversation of the visitor `v`, just begun, with what it stands in. */
export function begunConversation(clock = handClock(1_000_000)) {
  const identity = memoryValue<Identity | null>(null)
  const saved = memoryValue<SavedMessages>(noMessages)
  const conversation = storedConversation({ identity, saved, clock })
  conversation.begin('v')
  return { identity, saved, conversation, clock }
}

/** Lets what waits for nothing but its turn go on. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
