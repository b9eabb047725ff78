import { expect, test } from 'vitest'
import { readField, readNumber } from './read-number.ts'

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
  ['0,385', 3, 0.385],
  ['0.25', 3, 0.25],
  ['.125', 3, 0.125],
  ['0,38555', 3, 0.385],
  ['0,385', 0, 385],
  ['12,', 1, 12],
  ['', 0, null],
  ['barato', 0, null],
  ['9'.repeat(30), 0, 999_999_999],
])('reads %s with %d decimals', (text, decimals, expected) => {
  expect(readNumber(text, decimals)).toBe(expected)
})

test('a field that was left as it is stands for what it shows, however that is rounded', () => {
  const field = { shown: '1,125', value: 1.125, decimals: 3 }
  expect(readField('1,125', field)).toBe(1.125)
  expect(readField('1,5', field)).toBe(1.5)
  expect(readField('', field)).toBeNull()
})
