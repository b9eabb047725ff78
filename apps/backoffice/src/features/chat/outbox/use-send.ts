import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Message, Note } from '../../../data/port/chat.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { refusalText } from '../../../ui/feedback/load-failed.tsx'
import { refreshLists } from '../chat.queries.ts'
import { changeRow, rowAfterMessage } from '../queue/queue-rows.ts'
import { withMessage, withNote } from '../thread/thread.ts'
import { changeThread } from '../thread/thread-reading.ts'
import { inTurn } from './in-turn.ts'
import { type Outgoing, outbox } from './outbox.store.ts'

/** Sends what was written, and again under the same key where it failed: it is stored once. */
export function useSend(): (message: Omit<Outgoing, 'failure'>) => Promise<void> {
  const { chat } = useData()
  const queries = useQueryClient()
  const text = useText()
  return useCallback(
    (message) => {
      const { key, conversationId: id, kind } = message
      outbox.add({ ...message, failure: null })
      const show = (sent: Message) => {
        changeThread(queries, id, (thread) => withMessage(thread, sent))
        // The line tells of it as well, where it is up.
        if (changeRow(queries, id, (row) => rowAfterMessage(row, sent))) refreshLists(queries)
      }
      const showNote = (sent: Note) => changeThread(queries, id, (thread) => withNote(thread, sent))
      return inTurn(id, async () => {
        if (!outbox.holds(key)) return
        try {
          if (kind === 'answer') show(await chat.answer({ id, text: message.text, key }))
          else if (kind === 'note') showNote(await chat.note({ id, text: message.text, key }))
          else show(await chat.sendProduct({ id, productId: message.productId ?? 0, key }))
          outbox.remove(key)
        } catch (error) {
          outbox.fail(key, refusalText(error, text('DESK_NO_NETWORK')))
        }
      })
    },
    [chat, queries, text],
  )
}
