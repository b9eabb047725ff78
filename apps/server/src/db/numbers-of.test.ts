import { serialize } from 'node:v8'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numbersOf } from './numbers-of.ts'

test('numbers written with spaces or commas between them are read as they are', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2 ** 31 - 1 })), fc.constantFrom(' ', ','), (numbers, sign) => {
      expect(numbersOf(numbers.join(sign), sign)).toEqual(numbers)
    }),
  )
  expect(numbersOf(null)).toEqual([])
})

test('what is put together of them is held as small whole numbers, however many were read before', () => {
  const ids = Array.from({ length: 1000 }, (_, place) => 1000 + place * 919)
  const written = ids.join(' ')
  const together = (): number[] => {
    const read = numbersOf(written)
    return [...new Set(read.slice(0, 150)), ...read.slice(150)]
  }
  // V8 makes fast code of what is called often.
  for (let turn = 0; turn < 1500; turn += 1) together()
  // It writes them as it holds them: whole numbers in fewer bytes.
  expect(serialize(together()).length).toBe(serialize(ids).length)
})

test('a number of more than 31 bits is read as it is, too', () => {
  expect(numbersOf(`7 ${2 ** 31} ${Number.MAX_SAFE_INTEGER}`)).toEqual([7, 2 ** 31, Number.MAX_SAFE_INTEGER])
})
