import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Conversation, Message } from '../../../data/port/chat.port.ts'
import { chatKeys } from '../chat.queries.ts'

/** A row as what has happened leaves it; null where the lists have to be asked. */
type Change = (row: Conversation) => Conversation | null

/** A row after a message, or as it is where it knows of that one; null where others came between. */
export function rowAfterMessage(
  row: Conversation,
  { sequence, author, text, at }: Message,
): Conversation | null {
  if (sequence <= row.messages) return row
  if (sequence > row.messages + 1) return null
  const isVisitors = author === null
  return {
    ...row,
    messages: sequence,
    lastMessage: text,
    lastAt: at,
    unread: isVisitors ? row.unread + 1 : 0,
    waitingSince: isVisitors ? (row.waitingSince ?? at) : null,
  }
}

/**
 * A row as an event tells it; null where it is older than what stands here. One read before the staff saw its messages
 * and told of after does not bring their mark back: nothing becomes unread by itself.
 */
export function rowAsTold(row: Conversation, told: Conversation): Conversation | null {
  if (told.messages < row.messages) return null
  return told.messages === row.messages ? { ...told, unread: Math.min(row.unread, told.unread) } : told
}

/** A row once the staff has seen its messages up to number `upTo`; null where that is not the last of them. */
export const rowSeen = (row: Conversation, upTo: number): Conversation | null =>
  upTo < row.messages ? null : { ...row, unread: 0 }

/**
 * Changes a conversation's row in every list that holds it. Says whether the lists have to be asked for again: where
 * none holds it, where it now stands in other lists, or where an answer is on its way that may be older than this.
 */
export function changeRow(queries: QueryClient, id: number, change: Change): boolean {
  let isKnown = false
  let hasToAsk = queries.isFetching({ queryKey: chatKeys.lists }) > 0
  const changed = (row: Conversation) => {
    if (row.id !== id) return row
    isKnown = true
    const next = change(row)
    if (next === null || hasMoved(row, next)) hasToAsk = true
    return next ?? row
  }
  queries.setQueriesData<InfiniteData<Conversation[]>>(
    { queryKey: chatKeys.lists },
    (data) => data && { ...data, pages: data.pages.map((page) => page.map(changed)) },
  )
  return hasToAsk || !isKnown
}

const hasMoved = (before: Conversation, after: Conversation) =>
  (before.waitingSince === null) !== (after.waitingSince === null) ||
  before.isOpen !== after.isOpen ||
  before.assignee?.accountId !== after.assignee?.accountId
