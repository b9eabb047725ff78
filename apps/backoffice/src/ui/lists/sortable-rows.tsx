import { ActionIcon, Group, Paper } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../shell/texts.tsx'
import { SortableList } from './sortable-list.tsx'

type Row = { key: string; name: string; content: ReactNode }

/** Rows in an order that is changed by dragging, by the keyboard and by buttons. `onMove` gets the indexes. */
export function SortableRows({
  label,
  rows,
  onMove,
}: {
  label: string
  rows: readonly Row[]
  onMove: (from: number, to: number) => void
}) {
  const text = useText()
  return (
    <SortableList label={label} items={rows} keyOf={({ key }) => key} onMove={onMove}>
      {({ name, content }, index, handle) => (
        <Paper withBorder radius="md" p="xs">
          <Group gap="sm">
            <ActionIcon
              component="button"
              variant="subtle"
              color="gray"
              size="lg"
              style={{ cursor: 'grab' }}
              {...handle}
              aria-label={text('DESK_SORT_DRAG', { name })}
            >
              <IconGripVertical size={20} aria-hidden="true" />
            </ActionIcon>
            {content}
            <Group wrap="nowrap" gap={4} ms="auto">
              <ActionIcon
                variant="default"
                size="lg"
                disabled={index === 0}
                aria-label={text('DESK_SORT_UP', { name })}
                onClick={() => onMove(index, index - 1)}
              >
                <IconArrowUp size={18} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size="lg"
                disabled={index === rows.length - 1}
                aria-label={text('DESK_SORT_DOWN', { name })}
                onClick={() => onMove(index, index + 1)}
              >
                <IconArrowDown size={18} />
              </ActionIcon>
            </Group>
          </Group>
        </Paper>
      )}
    </SortableList>
  )
}

/** The rows with one of them in another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}
