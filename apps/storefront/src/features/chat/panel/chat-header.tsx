import { useSyncExternalStore } from 'react'
import { useText } from '../../../shell/texts.tsx'
import { CloseButton } from '../../../ui/dialog/dialog.tsx'
import { Drawing, Icon } from '../../../ui/media/icon.tsx'
import { chatIcons } from '../chat-icons.ts'
import { chatSound } from '../notice/chat-sound.store.ts'
import styles from './chat-header.module.css'

/** Who answers, and what can be done with the conversation. */
export function ChatHeader({
  id,
  agent,
  isTalking,
  onEnd,
  onClose,
}: {
  /** Of what names the chat. */
  id: string
  agent: string | null
  isTalking: boolean
  onEnd: () => void
  onClose: () => void
}) {
  const text = useText()
  const isHeard = useSyncExternalStore(chatSound.subscribe, chatSound.get)
  return (
    <div className={styles.header}>
      <span className={styles.mark} aria-hidden="true">
        {agent ? <b>{agent.trim().charAt(0).toLocaleUpperCase()}</b> : <Icon name="paw" size={24} />}
      </span>
      <div className={styles.words}>
        <h2 id={id}>{text('CHAT_TITLE')}</h2>
        {isTalking && <p>{agent ? text('CHAT_AGENT', { name: agent }) : text('CHAT_WAITING')}</p>}
      </div>
      {isTalking && (
        <>
          <button
            type="button"
            aria-pressed={isHeard}
            aria-label={text('CHAT_SOUND')}
            title={text('CHAT_SOUND')}
            onClick={() => chatSound.update((now) => !now)}
          >
            <Drawing path={isHeard ? chatIcons.sound : chatIcons.silent} size={22} />
          </button>
          <button type="button" aria-label={text('CHAT_END')} title={text('CHAT_END')} onClick={onEnd}>
            <Drawing path={chatIcons.leave} size={22} mirrored />
          </button>
        </>
      )}
      <CloseButton label={text('CHAT_CLOSE')} onClick={onClose} />
    </div>
  )
}
