import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { ChatPerson } from '../../../data/port/chat.port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import { pathOf } from '../../../shell/address.ts'
import { useTarget } from '../../../shell/router.tsx'
import { useText } from '../../../shell/texts.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { useToasts } from '../../../ui/feedback/toasts.tsx'
import { ChatComposer } from '../composer/chat-composer.tsx'
import type { Identity, SavedMessages } from '../conversation/conversation.ts'
import { entriesOf } from '../messages/chat-entries.ts'
import { ChatLog } from '../messages/chat-log.tsx'
import type { ChatSession } from '../session/chat-session.ts'
import { Aftermath } from '../start/aftermath.tsx'
import { ChatStart } from '../start/chat-start.tsx'
import { ChatHeader } from './chat-header.tsx'
import styles from './chat-panel.module.css'
import { useCoversPage } from './use-covers-page.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'

/** The open chat: the data form for a stranger, the conversation for who has identified themselves (specification §4). */
export function ChatPanel({
  session,
  identity,
  saved,
  draft,
  onDraft,
  onBegin,
  onClose,
}: {
  session: ChatSession
  identity: Identity | null
  saved: SavedMessages
  draft: string
  onDraft: (text: string) => void
  onBegin: (person: ChatPerson) => Promise<void>
  onClose: () => void
}) {
  const text = useText()
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const { isConnected, typing } = useSyncExternalStore(session.subscribe, session.get)
  const [isEnding, setEnding] = useState(false)
  const covers = useCoversPage()
  useKeyboardRoom(panel, covers)
  useCloseOnWayOn(covers, onClose)
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true })
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && !(event.target as Element).closest('dialog')) onClose()
  }
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-modal={covers || undefined}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={onKeyDown}
    >
      <ChatHeader
        id={`${id}-title`}
        agent={identity?.agent ?? null}
        isTalking={identity !== null}
        onEnd={() => setEnding(true)}
        onClose={onClose}
      />
      {identity === null ? (
        <>
          <Aftermath after={saved.after} onClose={session.forgetAfter} />
          <ChatStart draft={draft} onDraft={onDraft} onBegin={onBegin} />
        </>
      ) : (
        <>
          <p className={styles.offline} role="status">
            {!isConnected && text('CHAT_OFFLINE')}
          </p>
          <ChatLog entries={entriesOf(saved, identity)} typing={typing} onRetry={session.retry} />
          <ChatComposer draft={draft} onDraft={onDraft} onSend={session.send} />
        </>
      )}
      {isEnding && identity && <EndDialog session={session} onClose={() => setEnding(false)} />}
    </section>
  )
}

/** What covers the page closes when it leads to another. */
function useCloseOnWayOn(covers: boolean, onClose: () => void): void {
  const place = pathOf(useTarget())
  const openedAt = useRef(place)
  useEffect(() => {
    if (covers && place !== openedAt.current) onClose()
    openedAt.current = place
  }, [covers, place, onClose])
}

function EndDialog({ session, onClose }: { session: ChatSession; onClose: () => void }) {
  const text = useText()
  const { show } = useToasts()
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await session.leave()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      show({ tone: 'failure', text: text('CHAT_END_FAILED') })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      title={text('CHAT_END_QUESTION')}
      go={text('CHAT_END_YES')}
      stay={text('CHAT_END_NO')}
      busy={isBusy}
      onConfirm={leave}
      onClose={onClose}
    >
      {text('CHAT_END_TEXT')}
    </ConfirmDialog>
  )
}
