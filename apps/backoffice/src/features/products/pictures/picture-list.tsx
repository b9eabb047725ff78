import type { EditedPicture, PicturedValue, PictureFacts } from '../../../data/port/pictures.port.ts'
import { SortableList } from '../../../ui/lists/sortable-list.tsx'
import { PictureRow } from './picture-row.tsx'

/** The pictures in their order, which a pointer and a keyboard change alike. */
export function PictureList({
  pictures,
  values,
  onMove,
  onWords,
  onRemove,
}: {
  pictures: readonly EditedPicture[]
  values: readonly PicturedValue[]
  onMove: (from: number, to: number) => void
  onWords: (file: string, words: Partial<PictureFacts>) => void
  onRemove: (file: string) => void
}) {
  return (
    <SortableList label="pictures" items={pictures} keyOf={({ file }) => file} onMove={onMove}>
      {(picture, index, handle) => (
        <PictureRow
          picture={picture}
          values={values}
          number={index + 1}
          handle={handle}
          onWords={(words) => onWords(picture.file, words)}
          onRemove={() => onRemove(picture.file)}
        />
      )}
    </SortableList>
  )
}
