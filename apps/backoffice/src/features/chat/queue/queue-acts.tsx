import { ActionIcon, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconDots, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../shell/texts.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { useCloseAll, useCounts } from '../chat.queries.ts'

/** What is done to all conversations at once: every role that this place opens to may close the chat for everybody. */
export function QueueActs() {
  const text = useText()
  const { data: counts, refetch } = useCounts()
  const closeAll = useCloseAll()
  const [isAsked, setAsked] = useState(false)
  const count = counts?.closable ?? 0
  const ask = () => {
    // Others begin and end conversations meanwhile: the question says how many there are now.
    void refetch()
    setAsked(true)
  }
  return (
    <>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <ActionIcon size="lg" aria-label={text('CHAT_QUEUE_ACTS')}>
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconX size={18} />} disabled={count === 0} onClick={ask}>
            {text('CHAT_CLOSE_ALL')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Confirm
        opened={isAsked}
        title={text('CHAT_CLOSE_ALL_ASK', { count })}
        text={text('CHAT_CLOSE_ALL_TEXT')}
        act={text('CHAT_CLOSE_ALL')}
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          await closeAll.mutateAsync()
          notifications.show({ message: text('CHAT_CLOSED_ALL') })
        }}
      />
    </>
  )
}
