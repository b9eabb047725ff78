import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconMail, IconPlugX, IconVolume, IconVolumeOff, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { Conversation } from '../../../data/port/chat.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Confirm } from '../../../ui/dialog/confirm.tsx'
import { useNotifyRefusal } from '../../../ui/feedback/use-notify-refusal.ts'
import { useNow } from '../../../ui/use-now.ts'
import { useConversationAct } from '../chat.queries.ts'
import { TranscriptDialog } from './transcript-dialog.tsx'

const muteMinutes = 15

type Asked = 'disconnect' | 'close' | 'transcript' | null

/** What is done seldom, or cannot be undone: a transcript, silence for a while, the two ways to end it. */
export function ConversationActs({ conversation }: { conversation: Conversation }) {
  const text = useText()
  const { chat } = useData()
  const now = useNow()
  const { id, name, isOpen, kind, mutedUntil } = conversation
  const onError = useNotifyRefusal()
  const [asked, setAsked] = useState<Asked>(null)
  const mute = useConversationAct(chat.mute, id)
  const disconnect = useConversationAct(async () => void (await chat.disconnect(id)), id)
  const close = useConversationAct(async () => void (await chat.close(id)), id)
  const isMuted = mutedUntil !== null && Date.parse(mutedUntil) > now
  const silence = () => mute.mutate({ id, minutes: isMuted ? 0 : muteMinutes }, { onError })
  return (
    <>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <ActionIcon size="lg" aria-label={text('CHAT_ACTS')}>
            <IconDots size={22} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconMail size={18} />} onClick={() => setAsked('transcript')}>
            {text('CHAT_TRANSCRIPT')}
          </Menu.Item>
          {isOpen && kind === 'chat' && (
            <Menu.Item
              leftSection={isMuted ? <IconVolume size={18} /> : <IconVolumeOff size={18} />}
              onClick={silence}
            >
              {text(isMuted ? 'CHAT_UNMUTE' : 'CHAT_MUTE', { count: muteMinutes })}
            </Menu.Item>
          )}
          {isOpen && (
            <>
              <Menu.Divider />
              {kind === 'chat' && (
                <Menu.Item leftSection={<IconPlugX size={18} />} onClick={() => setAsked('disconnect')}>
                  {text('CHAT_DISCONNECT')}
                </Menu.Item>
              )}
              <Menu.Item leftSection={<IconX size={18} />} onClick={() => setAsked('close')}>
                {text('CHAT_CLOSE')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <Confirm
        opened={asked === 'disconnect'}
        title={text('CHAT_DISCONNECT_ASK', { name })}
        text={text('CHAT_DISCONNECT_TEXT')}
        act={text('CHAT_DISCONNECT')}
        onClose={() => setAsked(null)}
        onConfirm={() => disconnect.mutateAsync(undefined)}
      />
      <Confirm
        opened={asked === 'close'}
        title={text('CHAT_CLOSE_ASK', { name })}
        text={text('CHAT_CLOSE_TEXT')}
        act={text('CHAT_CLOSE')}
        onClose={() => setAsked(null)}
        onConfirm={() => close.mutateAsync(undefined)}
      />
      <TranscriptDialog
        conversation={conversation}
        opened={asked === 'transcript'}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
