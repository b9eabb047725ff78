import { expect, test } from 'vitest'
import { day, optionalDay } from './fields.ts'

test.each(['0001-01-01', '2024-02-29', '9999-12-31'])('%s is a day', (given) => {
  expect(day.safeParse(given).success).toBe(true)
  expect(optionalDay.parse(given)).toBe(given)
})

test.each(['0000-01-01', '0000-12-31', '2026-02-30', '2026-13-01', '2026-1-1', 'ayer'])(
  '%s is none',
  (given) => {
    expect(day.safeParse(given).success).toBe(false)
    expect(optionalDay.safeParse(given).success).toBe(false)
  },
)

test('an empty text is no day that is given', () => {
  expect(optionalDay.parse('')).toBeUndefined()
})
