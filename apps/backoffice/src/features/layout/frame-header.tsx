import { Box, Group, Kbd, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useLocation } from 'wouter'
import { useText } from '../../shell/texts.tsx'
import styles from './frame-header.module.css'
import { openPalette } from './lazy-palette.tsx'
import { PhoneRail } from './phone-rail.tsx'
import type { Place } from './places.ts'

/** The bar above the page: where one is, and the way to everything else. */
export function FrameHeader({ places, isPhone }: { places: readonly Place[]; isPhone: boolean }) {
  const text = useText()
  const [path] = useLocation()
  const place = places.find((each) => path === each.path || path.startsWith(`${each.path}/`))
  return (
    <Group h={60} px={{ base: 'xs', sm: 'md' }} gap="md" wrap="nowrap" justify="space-between">
      <Group gap="xs" wrap="nowrap" miw={0}>
        {isPhone && <PhoneRail key={path} places={places} />}
        <Text className={styles.place} component="p">
          {place?.isWhole && text(place.title)}
        </Text>
      </Group>
      <Group gap="sm" wrap="nowrap">
        {places.map(({ name, Header }) => Header && <Header key={name} />)}
        <UnstyledButton className={styles.search} onClick={openPalette}>
          <IconSearch size={18} aria-hidden="true" />
          <Box component="span" visibleFrom="sm" flex={1}>
            {text('DESK_FIND')}
          </Box>
          <Box component="span" visibleFrom="sm" aria-hidden="true">
            <Kbd size="xs">Ctrl</Kbd> <Kbd size="xs">K</Kbd>
          </Box>
          <VisuallyHidden hiddenFrom="sm">{text('DESK_FIND')}</VisuallyHidden>
        </UnstyledButton>
      </Group>
    </Group>
  )
}
