import type { Message, Note, Stretch } from '../../../data/port/chat.port.ts'

/** What the desk holds of a conversation: an unbroken run of its messages, up to the newest that it knows. */
export type Thread = {
  messages: Message[]
  notes: Note[]
  seenByVisitor: number
  seenByStaff: number
  /** The number of the last message that there is, held or not. */
  last: number
}

export const emptyThread: Thread = { messages: [], notes: [], seenByVisitor: 0, seenByStaff: 0, last: 0 }

/** The number of the last message that is held; 0 for none. */
export const lastHeld = (thread: Thread): number => thread.messages.at(-1)?.sequence ?? 0

/** The number of the first message that is held; 1 where all of them are. */
export const firstHeld = (thread: Thread): number => thread.messages[0]?.sequence ?? 1

/** Whether messages are known of that are not held yet. */
export const lacksMessages = (thread: Thread): boolean => lastHeld(thread) < thread.last

/** A thread with a stretch of the same conversation put in: each message once, in order; what was seen stays so. */
export function withStretch(thread: Thread, stretch: Stretch): Thread {
  return {
    messages: inOrder([...thread.messages, ...stretch.messages], ({ sequence }) => sequence),
    notes: inOrder([...thread.notes, ...stretch.notes], ({ id }) => id),
    seenByVisitor: Math.max(thread.seenByVisitor, stretch.seenByVisitor),
    seenByStaff: Math.max(thread.seenByStaff, stretch.seenByStaff),
    last: Math.max(thread.last, stretch.last),
  }
}

/**
 * A thread that has been told of a message. One that comes next is put at its end; one further on is only known
 * of, since what stands between has to be asked for.
 */
export function withMessage(thread: Thread, message: Message): Thread {
  const last = Math.max(thread.last, message.sequence)
  if (message.sequence !== lastHeld(thread) + 1) return { ...thread, last }
  return { ...thread, last, messages: [...thread.messages, message] }
}

export function withNote(thread: Thread, note: Note): Thread {
  return { ...thread, notes: inOrder([...thread.notes, note], ({ id }) => id) }
}

export function withSeen(thread: Thread, by: 'visitor' | 'staff', sequence: number): Thread {
  return by === 'visitor'
    ? { ...thread, seenByVisitor: Math.max(thread.seenByVisitor, sequence) }
    : { ...thread, seenByStaff: Math.max(thread.seenByStaff, sequence) }
}

function inOrder<Item>(items: readonly Item[], numberOf: (item: Item) => number): Item[] {
  return [...new Map(items.map((item) => [numberOf(item), item])).values()].toSorted(
    (a, b) => numberOf(a) - numberOf(b),
  )
}
