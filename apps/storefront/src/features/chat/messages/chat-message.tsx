import { urlOfLocation } from '../../../shell/address.ts'
import { useNavigator } from '../../../shell/navigator-context.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { ChatCardLink } from './chat-card-link.tsx'
import type { ChatEntry } from './chat-entries.ts'
import styles from './chat-message.module.css'
import { linkParts } from './link-parts.ts'

const stateTexts = { sending: 'CHAT_SENDING', sent: 'CHAT_SENT', seen: 'CHAT_SEEN' } as const

/** One message: text and never HTML (D29), who wrote it, when, and how far the visitor's own came. */
export function ChatBubble({ entry, onRetry }: { entry: ChatEntry; onRetry: (key: string) => void }) {
  const text = useText()
  const { locale } = useLanguage()
  const { administrator, sentAt, state, card } = entry
  const isMine = administrator === null
  return (
    <li className={styles.message} data-mine={isMine || undefined} data-first={entry.isFirst || undefined}>
      <span className={entry.isFirst && !isMine ? styles.name : 'visually-hidden'}>
        {administrator ?? text('CHAT_YOU')}
      </span>
      <div className={styles.bubble} data-state={state}>
        {/* A product's name stands on its card. */}
        {entry.text !== card?.name && (
          <p dir="auto">
            <Written text={entry.text} />
          </p>
        )}
        {card && <ChatCardLink card={card} />}
      </div>
      <span className={styles.below}>
        {sentAt && (
          <time dateTime={sentAt}>
            {new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).format(
              new Date(sentAt),
            )}
          </time>
        )}
        {entry.tellsState && state && state !== 'failed' && <span>{text(stateTexts[state])}</span>}
        {state === 'failed' && (
          <>
            <span className={styles.failed}>
              <Icon name="alert" size={14} />
              {entry.reason ?? text('CHAT_FAILED')}
            </span>
            <button type="button" onClick={() => onRetry(entry.id)}>
              {text('CHAT_RETRY')}
            </button>
          </>
        )}
      </span>
    </li>
  )
}

/** The shop's own pages open in the shop; what else stands at its address does not. */
export function Written({ text }: { text: string }) {
  const { hasPage } = useNavigator()
  return linkParts(text).map(({ text: written, href }, position) => {
    const key = `${position}`
    if (href === null) return <span key={key}>{written}</span>
    const url = new URL(href)
    const page = url.origin === location.origin ? urlOfLocation(url) : null
    if (page !== null && hasPage(page)) {
      return (
        <Link key={key} to={page}>
          {written}
        </Link>
      )
    }
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {written}
      </a>
    )
  })
}
