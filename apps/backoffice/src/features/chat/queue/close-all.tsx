import { notifications } from '@mantine/notifications'
import { useText } from '../../../shell/texts.tsx'
import { Confirm } from '../../../ui/dialog/confirm.tsx'
import { useCloseAll, useCounts } from '../chat.queries.ts'

/** Asks before the chat is closed for everybody, and says how many conversations that ends. */
export default function CloseAll({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText()
  const closeAll = useCloseAll()
  const count = useCounts().data?.closable ?? 0
  return (
    <Confirm
      opened={opened}
      title={text('CHAT_CLOSE_ALL_ASK', { count })}
      text={text('CHAT_CLOSE_ALL_TEXT')}
      act={text('CHAT_CLOSE_ALL')}
      onClose={onClose}
      onConfirm={async () => {
        await closeAll.mutateAsync()
        notifications.show({ message: text('CHAT_CLOSED_ALL') })
      }}
    />
  )
}
