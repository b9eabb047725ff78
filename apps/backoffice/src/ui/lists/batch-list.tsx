import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { MoreButton, type PagesQuery } from '../actions/more-button.tsx'
import { Loaded } from '../feedback/loaded.tsx'
import { useNotifyRefusal } from '../feedback/use-notify-refusal.ts'
import { Part } from '../page/part.tsx'

/** What was done to many before, the newest first. */
export function BatchList<Batch extends { id: number }>({
  query,
  never,
  children,
}: {
  query: PagesQuery<Batch>
  /** What is said where nothing was. */
  never: string
  children: (batch: Batch) => ReactNode
}) {
  const text = useText()
  return (
    <Part title={text('PRODUCTS_BULK_BEFORE')}>
      <Loaded query={query}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <Text c="dimmed">{never}</Text>
          ) : (
            <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
              {pages.flat().map((batch) => (
                <li key={batch.id}>{children(batch)}</li>
              ))}
            </Stack>
          )
        }
      </Loaded>
      <MoreButton query={query} />
    </Part>
  )
}

/** One change of many: what was done, by whom and when, and the way back until it is taken. */
export function BatchLine({
  title,
  facts,
  undone,
  undo,
}: {
  title: string
  facts: string
  undone: { by: string; at: string } | null
  undo: { isPending: boolean; mutate: (given: undefined, heard: { onError: (error: Error) => void }) => void }
}) {
  const text = useText()
  const { moment } = useFormat()
  const notify = useNotifyRefusal()
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Text fw={600}>{title}</Text>
        <Text size="sm" c="dimmed">
          {facts}
        </Text>
        {undone && (
          <Text size="sm" c="clay">
            {text('PRODUCTS_BULK_UNDONE_BY', { name: undone.by, time: moment(undone.at) })}
          </Text>
        )}
      </div>
      {!undone && (
        <Button
          variant="default"
          loading={undo.isPending}
          onClick={() => undo.mutate(undefined, { onError: notify })}
        >
          {text('PRODUCTS_UNDO')}
        </Button>
      )}
    </Group>
  )
}
