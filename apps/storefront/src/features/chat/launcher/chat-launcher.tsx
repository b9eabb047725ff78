import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { idleAfterFirstInteraction } from '../../../shell/first-interaction.ts'
import { isPersonal } from '../../../shell/is-personal.ts'
import { useRoute } from '../../../shell/router.tsx'
import { useText } from '../../../shell/texts.tsx'
import { useLazyPart } from '../../../ui/later/use-lazy-part.ts'
import { Drawing } from '../../../ui/media/icon.tsx'
import { chatIcons } from '../chat-icons.ts'
import { identityOf, messagesOf } from '../conversation/conversation.store.ts'
import { noMessages, unreadOf } from '../conversation/conversation.ts'
import styles from './chat-launcher.module.css'
import { chatLaunch } from './launch.store.ts'
import { useChatTexts } from './use-chat-texts.ts'

const loadWidget = () => import('../chat-widget.tsx')
const close = () => chatLaunch.set('closed')

/**
 * The footer's button that opens the chat (specification §2), with how many messages are unread. The rest is loaded
 * when it is opened, and for who is in a conversation once the page is at rest: its words first, since those can be asked
 * for again. Where they do not come the button says so, and the next press tries again.
 */
export function ChatLauncher({ isAway }: { isAway: boolean }) {
  const text = useText()
  const { layer } = useData()
  const { path } = useRoute()
  const button = useRef<HTMLButtonElement>(null)
  const launch = useSyncExternalStore(chatLaunch.subscribe, chatLaunch.get, () => 'closed')
  const isOpen = launch === 'opening' || launch === 'open'
  const identity = useSyncExternalStore(identityOf(layer).subscribe, identityOf(layer).get, () => null)
  const saved = useSyncExternalStore(messagesOf(layer).subscribe, messagesOf(layer).get, () => noMessages)
  const unread = unreadOf(identity, saved)
  const news = unread > 0 && text('LAYOUT_CHAT_UNREAD', { count: unread })
  const failure = launch === 'failed' && text('LAYOUT_CHAT_FAILED')

  const [isDue, setDue] = useState(false)
  const isTalking = identity !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks again for what did not come.
  useEffect(() => {
    if (!isTalking) return
    const load = () => setDue(true)
    void idleAfterFirstInteraction.then(load)
    // What did not come is asked for again on the next page, and as soon as there is a network.
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [isTalking, path])
  const isWanted = isOpen || isDue
  const language = useChatTexts(isWanted, () => {
    setDue(false)
    if (isOpen) chatLaunch.set('failed')
  })
  const Widget = useLazyPart(loadWidget, isWanted && language !== null, () => {
    setDue(false)
    close()
  })?.ChatWidget

  const wasOpen = useRef(false)
  useEffect(() => {
    // The panel has taken the focus with it.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.launcher}
        data-quiet={isPersonal(path) || undefined}
        data-away={(isAway && !isTalking) || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={launch === 'opening' || undefined}
        onClick={() => chatLaunch.set(isOpen ? 'closed' : 'opening')}
      >
        <Drawing path={chatIcons.chat} size={24} />
        <span aria-hidden="true">{text('LAYOUT_CHAT')}</span>
        {unread > 0 && <b aria-hidden="true">{unread > 99 ? '99+' : unread}</b>}
        <span className="visually-hidden">{news || text('LAYOUT_CHAT_OPEN')}</span>
        {failure && (
          <small className={styles.failure} aria-hidden="true">
            {failure}
          </small>
        )}
      </button>
      <span role="status" className="visually-hidden">
        {failure || (!isOpen && news)}
      </span>
      {Widget && language && <Widget isOpen={isOpen} language={language} onClose={close} />}
    </>
  )
}
