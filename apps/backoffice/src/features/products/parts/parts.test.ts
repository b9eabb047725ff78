import { expect, test } from 'vitest'
import { momentOf, typedMoment } from '../../../shell/moments.ts'
import { paragraphsOf } from './paragraphs.ts'
import { createRowKeys } from './row-keys.ts'
import { undoOf } from './undo-of.ts'

test('a moment that was typed is the one that is shown, by the clocks of Santiago', () => {
  for (const [typed, moment] of [
    ['2026-05-01T09:30', '2026-05-01T13:30:00.000Z'],
    ['2026-12-24T23:59', '2026-12-25T02:59:00.000Z'],
  ] as const) {
    expect(momentOf(typed)).toBe(moment)
    expect(typedMoment(moment)).toBe(typed)
  }
  // A year that is being typed has four digits by then.
  expect(typedMoment('0002-05-01T12:00:00.000Z')).toMatch(/^0002-05-01T\d\d:\d\d$/)
  expect(momentOf('')).toBeNull()
  expect(typedMoment(null)).toBe('')
})

test('blank lines part paragraphs, and a single line end does not', () => {
  expect(paragraphsOf(' Uno\ndos\n\n \n\nTres \n')).toEqual(['Uno\ndos', 'Tres'])
  expect(paragraphsOf(' \n\n ')).toEqual([])
})

test('a save is not taken back over what is typed', () => {
  const save = { changes: [{ field: 'price' as const, from: 1, to: 2 }] }
  const open = { isReadOnly: false, isChanged: false }
  expect(undoOf(save, open)).toBe('now')
  expect(undoOf(save, { ...open, isChanged: true })).toBe('later')
  expect(undoOf(save, { ...open, isReadOnly: true })).toBe('none')
  expect(undoOf({ changes: [] }, open)).toBe('none')
})

test('a row keeps its key wherever it goes, and a new one has one of its own', () => {
  const keys = createRowKeys()
  const all = (length: number) => {
    keys.fit(length)
    return Array.from({ length }, (_, place) => keys.of(place))
  }
  expect(all(3)).toEqual([1, 2, 3])
  keys.reorder([1, 0, 2])
  expect(all(3)).toEqual([2, 1, 3])
  keys.reorder([0, 2])
  expect(all(2)).toEqual([2, 3])
  expect(all(3)).toEqual([2, 3, 4])
})
