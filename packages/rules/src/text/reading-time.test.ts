import { expect, test } from 'vitest'
import { countWords, readingMinutes } from './reading-time.ts'

test('words are what stands between spaces', () => {
  expect(countWords('')).toBe(0)
  expect(countWords('  Un perro\n\nsujeto —  duerme. ')).toBe(5)
})

test.each([
  [0, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})
