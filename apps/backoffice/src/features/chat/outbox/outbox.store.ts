import { memberState } from '../../../shell/member-state.ts'
import { sharedValue, useShared } from '../../../shell/shared-value.ts'

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

const waiting = sharedValue<readonly Outgoing[]>([])
const { get: all, set: change } = waiting

/** What waits to arrive, of all conversations: it outlives the page on which it was written. */
export const outbox = {
  all,
  /** Whether it waits still: it was not discarded, and whoever wrote it is still signed in. */
  holds: (wanted: string) => all().some(({ key }) => key === wanted),
  add: (message: Outgoing) => change([...all().filter(({ key }) => key !== message.key), message]),
  remove: (key: string) => change(all().filter((message) => message.key !== key)),
  fail: (key: string, failure: string) =>
    change(all().map((message) => (message.key === key ? { ...message, failure } : message))),
}

// Tried again by whoever signs in next, it would be said in their name.
memberState.add({ reset: () => change([]), isUnsaved: () => all().length > 0 })

export const useOutbox = (): readonly Outgoing[] => useShared(waiting)
