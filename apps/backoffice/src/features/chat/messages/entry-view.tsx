import { Button } from '@mantine/core'
import { IconCheck, IconChecks, IconClock, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Conversation, Message, ProductCard } from '../../../data/port/chat.port.ts'
import { useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import { SaidText } from '../../../ui/written/said-text.tsx'
import { type Outgoing, outbox } from '../outbox/outbox.store.ts'
import { useSend } from '../outbox/use-send.ts'
import type { Entry } from './entries.ts'
import styles from './message-list.module.css'

/** A day, a message, a note, or what is on its way. Text from people is text, with links where it has addresses. */
export function EntryView({
  entry,
  conversation,
  seenByVisitor,
}: {
  entry: Entry
  conversation: Conversation
  seenByVisitor: number
}) {
  const text = useText()
  const format = useFormat()
  if (entry.kind === 'day') return <p className={styles.day}>{format.longDay(entry.day)}</p>
  if (entry.kind === 'note') {
    const { note } = entry
    return (
      <Bubble
        side="note"
        who={note.author}
        time={format.time(note.at)}
        mark={<IconLock size={14} aria-hidden="true" />}
      >
        <span className={styles.private}>{text('CHAT_NOTE')}</span>
        <SaidText>{note.text}</SaidText>
      </Bubble>
    )
  }
  if (entry.kind === 'outgoing') return <OnItsWay outgoing={entry.outgoing} />
  const { message } = entry
  return (
    <Bubble
      side={message.author === null ? 'visitor' : 'staff'}
      who={message.author ?? conversation.name}
      time={format.time(message.at)}
      mark={message.author !== null && <SeenMark message={message} seenByVisitor={seenByVisitor} />}
    >
      {message.card ? <Card card={message.card} /> : <SaidText>{message.text}</SaidText>}
    </Bubble>
  )
}

function Bubble({
  side,
  who,
  time,
  mark,
  children,
}: {
  side: 'visitor' | 'staff' | 'note'
  who: string
  time: string
  mark?: ReactNode
  children: ReactNode
}) {
  return (
    <article className={styles.entry} data-side={side}>
      <div className={styles.bubble}>{children}</div>
      <footer className={styles.foot}>
        <span>{who}</span>
        <span className="tabular">{time}</span>
        {mark}
      </footer>
    </article>
  )
}

function SeenMark({ message, seenByVisitor }: { message: Message; seenByVisitor: number }) {
  const text = useText()
  const isSeen = message.sequence <= seenByVisitor
  const Mark = isSeen ? IconChecks : IconCheck
  return <Mark size={16} role="img" aria-label={text(isSeen ? 'CHAT_SEEN' : 'CHAT_SENT')} />
}

function Card({ card }: { card: ProductCard }) {
  const format = useFormat()
  return (
    <a className={styles.card} href={`/shop/products/${card.slug}`} target="_blank" rel="noreferrer">
      {card.picture && <img src={card.picture} alt="" width={56} height={56} loading="lazy" />}
      <span>
        <span className={styles.cardName}>{card.name}</span>
        <span className="tabular">{format.pesos(card.price)}</span>
      </span>
    </a>
  )
}

function OnItsWay({ outgoing }: { outgoing: Outgoing }) {
  const text = useText()
  const send = useSend()
  return (
    <article className={styles.entry} data-side={outgoing.kind === 'note' ? 'note' : 'staff'} data-waiting>
      <div className={styles.bubble}>{outgoing.text}</div>
      {outgoing.failure === null ? (
        <footer className={styles.foot}>
          <IconClock size={14} aria-hidden="true" />
          <span>{text('CHAT_SENDING')}</span>
        </footer>
      ) : (
        <footer className={styles.foot} role="alert">
          <span className={styles.failed}>{outgoing.failure}</span>
          <Button size="compact-xs" variant="light" color="clay" onClick={() => void send(outgoing)}>
            {text('DESK_RETRY')}
          </Button>
          {/* What is refused for good, as after the end, would stand here and be asked about for ever. */}
          <Button size="compact-xs" variant="subtle" onClick={() => outbox.remove(outgoing.key)}>
            {text('CHAT_DISCARD')}
          </Button>
        </footer>
      )}
    </article>
  )
}
