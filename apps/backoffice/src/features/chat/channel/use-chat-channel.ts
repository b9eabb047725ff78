import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ChatEvents, Conversation, Message } from '../../../data/port/chat.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { keepChannel } from '../../../shell/keep-channel.ts'
import { oncePer } from '../../../shell/once-per.ts'
import { useMember } from '../../session/session.queries.ts'
import { channel } from '../channel.store.ts'
import { chatKeys, refreshLists } from '../chat.queries.ts'
import { changeRow, rowAfterMessage, rowAsTold, rowSeen } from '../queue/queue-rows.ts'
import { type Thread, withMessage, withNote, withSeen } from '../thread/thread.ts'
import { askOn, changeThread } from '../thread/thread-reading.ts'

/** Lists are asked for again at most so often, however much happens. */
const refreshMs = 1000
/** How long after the channel's library failed to load it is loaded again. */
const retryMs = 10_000

/**
 * Keeps the chat's channel open while the desk is, and puts what it tells where it is shown. `onMessage` is told
 * of each message of a visitor.
 */
export function useChatChannel(onMessage: (message: Message) => void): void {
  const data = useData()
  const queries = useQueryClient()
  const { accountId, isOver } = useMember()
  useEffect(() => {
    if (isOver) return
    const events = eventsFor(queries, accountId, onMessage)
    return keepChannel(() => data.chat.listen(events), channel, retryMs)
  }, [data, queries, accountId, onMessage, isOver])
}

function eventsFor(queries: QueryClient, ownId: number, onMessage: (message: Message) => void): ChatEvents {
  const refresh = oncePer(refreshMs, () => refreshLists(queries))
  const change = (id: number | null, how: (thread: Thread) => Thread) => {
    if (id !== null) changeThread(queries, id, how)
  }
  const changeLists = (id: number | null, how: Parameters<typeof changeRow>[2]) => {
    if (id === null || changeRow(queries, id, how)) refresh()
  }
  return {
    message(message) {
      change(message.conversationId, (thread) => withMessage(thread, message))
      if (message.conversationId !== null) channel.hideTyping(message.conversationId)
      if (message.author === null) onMessage(message)
      changeLists(message.conversationId, (row) => rowAfterMessage(row, message))
    },
    note: (note) => change(note.conversationId, (thread) => withNote(thread, note)),
    conversation(conversation) {
      putFacts(queries, conversation)
      // No event says who the customer is and what lies in the cart.
      void queries.invalidateQueries({ queryKey: chatKeys.facts(conversation.id) })
      changeLists(conversation.id, (row) => rowAsTold(row, conversation))
    },
    ended({ conversationId }) {
      if (conversationId !== null)
        void queries.invalidateQueries({ queryKey: chatKeys.facts(conversationId) })
      refresh()
    },
    typing({ conversationId, author }) {
      if (conversationId !== null) channel.showTyping(conversationId, author)
    },
    seen({ conversationId, by, sequence }) {
      change(conversationId, (thread) => withSeen(thread, by, sequence))
      if (by === 'staff') changeLists(conversationId, (row) => rowSeen(row, sequence))
    },
    presence({ accountId, isAvailable }) {
      if (accountId === ownId) channel.hearAvailable(isAvailable)
      void queries.invalidateQueries({ queryKey: chatKeys.agents })
    },
    connection(state) {
      channel.setConnection(state)
      // What happened while the channel was down is asked for: threads go on from the last message that they have.
      if (state !== 'connected') return
      askOn()
      void queries.invalidateQueries({ queryKey: chatKeys.all })
    },
  }
}

/** What stands beside the conversation goes on with it: where the visitor is, who answers, whether it has ended. */
function putFacts(queries: QueryClient, conversation: Conversation): void {
  queries.setQueryData(
    chatKeys.facts(conversation.id),
    (facts: object | undefined) => facts && { ...facts, conversation },
  )
}
