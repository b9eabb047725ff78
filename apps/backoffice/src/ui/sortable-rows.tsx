import { DragDropContext, Draggable, Droppable, type ResponderProvided } from '@hello-pangea/dnd'
import { ActionIcon, Group, Paper, Stack } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { styleNonce } from '../shell/settings.ts'
import { type Text, useText } from '../shell/texts.tsx'

type Row = { key: string; name: string; content: ReactNode }

/**
 * Rows in an order that is changed by dragging, by the keyboard (space and arrows), and by buttons; each step is told to
 * who cannot see it. `onMove` gets the indexes.
 */
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
  const told = telling(text, rows.length)
  return (
    <DragDropContext
      nonce={styleNonce()}
      dragHandleUsageInstructions={text('DESK_SORT_HELP')}
      onDragStart={({ source }, provided) => told.lifted(source.index, provided)}
      onDragUpdate={({ destination }, provided) => destination && told.moved(destination.index, provided)}
      onDragEnd={({ source, destination }, provided) => {
        told.dropped(destination?.index ?? null, provided)
        if (destination && destination.index !== source.index) onMove(source.index, destination.index)
      }}
    >
      <Droppable droppableId={label}>
        {({ innerRef, droppableProps, placeholder }) => (
          <Stack ref={innerRef} gap={0} {...droppableProps}>
            {rows.map(({ key, name, content }, index) => (
              <Draggable key={key} draggableId={key} index={index} disableInteractiveElementBlocking>
                {({ innerRef: rowRef, draggableProps, dragHandleProps }) => (
                  <div ref={rowRef} {...draggableProps} style={{ ...draggableProps.style, paddingBottom: 8 }}>
                    <Paper withBorder radius="md" p="xs">
                      <Group wrap="nowrap" gap="sm">
                        <ActionIcon
                          component="button"
                          variant="subtle"
                          color="gray"
                          size="lg"
                          style={{ cursor: 'grab' }}
                          {...dragHandleProps}
                          aria-label={text('DESK_SORT_DRAG', { name })}
                        >
                          <IconGripVertical size={20} aria-hidden="true" />
                        </ActionIcon>
                        {content}
                        <Group wrap="nowrap" gap={4}>
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
                  </div>
                )}
              </Draggable>
            ))}
            {placeholder}
          </Stack>
        )}
      </Droppable>
    </DragDropContext>
  )
}

/** The rows with one of them in another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

const telling = (text: Text, total: number) => ({
  lifted: (index: number, { announce }: ResponderProvided) =>
    announce(text('DESK_SORT_LIFTED', { number: index + 1, total })),
  moved: (index: number, { announce }: ResponderProvided) =>
    announce(text('DESK_SORT_MOVED', { number: index + 1, total })),
  dropped: (index: number | null, { announce }: ResponderProvided) =>
    announce(index === null ? text('DESK_SORT_CANCELLED') : text('DESK_SORT_DROPPED', { number: index + 1 })),
})
