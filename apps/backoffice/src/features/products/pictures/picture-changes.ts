import type {
  EditedPicture,
  PictureFacts,
  PicturesChange,
  ProductPictures,
} from '../../../data/port/pictures.port.ts'

/** What was done to a product's pictures and is not saved yet. */
export type PictureEdits = {
  /** Files in the order that was given to them; those that are not named stand behind. */
  order: readonly string[]
  words: Readonly<Record<string, Partial<PictureFacts>>>
  removed: readonly string[]
  values: Readonly<Record<number, string | null>>
}

export const noEdits: PictureEdits = { order: [], words: {}, removed: [], values: {} }

export const isEdited = (edits: PictureEdits): boolean => edits !== noEdits

/** The pictures as they would be saved: what came since stands behind. */
export function editedPictures({ pictures }: ProductPictures, edits: PictureEdits): EditedPicture[] {
  const placeOf = ({ file }: EditedPicture) => {
    const place = edits.order.indexOf(file)
    return place === -1 ? edits.order.length : place
  }
  return pictures
    .filter(({ file }) => !edits.removed.includes(file))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((picture) => ({ ...picture, ...edits.words[picture.file] }))
}

/** With a picture in another place of those that stand. */
export function moved(
  edits: PictureEdits,
  pictures: readonly EditedPicture[],
  from: number,
  to: number,
): PictureEdits {
  const order = pictures.map(({ file }) => file)
  const [file] = order.splice(from, 1)
  if (file === undefined || to < 0 || to > order.length) return edits
  return { ...edits, order: order.toSpliced(to, 0, file) }
}

/** What a save says of the edits. */
export function changeOf(state: ProductPictures, edits: PictureEdits): PicturesChange {
  return {
    pictures: editedPictures(state, edits).map(({ file }) => ({ file, ...edits.words[file] })),
    removed: [...edits.removed],
    dropped: [],
    values: Object.entries(edits.values).map(([id, file]) => ({ id: Number(id), file })),
  }
}
