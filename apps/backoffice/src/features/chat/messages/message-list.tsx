import { Button } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import type { Conversation } from '../../../data/port/chat.port.ts'
import { useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import { useNotifyRefusal } from '../../../ui/feedback/use-notify-refusal.ts'
import { useChannel } from '../channel.store.ts'
import { useOutbox } from '../outbox/outbox.store.ts'
import type { Thread } from '../thread/thread.ts'
import { useSeen } from '../thread/use-seen.ts'
import { entriesOf } from './entries.ts'
import { EntryView } from './entry-view.tsx'
import styles from './message-list.module.css'
import { useReadingPlace } from './use-reading-place.ts'
import { headSize, useRows } from './use-rows.ts'

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
  const format = useFormat()
  const notifyRefusal = useNotifyRefusal()
  const all = useOutbox()
  const outgoing = useMemo(
    () => all.filter(({ conversationId }) => conversationId === conversation.id),
    [all, conversation.id],
  )
  const { opening, entries } = useMemo(() => entriesOf(thread, outgoing), [thread, outgoing])
  const typing = useChannel().typing.get(conversation.id)
  const viewport = useRef<HTMLDivElement>(null)
  const { rows, holdPlace } = useRows(viewport, entries)
  const { onScroll, readUpTo, unread } = useReadingPlace(viewport, rows, thread)
  useSeen(conversation.id, thread, readUpTo)

  // What one writes oneself is looked at.
  const lastSent = outgoing.at(-1)?.key
  useEffect(() => {
    if (lastSent !== undefined) rows.scrollToEnd()
  }, [rows, lastSent])

  const showEarlier = () => {
    holdPlace()
    loadEarlier().catch(notifyRefusal)
  }
  return (
    <div className={styles.pane}>
      <div
        ref={viewport}
        className={styles.viewport}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        role="log"
        aria-label={text('CHAT_MESSAGES')}
      >
        <div className={styles.head} style={{ blockSize: headSize }}>
          {hasEarlier && (
            <Button variant="default" size="compact-sm" loading={isLoadingEarlier} onClick={showEarlier}>
              {text('CHAT_EARLIER')}
            </Button>
          )}
          {opening && <p className={styles.day}>{format.longDay(opening)}</p>}
        </div>
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
                  style={{ transform: `translateY(${row.start - headSize}px)` }}
                >
                  <EntryView entry={entry} conversation={conversation} seenByVisitor={thread.seenByVisitor} />
                </div>
              )
            )
          })}
        </div>
      </div>
      {unread > 0 && (
        <Button
          className={styles.unread}
          size="xs"
          leftSection={<IconArrowDown size={16} aria-hidden="true" />}
          onClick={() => rows.scrollToEnd()}
        >
          {text('CHAT_NEW_BELOW', { count: unread })}
        </Button>
      )}
      {typing !== undefined && (
        <p className={styles.typing}>{text('CHAT_TYPING', { name: typing ?? conversation.name })}</p>
      )}
    </div>
  )
}
