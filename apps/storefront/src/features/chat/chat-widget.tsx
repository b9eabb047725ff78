import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { useData } from '../../shell/data-context.tsx'
import { randomKey } from '../../shell/random-key.ts'
import { LanguageContext, type LanguageState, useText } from '../../shell/texts.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { identityOf, messagesOf } from './conversation/conversation.store.ts'
import { noMessages, unreadOf } from './conversation/conversation.ts'
import { chatLaunch } from './launcher/launch.store.ts'
import { chatSound } from './notice/chat-sound.store.ts'
import { playChime } from './notice/play-chime.ts'
import { useUnreadTitle } from './notice/use-unread-title.ts'
import { ChatPanel } from './panel/chat-panel.tsx'
import { type ChatEnd, createChatSession } from './session/chat-session.ts'
import { pageClock } from './session/page-clock.ts'
import { useChatContext } from './session/use-chat-context.ts'
import { useReadAsCustomer } from './session/use-read-as-customer.ts'

type WidgetProps = { isOpen: boolean; onClose: () => void }

/** All of the chat but its button: it takes part in the conversation while the panel is closed, too. */
export function ChatWidget({
  language,
  ...props
}: WidgetProps & {
  /** With the chat's words. */
  language: LanguageState
}) {
  return (
    <LanguageContext value={language}>
      <Conversation {...props} />
    </LanguageContext>
  )
}

const endTexts = {
  left: 'CHAT_ENDED',
  expired: 'CHAT_EXPIRED',
  kept: 'CHAT_KEPT',
  mailed: 'CHAT_MAILED',
  disconnected: 'CHAT_DISCONNECTED',
  closed: 'CHAT_CLOSED',
} as const

function Conversation({ isOpen, onClose }: WidgetProps) {
  const text = useText()
  const { chat: port, layer } = useData()
  const { show } = useToasts()
  // What is written stays when the panel is closed, and what could not be sent when the conversation ends.
  const [draft, setDraft] = useState('')

  const onEnd = useRef<(how: ChatEnd, unsent: string) => void>(() => undefined)
  onEnd.current = (how, unsent) => {
    if (unsent !== '' && how !== 'left') setDraft((now) => [unsent, now].filter(Boolean).join('\n'))
    if (how === 'left') setDraft('')
    show({ tone: how === 'disconnected' ? 'success' : 'neutral', text: text(endTexts[how]) })
  }
  const session = useMemo(
    () =>
      createChatSession({
        port,
        identity: identityOf(layer),
        saved: messagesOf(layer),
        clock: pageClock,
        makeKey: randomKey,
        onNews: () => {
          if (chatSound.get() && !(document.hasFocus() && isShown.current)) playChime()
        },
        onEnd: (how, unsent) => onEnd.current(how, unsent),
        onFault: (error) => reportError(error),
      }),
    [port, layer],
  )
  useEffect(() => session.start(), [session])

  const identity = useSyncExternalStore(identityOf(layer).subscribe, identityOf(layer).get, () => null)
  const saved = useSyncExternalStore(messagesOf(layer).subscribe, messagesOf(layer).get, () => noMessages)
  const unread = unreadOf(identity, saved)
  useUnreadTitle(unread)
  useChatContext(session, identity !== null)
  useReadAsCustomer(
    session,
    // Who signed out has left the conversation too; whose session lapsed goes on in it, with what is half written.
    useCallback(() => {
      if (identityOf(layer).get() !== null) return
      session.forgetAfter()
      setDraft('')
    }, [layer, session]),
  )

  const isShown = useRef(isOpen)
  isShown.current = isOpen
  const see = useCallback(() => {
    if (isShown.current && document.visibilityState === 'visible') session.see()
  }, [session])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came is seen where the panel is open
  useEffect(see, [see, isOpen, unread])
  useEffect(() => {
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [see])

  useLayoutEffect(() => {
    if (isOpen) chatLaunch.arrived()
  }, [isOpen])
  if (!isOpen) return null
  return createPortal(
    <ChatPanel
      session={session}
      identity={identity}
      saved={saved}
      draft={draft}
      onDraft={(written) => {
        if (written !== '') session.typed()
        setDraft(written)
      }}
      onBegin={async (person) => {
        await session.begin(person)
        show({ tone: 'success', text: text('CHAT_DATA_SENT') })
      }}
      onClose={onClose}
    />,
    document.body,
  )
}
