import { Center, Loader, VisuallyHidden } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { IconMessages } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useRoute } from 'wouter'
import { useText } from '../../shell/texts.tsx'
import styles from './chat-page.module.css'
import { ConversationList } from './queue/conversation-list.tsx'
import { VisitorPanel } from './visitor/visitor-panel.tsx'

// Who looks at the queue alone waits for no more than it.
const ConversationView = lazy(() => import('./conversation/conversation-view.tsx'))
const VisitorDrawer = lazy(() => import('./visitor/visitor-drawer.tsx'))

/** The queue, the conversation that is open, and who its visitor is. */
export default function ChatPage() {
  const text = useText()
  const [, parameters] = useRoute('/chat/:id')
  const id = Number(parameters?.id) || null
  const hasRoomForPanel = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false })
  const [isPanelOpen, panel] = useDisclosure(false)
  return (
    <div className={styles.chat} data-open={id !== null || undefined}>
      <VisuallyHidden component="h1">{text('CHAT_TITLE')}</VisuallyHidden>
      <ConversationList openId={id} />
      {id === null ? (
        <section className={styles.nothing} aria-label={text('CHAT_CONVERSATION')}>
          <IconMessages size={44} stroke={1.25} aria-hidden="true" />
          <p>{text('CHAT_CHOOSE')}</p>
        </section>
      ) : (
        <Suspense
          fallback={
            <Center>
              <Loader />
            </Center>
          }
        >
          <ConversationView key={id} id={id} onShowVisitor={hasRoomForPanel ? null : panel.open} />
          {hasRoomForPanel ? (
            <VisitorPanel key={`visitor-${id}`} id={id} />
          ) : (
            <VisitorDrawer id={id} opened={isPanelOpen} onClose={panel.close} />
          )}
        </Suspense>
      )}
    </div>
  )
}
