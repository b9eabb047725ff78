import { Box, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Session } from '../data/port/account.port.ts'
import { useFormat } from '../shell/format.ts'
import { useText } from '../shell/texts.tsx'

/** A session by its device, its address and its times, with what can be done to it. */
export function SessionLine({ session, children }: { session: Session; children?: ReactNode }) {
  const text = useText()
  const format = useFormat()
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <div>
        <Text fw={600}>
          {session.device || text('SESSION_UNKNOWN_DEVICE')}
          {session.address && (
            <Text component="span" fw={400} c="dimmed" className="tabular">
              {' · '}
              {session.address}
            </Text>
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {text('SESSION_TIMES', {
            opened: format.moment(session.opened),
            seen: format.moment(session.seen),
          })}
        </Text>
      </div>
      <Box flex="none">{children}</Box>
    </Group>
  )
}
