import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saysAll, wordsOfQuestionSearch } from './questions.ts'

const kitten = { content: '¿Lo puede comer un gatito de 2 meses?', answer: 'Sí, con ración de cachorro.' }

test.each([
  ['ración', true],
  ['RACION gatito', true],
  ['gatito perro', false],
  ['', true],
  ['¿?', true],
])('a question is found by %s: %s', (search, isFound) => {
  expect(saysAll(kitten, wordsOfQuestionSearch(search))).toBe(isFound)
})

test('whatever is copied out of a question finds it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (content, answer) => {
      const words = wordsOfQuestionSearch(`${answer} ${content}`)
      expect(words.length).toBeLessThanOrEqual(8)
      expect(saysAll({ content, answer }, words)).toBe(true)
    }),
  )
})
