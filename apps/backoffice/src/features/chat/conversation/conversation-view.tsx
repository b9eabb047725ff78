import { Button, Loader } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { Link } from 'wouter'
import { isRefusal } from '../../../data/port/refusal.ts'
import { useText } from '../../../shell/texts.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { useFacts } from '../chat.queries.ts'
import { Composer } from '../composer/composer.tsx'
import { MessageList } from '../messages/message-list.tsx'
import { useThread } from '../thread/use-thread.ts'
import { ConversationHeader } from './conversation-header.tsx'
import styles from './conversation-view.module.css'

/** One conversation: what was said, and the place to answer. */
export default function ConversationView({
  id,
  onShowVisitor,
}: {
  id: number
  onShowVisitor: (() => void) | null
}) {
  const text = useText()
  const facts = useFacts(id)
  const { thread, error, retry, hasEarlier, loadEarlier, isLoadingEarlier } = useThread(id)
  const conversation = facts.data?.conversation
  const failure = facts.data ? error : (facts.error ?? error)
  return (
    <section className={styles.view} aria-label={text('CHAT_CONVERSATION')}>
      {conversation && <ConversationHeader conversation={conversation} onShowVisitor={onShowVisitor} />}
      {isRefusal(failure, 'NOT_FOUND') && !thread && (
        <Empty
          icon={IconMessages}
          act={
            <Button component={Link} href="/chat" variant="default">
              {text('CHAT_TITLE')}
            </Button>
          }
        >
          {text('DESK_NOT_FOUND')}
        </Empty>
      )}
      {failure && !isRefusal(failure, 'NOT_FOUND') && !thread && (
        <LoadFailed
          error={failure}
          retry={() => {
            void facts.refetch()
            void retry()
          }}
        />
      )}
      {conversation && thread ? (
        <MessageList
          conversation={conversation}
          thread={thread}
          hasEarlier={hasEarlier}
          isLoadingEarlier={isLoadingEarlier}
          loadEarlier={loadEarlier}
        />
      ) : (
        !failure && <Loader m="auto" />
      )}
      {conversation && <Composer conversation={conversation} />}
    </section>
  )
}
