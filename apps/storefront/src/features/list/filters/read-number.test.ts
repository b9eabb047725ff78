import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['20000', 0, 20_000],
  ['20.000', 0, 20_000],
  ['$ 20.000', 0, 20_000],
  ['20,000', 0, 20_000],
  ['1.250.000', 0, 1_250_000],
  ['7,5', 1, 7.5],
  ['7.5', 1, 7.5],
  ['1.500', 1, 1500],
  [',5', 1, 0.5],
  ['12,', 1, 12],
  ['', 0, null],
  ['barato', 0, null],
  ['9'.repeat(30), 0, 999_999_999],
])('reads %s with %d decimals', (text, decimals, expected) => {
  expect(readNumber(text, decimals)).toBe(expected)
})
