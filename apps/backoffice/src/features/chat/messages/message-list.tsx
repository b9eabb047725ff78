import { Button } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import type { Conversation } from '../../../data/port/chat.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { useNotifyRefusal } from '../../../ui/use-notify-refusal.ts'
import { useChannel } from '../line/channel.store.ts'
import { entriesOf } from './entries.ts'
import { EntryView } from './entry-view.tsx'
import styles from './message-list.module.css'
import { useOutbox } from '../outbox/outbox.store.ts'
import type { Thread } from '../thread/thread.ts'

/** A conversation, of which what is in sight stands in the page, however long it is. */
export function MessageList({
  conversation,
  thread,
  hasEarlier,
  isLoadingEarlier,
  loadEarlier,
}: {
  conversation: Conversation
  thread: Thread
  hasEarlier: boolean
  isLoadingEarlier: boolean
  loadEarlier: () => Promise<void>
}) {
  const text = useText()
  const notifyRefusal = useNotifyRefusal()
  const outgoing = useOutbox()
  const typing = useChannel().typing.get(conversation.id)
  const viewport = useRef<HTMLDivElement>(null)
  const entries = useMemo(
    () =>
      entriesOf(
        thread,
        outgoing.filter(({ conversationId }) => conversationId === conversation.id),
      ),
    [thread, outgoing, conversation.id],
  )
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => 72,
    getItemKey: (index) => entries[index]?.key ?? index,
    overscan: 8,
    // New messages are followed from the end, and earlier ones come without a jump.
    anchorTo: 'end',
    followOnAppend: true,
  })
  useEffect(() => rows.scrollToEnd({ behavior: 'auto' }), [rows])

  return (
    <div
      ref={viewport}
      className={styles.viewport}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      role="log"
      aria-label={text('CHAT_MESSAGES')}
    >
      {hasEarlier && (
        <Button
          variant="subtle"
          size="xs"
          mx="auto"
          display="block"
          loading={isLoadingEarlier}
          onClick={() => void loadEarlier().catch(notifyRefusal)}
        >
          {text('CHAT_EARLIER')}
        </Button>
      )}
      <div className={styles.rows} style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const entry = entries[row.index]
          return (
            entry && (
              <div
                key={row.key}
                ref={rows.measureElement}
                data-index={row.index}
                className={styles.row}
                style={{ transform: `translateY(${row.start}px)` }}
              >
                <EntryView entry={entry} conversation={conversation} seenByVisitor={thread.seenByVisitor} />
              </div>
            )
          )
        })}
      </div>
      {typing !== undefined && (
        <p className={styles.typing}>{text('CHAT_TYPING', { name: typing ?? conversation.name })}</p>
      )}
    </div>
  )
}
