import { Drawer } from '@mantine/core'
import { useText } from '../../../shell/texts.tsx'
import styles from './visitor-panel.module.css'
import { VisitorPanel } from './visitor-panel.tsx'

/** Who the visitor is, over the conversation, where there is no room beside it. */
export default function VisitorDrawer({
  id,
  opened,
  onClose,
}: {
  id: number
  opened: boolean
  onClose: () => void
}) {
  const text = useText()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="sm"
      padding={0}
      title={text('CHAT_VISITOR')}
      classNames={{ header: styles.drawerHead }}
      closeButtonProps={{ 'aria-label': text('DESK_CLOSE') }}
    >
      <VisitorPanel id={id} />
    </Drawer>
  )
}
