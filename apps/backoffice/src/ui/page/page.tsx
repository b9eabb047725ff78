import { Container, Group, type MantineSize, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** A page under its heading: what it is for, and beside it what is done on the whole of it. */
export function Page({
  title,
  lead,
  size = 'lg',
  acts,
  children,
}: {
  title: string
  lead?: string
  size?: MantineSize
  acts?: ReactNode
  children: ReactNode
}) {
  return (
    <Container size={size} py="lg">
      <Stack gap="lg">
        <Group justify="space-between">
          <div>
            <Title order={1} fz="1.75rem">
              {title}
            </Title>
            {lead && <Text c="dimmed">{lead}</Text>}
          </div>
          {acts}
        </Group>
        {children}
      </Stack>
    </Container>
  )
}
