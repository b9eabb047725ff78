import { expect, test } from 'vitest'
import { isGtin } from './gtin.ts'

test.each(['4006381333931', '96385074', '036000291452', '10614141000415'])('%s is a GTIN', (barcode) => {
  expect(isGtin(barcode)).toBe(true)
})

test.each([
  '',
  '4006381333930',
  '4006381339331',
  '96385075',
  '12345',
  '036000291453',
  '123456789012345',
  'x4006381333931',
])('%s is none', (barcode) => {
  expect(isGtin(barcode)).toBe(false)
})
