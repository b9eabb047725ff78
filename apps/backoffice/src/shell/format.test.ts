import { describe, expect, test } from 'vitest'
import { dayOf, formatsOf, lastDays } from './format.ts'

const lastWeek = (now: string) => lastDays(7, Date.parse(now))

describe('the last seven days are seven, today among them', () => {
  test('on any day, by the calendar of Chile', () => {
    expect(lastWeek('2026-12-01T01:30:00Z')).toEqual({ from: '2026-11-24', to: '2026-11-30' })
    expect(lastWeek('2027-01-01T03:00:00Z')).toEqual({ from: '2026-12-26', to: '2027-01-01' })
  })

  test('in the first hour of a day after clocks went forward', () => {
    expect(lastWeek('2027-09-08T03:30:00Z')).toEqual({ from: '2027-09-02', to: '2027-09-08' })
  })

  test('in the last hour of a day after clocks went back', () => {
    expect(lastWeek('2027-04-07T03:30:00Z')).toEqual({ from: '2027-03-31', to: '2027-04-06' })
  })
})

test('a moment lies on its day in Chile', () => {
  expect(['2026-12-01T02:59:59Z', '2026-12-01T03:00:00Z'].map(dayOf)).toEqual(['2026-11-30', '2026-12-01'])
})

test('what was today has its hour, what was this year its day, and what was before the year too', () => {
  const { lately } = formatsOf('en-US')
  const now = Date.parse('2026-01-02T15:00:00Z')
  const written = ['2026-01-02T12:05:00Z', '2026-01-01T12:00:00Z', '2025-12-31T12:00:00Z'].map((iso) =>
    lately(iso, now),
  )
  expect(written).toEqual(['09:05', 'Jan 1', 'Dec 31, 2025'])
})
