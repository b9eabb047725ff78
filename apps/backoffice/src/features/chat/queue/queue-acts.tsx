import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../../shell/texts.tsx'
import { useCounts } from '../chat.queries.ts'

// Who looks at the queue waits for no dialog.
const CloseAll = lazy(() => import('./close-all.tsx'))

/** What is done to all conversations at once: every role that this place opens to may close the chat for everybody. */
export function QueueActs() {
  const text = useText()
  const { data: counts, refetch } = useCounts()
  const [asked, setAsked] = useState<'never' | 'now' | 'before'>('never')
  const ask = () => {
    // Others begin and end conversations meanwhile: the question says how many there are now.
    void refetch()
    setAsked('now')
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
          <Menu.Item leftSection={<IconX size={18} />} disabled={!counts?.closable} onClick={ask}>
            {text('CHAT_CLOSE_ALL')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asked !== 'never' && (
        <Suspense>
          <CloseAll opened={asked === 'now'} onClose={() => setAsked('before')} />
        </Suspense>
      )}
    </>
  )
}
