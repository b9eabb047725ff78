import { useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../../shell/texts.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import type { ChatEntry } from './chat-entries.ts'
import styles from './chat-log.module.css'
import { ChatBubble } from './chat-message.tsx'

/** So near to its end, in px, a list follows what comes. */
const nearEnd = 80

/** What was said, read aloud as it comes. It stays where a person has scrolled back to. */
export function ChatLog({
  entries,
  typing,
  onRetry,
}: {
  entries: readonly ChatEntry[]
  typing: string | null
  onRetry: (key: string) => void
}) {
  const text = useText()
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [isNewer, setNewer] = useState(false)
  const last = entries.at(-1)

  const toEnd = () => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
    setNewer(false)
  }
  // Whoever writes wants to see it.
  const isMine = last?.state === 'sending'
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows each message and who is writing
  useLayoutEffect(() => {
    if (isAtEnd.current || isMine) toEnd()
    else setNewer(true)
  }, [last?.id, last?.state, typing, isMine])

  return (
    <div className={styles.frame}>
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        aria-label={text('CHAT_LOG')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        className={styles.log}
        onScroll={({ currentTarget: at }) => {
          isAtEnd.current = at.scrollHeight - at.scrollTop - at.clientHeight < nearEnd
          if (isAtEnd.current) setNewer(false)
        }}
      >
        {entries.length === 0 && (
          <p className={styles.empty}>
            <Icon name="paw" size={48} />
            {text('CHAT_EMPTY')}
          </p>
        )}
        {entries.length > 0 && (
          <ol className={styles.list}>
            {entries.map((entry) => (
              <ChatBubble key={entry.id} entry={entry} onRetry={onRetry} />
            ))}
          </ol>
        )}
        {typing && (
          <p className={styles.typing}>
            <span className={styles.dots} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {text('CHAT_TYPING', { name: typing })}
          </p>
        )}
      </div>
      {isNewer && (
        <button type="button" className={styles.newer} onClick={toEnd}>
          {text('CHAT_NEWER')}
          <Icon name="chevron-down" size={16} />
        </button>
      )}
    </div>
  )
}
