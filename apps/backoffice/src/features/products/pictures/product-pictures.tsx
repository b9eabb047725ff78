import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ProductPictures as State } from '../../../data/port/pictures.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { refusalText } from '../../../ui/feedback/load-failed.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Refused } from '../../../ui/feedback/refused.tsx'
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard.ts'
import { PictureDrop } from '../../../ui/media/picture-drop.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { ComingPictures } from './coming-pictures.tsx'
import { changeOf, editedPictures, isEdited, moved, noEdits, type PictureEdits } from './picture-changes.ts'
import { PictureList } from './picture-list.tsx'
import { useProductPictures, useSavePictures, useUploadPictures } from './product-pictures.queries.ts'
import { ValuePictures } from './value-pictures.tsx'

type Given = {
  productId: number
  /** What was done to them and is not saved; whoever shows them holds it. */
  edits: PictureEdits
  onEdit: (edits: PictureEdits) => void
}

/** A product's pictures: uploaded, put in order, worded, given to colours and taken away. */
export function ProductPictures(given: Given) {
  const text = useText()
  const pictures = useProductPictures(given.productId)
  return (
    <Part title={text('PICTURES_TITLE')} lead={text('PICTURES_LEAD')}>
      <Loaded query={pictures}>{(state) => <Edited {...given} state={state} />}</Loaded>
    </Part>
  )
}

function Edited({ productId, edits, onEdit: setEdits, state }: Given & { state: State }) {
  const text = useText()
  const save = useSavePictures(productId, () => setEdits(noEdits))
  const drop = useSavePictures(productId, () => undefined)
  const upload = useUploadPictures(productId, (name, error) => {
    const message = refusalText(error, text('DESK_NO_NETWORK'))
    notifications.show({ color: 'clay', title: name, message, autoClose: false })
  })
  useUnsavedGuard(isEdited(edits) && !save.isPending)
  const { version } = state
  const shown = editedPictures(state, edits)
  const values = state.values.map((value) => ({
    ...value,
    file: value.id in edits.values ? (edits.values[value.id] ?? null) : value.file,
  }))
  return (
    <>
      <PictureDrop label={text('PICTURES_ADD')} isBusy={upload.isPending} isMany onFiles={upload.mutate} />
      {state.coming.length > 0 && (
        <ComingPictures
          coming={state.coming}
          onDrop={(key) =>
            drop.mutate({ version, change: { pictures: [], removed: [], dropped: [key], values: [] } })
          }
        />
      )}
      {shown.length === 0 && <Text c="dimmed">{text('PICTURES_NONE')}</Text>}
      <PictureList
        pictures={shown}
        values={values}
        onMove={(from, to) => setEdits(moved(edits, shown, from, to))}
        onWords={(file, words) =>
          setEdits({ ...edits, words: { ...edits.words, [file]: { ...edits.words[file], ...words } } })
        }
        onRemove={(file) => setEdits({ ...edits, removed: [...edits.removed, file] })}
      />
      {values.length > 0 && shown.length > 0 && (
        <ValuePictures
          values={values}
          pictures={shown}
          onChoose={(id, file) => setEdits({ ...edits, values: { ...edits.values, [id]: file } })}
        />
      )}
      <Refused error={save.error ?? drop.error} />
      {isEdited(edits) && (
        <Group justify="end">
          <Button variant="default" onClick={() => setEdits(noEdits)}>
            {text('PICTURES_DISCARD')}
          </Button>
          <Button
            loading={save.isPending}
            onClick={() => save.mutate({ version, change: changeOf(state, edits) })}
          >
            {text('PICTURES_SAVE')}
          </Button>
        </Group>
      )}
    </>
  )
}
