import { expect, test } from 'vitest'
import { isHoliday } from './holidays.ts'

const of = (year: number) => {
  const days: string[] = []
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += 86_400_000)
    if (isHoliday(day)) days.push(new Date(day).toISOString().slice(5, 10))
  return days.join(' ')
}

// As published for each year; the local ones and those of a single year left out.
test.each([
  [
    2023,
    '01-01 01-02 04-07 04-08 05-01 05-21 06-21 06-26 07-16 08-15 09-18 09-19 10-09 10-27 11-01 12-08 12-25',
  ],
  [
    2024,
    '01-01 03-29 03-30 05-01 05-21 06-20 06-29 07-16 08-15 09-18 09-19 09-20 10-12 10-31 11-01 12-08 12-25',
  ],
  [2025, '01-01 04-18 04-19 05-01 05-21 06-20 06-29 07-16 08-15 09-18 09-19 10-12 10-31 11-01 12-08 12-25'],
  [2026, '01-01 04-03 04-04 05-01 05-21 06-21 06-29 07-16 08-15 09-18 09-19 10-12 10-31 11-01 12-08 12-25'],
])('the holidays of %i', (year, days) => {
  expect(of(year)).toBe(days)
})
