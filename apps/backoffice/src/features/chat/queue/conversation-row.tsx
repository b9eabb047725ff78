import { VisuallyHidden } from '@mantine/core'
import { Link } from 'wouter'
import type { Conversation } from '../../../data/port/chat.port.ts'
import { useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import styles from './conversation-list.module.css'

/** A conversation of the queue: who, what was said last, how long they wait, who answers. */
export function ConversationRow({
  conversation,
  isOpen,
  now,
}: {
  conversation: Conversation
  isOpen: boolean
  now: number
}) {
  const text = useText()
  const format = useFormat()
  const { id, name, lastMessage, lastAt, unread, waitingSince, assignee, kind, ending } = conversation
  const waited = waitingSince ? Math.max(0, Math.floor((now - Date.parse(waitingSince)) / 60_000)) : 0
  return (
    <Link href={`/chat/${id}`} className={styles.row} aria-current={isOpen ? 'true' : undefined}>
      <span className={styles.name}>{name}</span>
      <time className={styles.time} dateTime={lastAt}>
        {format.lately(lastAt, now)}
      </time>
      <span className={styles.last}>{lastMessage ?? text('CHAT_NOTHING_SAID')}</span>
      {unread > 0 && (
        <span className={styles.unread}>
          <span aria-hidden="true">{unread}</span>
          <VisuallyHidden>{text('CHAT_UNREAD', { count: unread })}</VisuallyHidden>
        </span>
      )}
      <span className={styles.facts}>
        {waitingSince && (
          <span className={styles.waits}>
            {text(waited === 0 ? 'CHAT_WAITS_NOW' : 'CHAT_WAITS', { count: waited })}
          </span>
        )}
        {kind === 'message' && <span>{text('CHAT_BY_MAIL')}</span>}
        {assignee && <span>{assignee.name}</span>}
        {ending && <span>{text(`CHAT_ENDING_${ending.toUpperCase() as Uppercase<typeof ending>}`)}</span>}
      </span>
    </Link>
  )
}
