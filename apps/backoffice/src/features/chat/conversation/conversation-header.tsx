import { ActionIcon, Button, Menu, VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconChevronLeft, IconUserSquare } from '@tabler/icons-react'
import { Link } from 'wouter'
import type { Conversation } from '../../../data/port/chat.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { useNotifyRefusal } from '../../../ui/feedback/use-notify-refusal.ts'
import { useMember } from '../../session/session.queries.ts'
import { useAgents, useConversationAct } from '../chat.queries.ts'
import { ConversationActs } from './conversation-acts.tsx'
import styles from './conversation-view.module.css'

/** Whose conversation it is, who answers, and what can be done with it. */
export function ConversationHeader({
  conversation,
  onShowVisitor,
}: {
  conversation: Conversation
  onShowVisitor: (() => void) | null
}) {
  const text = useText()
  const { name, assignee, isOpen, ending, kind } = conversation
  const state = ending
    ? text(`CHAT_ENDING_${ending.toUpperCase() as Uppercase<typeof ending>}`)
    : assignee
      ? text('CHAT_ANSWERED_BY', { name: assignee.name })
      : text('CHAT_NOBODY')
  return (
    <header className={styles.head}>
      <ActionIcon
        component={Link}
        href="/chat"
        className={styles.back}
        size="lg"
        aria-label={text('CHAT_BACK')}
      >
        <IconChevronLeft size={22} />
      </ActionIcon>
      <div className={styles.who}>
        <h2>{name}</h2>
        <p className={styles.state}>{kind === 'message' ? `${text('CHAT_BY_MAIL')} · ${state}` : state}</p>
      </div>
      {onShowVisitor && (
        <ActionIcon size="lg" aria-label={text('CHAT_VISITOR')} onClick={onShowVisitor}>
          <IconUserSquare size={22} />
        </ActionIcon>
      )}
      {isOpen && <Assign conversation={conversation} />}
      <ConversationActs conversation={conversation} />
    </header>
  )
}

function Assign({ conversation }: { conversation: Conversation }) {
  const text = useText()
  const data = useData()
  const { accountId } = useMember()
  const agents = useAgents().data ?? []
  const assign = useConversationAct(data.chat.assign, conversation.id)
  const { id, assignee } = conversation
  const onError = useNotifyRefusal()
  const isMine = assignee?.accountId === accountId
  const give = (to: number | null) => assign.mutate({ id, accountId: to }, { onError })
  return (
    <Button.Group className={styles.assign}>
      {!isMine && (
        <Button size="xs" className={styles.take} loading={assign.isPending} onClick={() => give(accountId)}>
          {text(assignee ? 'CHAT_TAKE_OVER' : 'CHAT_TAKE')}
        </Button>
      )}
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <Button size="xs" variant={isMine ? 'default' : 'filled'} px={10}>
            {isMine && text('CHAT_MINE')} <VisuallyHidden>{text('CHAT_ASSIGN')}</VisuallyHidden>
            <IconChevronDown size={16} aria-hidden="true" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{text('CHAT_ASSIGN')}</Menu.Label>
          {agents.map((agent) => (
            <Menu.Item
              key={agent.accountId}
              disabled={agent.accountId === assignee?.accountId}
              onClick={() => give(agent.accountId)}
            >
              {agent.isOnline ? agent.name : `${agent.name} (${text('CHAT_AWAY')})`}
            </Menu.Item>
          ))}
          {assignee && (
            <>
              <Menu.Divider />
              <Menu.Item onClick={() => give(null)}>{text('CHAT_GIVE_BACK')}</Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  )
}
