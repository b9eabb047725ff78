import type { Message, Note } from '../../../data/port/chat.port.ts'
import { dayOf } from '../../../shell/format.ts'
import type { Outgoing } from '../outbox/outbox.store.ts'
import type { Thread } from '../thread/thread.ts'

/** What stands in a conversation, one under the other. */
export type Entry =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'note'; key: string; note: Note }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing }

/**
 * A thread as it is read: a line for each day that begins in it, notes where they were written, and at the end what
 * has not arrived. What has arrived under its key is no longer on its way, and keeps its place. The day of the first
 * entry is apart: with earlier messages another takes its place, while the lines stand where they stood.
 */
export function entriesOf(
  thread: Thread,
  outgoing: readonly Outgoing[],
): { opening: string | null; entries: Entry[] } {
  const entries: Entry[] = []
  let opening: string | null = null
  const arrived = new Set([...thread.messages, ...thread.notes].map(({ key }) => key))
  const notes = [...thread.notes]
  let day = ''
  const add = (at: string, entry: Entry) => {
    const own = dayOf(at)
    if (day === '') opening = at
    else if (own !== day) entries.push({ kind: 'day', key: `day-${own}`, day: at })
    day = own
    entries.push(entry)
  }
  const addNotes = (before: number) => {
    for (let note = notes[0]; note && note.after < before; note = notes[0]) {
      add(note.at, { kind: 'note', key: `note-${note.key ?? note.id}`, note })
      notes.shift()
    }
  }
  for (const message of thread.messages) {
    addNotes(message.sequence)
    add(message.at, { kind: 'message', key: `message-${message.key ?? message.sequence}`, message })
  }
  addNotes(Number.POSITIVE_INFINITY)
  for (const each of outgoing) {
    if (!arrived.has(each.key)) entries.push({ kind: 'outgoing', key: keyOf(each), outgoing: each })
  }
  return { opening, entries }
}

const keyOf = ({ kind, key }: Outgoing) => (kind === 'note' ? `note-${key}` : `message-${key}`)
