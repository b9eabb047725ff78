import { expect, test } from 'vitest'
import { rowNumber } from './row-number.ts'

test.each(['1', '42', '2147483647'])('%s is the number of a row', (written) => {
  expect(rowNumber(written)).toBe(Number(written))
})

test.each(['abc', '0', '-1', '1.5', '1e3', '01', ' 1', '2147483648', '99999999999', '', undefined])(
  'no row has the number %j',
  (written) => {
    expect(rowNumber(written)).toBeNull()
  },
)
