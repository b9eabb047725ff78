import { expect, test } from 'vitest'
import { holidaysOf, isHoliday } from './holidays.ts'

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
  [
    2027,
    '01-01 03-26 03-27 05-01 05-21 06-21 06-28 07-16 08-15 09-17 09-18 09-19 10-11 10-31 11-01 12-08 12-25',
  ],
  [2028, '01-01 04-14 04-15 05-01 05-21 06-20 06-26 07-16 08-15 09-18 09-19 10-09 10-27 11-01 12-08 12-25'],
  [
    2029,
    '01-01 03-30 03-31 05-01 05-21 06-20 07-02 07-16 08-15 09-17 09-18 09-19 10-15 11-01 11-02 12-08 12-25',
  ],
  [
    2030,
    '01-01 04-19 04-20 05-01 05-21 06-21 06-29 07-16 08-15 09-18 09-19 09-20 10-12 10-31 11-01 12-08 12-25',
  ],
])('money 13: the holidays of %i', (year, days) => {
  expect(of(year)).toBe(days)
})

test('a shop closes on days of its own, and works on public holidays that it takes off', () => {
  const changes = { '2026-11-29': 1, '2026-12-08': 0 } as const
  const is = (day: string) => isHoliday(Date.parse(day), changes)
  expect([is('2026-11-29'), is('2026-12-08'), is('2026-12-25'), is('2026-11-28')]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('the public holidays of a year stand in their order', () => {
  const days = holidaysOf(2026)
  expect([days.length, days[0], days.at(-1)]).toEqual([16, '2026-01-01', '2026-12-25'])
  expect(days).toEqual(days.toSorted())
})
