import { expect, test } from 'vitest'
import type { ProductPictures } from '../../../data/port/pictures.port.ts'
import { changeOf, editedPictures, moved, noEdits } from './picture-changes.ts'

const picture = (file: string) => ({
  file,
  src: '',
  ground: '',
  alt: file,
  altEn: null,
  altRu: null,
  valueId: null,
})
const state = (...files: string[]): ProductPictures => ({
  version: 1,
  pictures: files.map(picture),
  values: [],
  coming: [],
})
const filesOf = (of: ProductPictures, edits: typeof noEdits) =>
  editedPictures(of, edits).map(({ file }) => file)

test('what comes while the others are put in order stands behind them', () => {
  const before = state('a', 'b', 'c')
  const edits = moved(noEdits, editedPictures(before, noEdits), 2, 0)
  expect(filesOf(before, edits)).toEqual(['c', 'a', 'b'])
  expect(filesOf(state('a', 'b', 'c', 'd'), edits)).toEqual(['c', 'a', 'b', 'd'])
})

test('nothing goes past either end', () => {
  const pictures = state('a', 'b').pictures
  expect(moved(noEdits, pictures, 0, -1)).toBe(noEdits)
  expect(moved(noEdits, pictures, 1, 2)).toBe(noEdits)
})

test('a save names the words that were changed, and no others', () => {
  const edits = { ...noEdits, words: { b: { altEn: 'B' } }, removed: ['a'], values: { 4: null } }
  expect(changeOf(state('a', 'b', 'c'), edits)).toEqual({
    pictures: [{ file: 'b', altEn: 'B' }, { file: 'c' }],
    removed: ['a'],
    dropped: [],
    values: [{ id: 4, file: null }],
  })
})
