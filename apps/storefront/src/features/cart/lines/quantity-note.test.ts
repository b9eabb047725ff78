import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quantityNote } from './quantity-note.ts'

test('A8: what is put right is said, and what fits is not talked about', () => {
  expect(quantityNote('500', 47, 2)).toEqual({ kind: 'limit', left: 47 })
  expect(quantityNote('0', 47, 2)).toEqual({ kind: 'remove' })
  expect(quantityNote('-3', 47, 2)).toEqual({ kind: 'remove' })
  expect(quantityNote('abc', 47, 2)).toEqual({ kind: 'number', previous: 2 })
  expect(quantityNote('', 47, 2)).toEqual({ kind: 'number', previous: 2 })
  expect(quantityNote(' 47 ', 47, 2)).toBeNull()
})

test('A8: every whole number from one to what is left stands as typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: -99, max: 2000 }), (limit, requested) => {
      const note = quantityNote(String(requested), limit, 1)
      expect(note === null).toBe(requested >= 1 && requested <= limit)
    }),
  )
})
