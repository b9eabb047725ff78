import { ActionIcon, Box, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { useText } from '../../shell/texts.tsx'
import type { Place } from './places.ts'
import styles from './rail.module.css'
import { Rail } from './rail.tsx'

/**
 * The rail behind a button, where its icons would take a sixth of the page; beside the button, how many wait in the chat.
 * Who renders it gives it the path as its key: another page takes an open one away, so that the focus goes to that page
 * and not back to the button.
 */
export function PhoneRail({ places }: { places: readonly Place[] }) {
  const text = useText()
  const [isOpen, { open, close }] = useDisclosure()
  const name = text('DESK_NAVIGATION')
  const Waiting = places.find((place) => place.name === 'chat')?.Count
  return (
    <Box pos="relative">
      <ActionIcon size={44} radius="xl" aria-label={name} aria-expanded={isOpen} onClick={open}>
        <IconMenu2 size={22} aria-hidden="true" />
      </ActionIcon>
      {Waiting && (
        <span className={styles.mark}>
          <Waiting />
        </span>
      )}
      <Drawer
        opened={isOpen}
        onClose={close}
        size={300}
        padding={0}
        attributes={{ content: { 'aria-label': name }, header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': text('DESK_CLOSE'), size: 44 }}
        classNames={{ content: styles.drawer, header: styles.drawerHead, body: styles.drawerBody }}
      >
        <nav className={styles.drawerBody} aria-label={name}>
          <Rail places={places} isWide onHere={close} />
        </nav>
      </Drawer>
    </Box>
  )
}
