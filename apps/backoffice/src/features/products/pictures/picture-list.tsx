import { DragDropContext, Draggable, Droppable, type ResponderProvided } from '@hello-pangea/dnd'
import { Stack } from '@mantine/core'
import type { EditedPicture, PictureWords } from '../../../data/port/pictures.port.ts'
import { styleNonce } from '../../../shell/settings.ts'
import { type Text, useText } from '../../../shell/texts.tsx'
import { PictureRow } from './picture-row.tsx'

/** The pictures in their order, which a pointer and a keyboard change alike; each step is told to who cannot see it. */
export function PictureList({
  pictures,
  onMove,
  onWords,
  onRemove,
}: {
  pictures: readonly EditedPicture[]
  onMove: (from: number, to: number) => void
  onWords: (file: string, words: Partial<PictureWords>) => void
  onRemove: (file: string) => void
}) {
  const text = useText()
  const told = telling(text, pictures.length)
  return (
    <DragDropContext
      nonce={styleNonce()}
      dragHandleUsageInstructions={text('PICTURES_LEAD')}
      onDragStart={({ source }, provided) => told.lifted(source.index, provided)}
      onDragUpdate={({ destination }, provided) => destination && told.moved(destination.index, provided)}
      onDragEnd={({ source, destination }, provided) => {
        told.dropped(destination?.index ?? null, provided)
        if (destination && destination.index !== source.index) onMove(source.index, destination.index)
      }}
    >
      <Droppable droppableId="pictures">
        {({ innerRef, droppableProps, placeholder }) => (
          <Stack ref={innerRef} gap={0} {...droppableProps}>
            {pictures.map((picture, index) => (
              <Draggable
                key={picture.file}
                draggableId={picture.file}
                index={index}
                disableInteractiveElementBlocking
              >
                {({ innerRef: rowRef, draggableProps, dragHandleProps }) => (
                  <div ref={rowRef} {...draggableProps} style={{ ...draggableProps.style, paddingBottom: 8 }}>
                    <PictureRow
                      picture={picture}
                      number={index + 1}
                      handle={dragHandleProps}
                      onWords={(words) => onWords(picture.file, words)}
                      onRemove={() => onRemove(picture.file)}
                    />
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
    announce(text('PICTURES_LIFTED', { number: index + 1, total })),
  moved: (index: number, { announce }: ResponderProvided) =>
    announce(text('PICTURES_MOVED', { number: index + 1, total })),
  dropped: (index: number | null, { announce }: ResponderProvided) =>
    announce(index === null ? text('PICTURES_CANCELLED') : text('PICTURES_DROPPED', { number: index + 1 })),
})
