import {
  DragDropContext,
  Draggable,
  type DraggableProvidedDragHandleProps,
  Droppable,
  type ResponderProvided,
} from '@hello-pangea/dnd'
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { styleNonce } from '../../shell/settings.ts'
import { type Text, useText } from '../../shell/texts.tsx'

/**
 * Things in an order that is changed by dragging and by the keyboard (space and arrows); each step is told to who cannot
 * see it. `children` draws one, with what its handle needs; `onMove` gets the indexes.
 */
export function SortableList<Item>({
  label,
  items,
  keyOf,
  onMove,
  children,
}: {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  onMove: (from: number, to: number) => void
  children: (item: Item, index: number, handle: DraggableProvidedDragHandleProps | null) => ReactNode
}) {
  const text = useText()
  const told = telling(text, items.length)
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
            {items.map((item, index) => (
              <Draggable
                key={keyOf(item)}
                draggableId={keyOf(item)}
                index={index}
                disableInteractiveElementBlocking
              >
                {({ innerRef: itemRef, draggableProps, dragHandleProps }) => (
                  <div
                    ref={itemRef}
                    {...draggableProps}
                    style={{ ...draggableProps.style, paddingBottom: 8 }}
                  >
                    {children(item, index, dragHandleProps)}
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

const telling = (text: Text, total: number) => ({
  lifted: (index: number, { announce }: ResponderProvided) =>
    announce(text('DESK_SORT_LIFTED', { number: index + 1, total })),
  moved: (index: number, { announce }: ResponderProvided) =>
    announce(text('DESK_SORT_MOVED', { number: index + 1, total })),
  dropped: (index: number | null, { announce }: ResponderProvided) =>
    announce(index === null ? text('DESK_SORT_CANCELLED') : text('DESK_SORT_DROPPED', { number: index + 1 })),
})
