import { Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** A part of a page under a heading of its own, with what it is for. */
export function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Paper component="section" withBorder radius="lg" p="lg">
      <Stack>
        <div>
          <Title order={2} fz="1.125rem">
            {title}
          </Title>
          {lead && (
            <Text size="sm" c="dimmed" mt={4}>
              {lead}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Paper>
  )
}
