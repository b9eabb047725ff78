import { expect, test } from 'vitest'
import { textChanges } from './text-changes.ts'

test('what changed between two texts is told by words, and each text can be read out of it', () => {
  const [before, after] = [
    'Tienes diez días.\n\nDesde que lo recibes.',
    'Tienes veinte días.\n\nDesde que llega.',
  ]
  const changes = textChanges(before, after)
  const without = (left: string) =>
    changes
      .filter(({ kind }) => kind !== left)
      .map(({ words }) => words)
      .join('')
  expect([without('added'), without('removed')]).toEqual([before, after])
  expect(changes).toContainEqual({ kind: 'removed', words: 'diez' })
  expect(changes).toContainEqual({ kind: 'added', words: 'veinte' })
  expect(textChanges(before, before)).toEqual([{ kind: 'same', words: before }])
})
