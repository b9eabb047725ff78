import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostNotedLetters, notedWords } from './noted-words.ts'

test.each([
  ['  Casa para PERRO ', 'casa para perro'],
  ['neumático 195/55 R16', 'neumatico 195 55 r 16'],
  ['12.345.678-5', null],
  ['+56 9 8765 4321', null],
  ['ana@correo.cl', null],
  ['???', null],
])('%s is noted as %s', (text, expected) => {
  expect(notedWords(text)).toBe(expected)
})

test('nothing long, and no number of six digits, is ever noted', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.nat({ max: 999_999_999 }), (text, number) => {
      expect((notedWords(text) ?? '').length).toBeLessThanOrEqual(mostNotedLetters)
      if (number > 99_999) expect(notedWords(`${text} ${number}`)).toBeNull()
    }),
  )
})
