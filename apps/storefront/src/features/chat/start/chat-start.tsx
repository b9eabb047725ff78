import { useQuery } from '@tanstack/react-query'
import type { ChatPerson } from '../../../data/port/chat.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { chatStatusQuery } from './chat.queries.ts'
import { ChatForm } from './chat-form.tsx'
import styles from './chat-start.module.css'
import { LeaveMessage } from './leave-message.tsx'

/** Presence and hours decide: somebody answers, or a message can be left. */
export function ChatStart({
  draft,
  onDraft,
  onBegin,
}: {
  draft: string
  onDraft: (text: string) => void
  onBegin: (person: ChatPerson) => Promise<void>
}) {
  const text = useText()
  const { data: status, isError, refetch } = useQuery(chatStatusQuery(useData()))
  return (
    <div className={styles.start}>
      {status?.isAvailable && <ChatForm agents={status.agents} onBegin={onBegin} />}
      {status && !status.isAvailable && <LeaveMessage status={status} draft={draft} onDraft={onDraft} />}
      {!status && !isError && <p className={styles.wait}>{text('CHAT_LOADING')}</p>}
      {!status && isError && (
        <div className={styles.wait} role="alert">
          <p>{text('CHAT_STATUS_FAILED')}</p>
          <Button kind="outline" onClick={() => void refetch()}>
            {text('CHAT_RETRY')}
          </Button>
        </div>
      )}
    </div>
  )
}
