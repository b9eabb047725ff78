import { Paper, Stack, Text, ThemeIcon } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** Where a list has nothing to show: why, and under it what one can do about that. */
export function Empty({
  icon: Picture,
  children,
  act,
}: {
  icon: Icon
  children: ReactNode
  act?: ReactNode
}) {
  return (
    <Paper withBorder radius="md" px="lg" py="xl">
      <Stack align="center" gap="sm">
        <ThemeIcon variant="light" radius="xl" size={56} aria-hidden="true">
          <Picture size={28} stroke={1.5} />
        </ThemeIcon>
        <Text c="dimmed" ta="center" maw={460}>
          {children}
        </Text>
        {act}
      </Stack>
    </Paper>
  )
}
