import { Button, Menu } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconBell, IconBellRinging, IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Message } from '../../../data/port/chat.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { titleBadge } from '../../../shell/title.ts'
import { useMayLeave } from '../../../ui/form/use-unsaved-guard.ts'
import { channel, useChannel } from '../channel.store.ts'
import { useCounts } from '../chat.queries.ts'
import { storedDrafts } from '../composer/drafts.store.ts'
import { useOutbox } from '../outbox/outbox.store.ts'
import styles from './chat-status.module.css'
import { useChatChannel } from './use-chat-channel.ts'

/**
 * Whether this member takes conversations, how the channel is, and whether the desk may tell by the system. How many wait for
 * an answer stands before the window's title. While an answer has not arrived, or stands half written, leaving is asked about.
 */
export function ChatStatus() {
  const text = useText()
  const { connection, isAvailable } = useChannel()
  const [, go] = useLocation()
  const mayLeave = useMayLeave()
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'denied',
  )
  // What a message says stands in the language of the moment, and the channel stays open.
  const given = { text, go: (path: string) => mayLeave() && go(path) }
  const latest = useRef(given)
  latest.current = given
  useChatChannel(useCallback((message) => tell(message, latest.current), []))
  const waiting = useCounts().data?.waiting ?? 0
  useEffect(() => {
    titleBadge.set(waiting)
    return () => titleBadge.set(0)
  }, [waiting])
  const isUnsent = useOutbox().length > 0
  useWindowEvent('beforeunload', (event) => {
    if (isUnsent || storedDrafts.isAny()) event.preventDefault()
  })
  const isUp = connection === 'connected'
  const Plug = isUp ? IconPlugConnected : IconPlugConnectedX
  return (
    <Menu position="bottom-end" withinPortal={false} closeOnItemClick={false}>
      <Menu.Target>
        <Button
          variant="default"
          size="sm"
          className={styles.status}
          data-up={isUp || undefined}
          leftSection={<Plug size={18} aria-hidden="true" />}
        >
          {text(isUp ? (isAvailable ? 'CHAT_AVAILABLE' : 'CHAT_PAUSED') : lineOf(connection))}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.CheckboxItem checked={isAvailable} onChange={(checked) => channel.setAvailable(checked)}>
          {text('CHAT_TAKE_CONVERSATIONS')}
        </Menu.CheckboxItem>
        <Menu.Item
          disabled={permission !== 'default'}
          leftSection={permission === 'granted' ? <IconBellRinging size={18} /> : <IconBell size={18} />}
          onClick={() => void Notification.requestPermission().then(setPermission)}
        >
          {text(
            permission === 'granted'
              ? 'CHAT_NOTIFIES'
              : permission === 'denied'
                ? 'CHAT_NOTIFY_DENIED'
                : 'CHAT_NOTIFY',
          )}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const lineOf = (connection: 'connecting' | 'lost' | 'refused' | 'connected') =>
  connection === 'connecting' ? 'CHAT_CONNECTING' : connection === 'refused' ? 'CHAT_REFUSED' : 'CHAT_LOST'

/** Tells by the system of a message that came while nobody looked at the desk. */
function tell(
  message: Message,
  { text, go }: { text: ReturnType<typeof useText>; go: (path: string) => unknown },
): void {
  const id = message.conversationId
  if (id === null || !document.hidden || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  const shown = notice(text('CHAT_NEW_MESSAGE'), { body: message.text.slice(0, 200), tag: `chat-${id}` })
  if (!shown) return
  shown.onclick = () => {
    window.focus()
    go(`/chat/${id}`)
    shown.close()
  }
}

/** Chrome on Android has notices and throws at making one: there is none, and what else the message does goes on. */
function notice(title: string, options: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
