import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storeHours } from './usual-hours.ts'
import { closingMinute, daysAfterCutoff, workingDayAfter } from './working-days.ts'

const dayAfter = (moment: string, count: number) =>
  workingDayAfter(new Date(moment), count).toISOString().slice(0, 10)

describe('working days', () => {
  test('weekends and holidays are passed over', () => {
    expect(dayAfter('2026-11-19T15:00:00Z', 1)).toBe('2026-11-20')
    expect(dayAfter('2026-11-20T15:00:00Z', 1)).toBe('2026-11-23')
    expect(dayAfter('2026-11-21T15:00:00Z', 0)).toBe('2026-11-23')
    expect(dayAfter('2026-12-07T15:00:00Z', 1)).toBe('2026-12-09')
    expect(dayAfter('2026-09-17T15:00:00Z', 1)).toBe('2026-09-21')
    expect(dayAfter('2026-04-02T15:00:00Z', 1)).toBe('2026-04-06')
    expect(dayAfter('2027-03-25T15:00:00Z', 1)).toBe('2027-03-29')
  })

  test('the day is that of Chile, where it is still yesterday at midnight UTC', () => {
    expect(dayAfter('2026-11-20T01:00:00Z', 1)).toBe('2026-11-20')
  })

  test('one more day is always later, and none is on a weekend', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 30 }),
        (moment, count) => {
          const day = workingDayAfter(moment, count)
          expect(workingDayAfter(moment, count + 1).getTime()).toBeGreaterThan(
            count === 0 ? day.getTime() - 1 : day.getTime(),
          )
          expect([1, 2, 3, 4, 5]).toContain(day.getUTCDay())
        },
      ),
    )
  })
})

describe('money 13: what a carrier takes along on the same day', () => {
  const at = (moment: string) => daysAfterCutoff(new Date(moment), 13 * 60)

  test('until its minute by the clock of Chile, summer and winter', () => {
    expect([at('2026-11-20T15:59:00Z'), at('2026-11-20T16:00:00Z')]).toEqual([0, 1])
    expect([at('2026-07-17T16:59:00Z'), at('2026-07-17T17:00:00Z')]).toEqual([0, 1])
    expect(daysAfterCutoff(new Date('2026-11-20T23:59:00Z'), null)).toBe(0)
  })

  test('on a weekend and a holiday the next working day is soon enough', () => {
    expect([at('2026-11-21T22:00:00Z'), at('2026-12-08T22:00:00Z')]).toEqual([0, 0])
  })
})

test("money 13: promises go by the shop's own changes of the holidays", () => {
  // A Friday; the Monday after is the shop's own, and 8 December it works.
  const friday = new Date('2026-11-20T15:00:00Z')
  const changes = { '2026-11-23': 1, '2026-12-08': 0 } as const
  const after = (from: Date, count: number) =>
    workingDayAfter(from, count, changes).toISOString().slice(0, 10)
  expect(after(friday, 1)).toBe('2026-11-24')
  expect(after(new Date('2026-12-07T15:00:00Z'), 1)).toBe('2026-12-08')
  const late = new Date('2026-12-08T22:00:00Z')
  expect([daysAfterCutoff(late, 13 * 60), daysAfterCutoff(late, 13 * 60, changes)]).toEqual([0, 1])
})

test('a store gets ready on a day what it is asked for until it closes', () => {
  // A Thursday, a Saturday and a Sunday, by the clock of Chile.
  const days = ['2026-11-26T15:00:00Z', '2026-11-28T15:00:00Z', '2026-11-29T15:00:00Z']
  expect(days.map((day) => closingMinute(storeHours, new Date(day)))).toEqual([21 * 60, 20 * 60, 0])
  expect(closingMinute({ 4: [9, 18] }, new Date('2026-11-27T01:30:00Z'))).toBe(18 * 60)
})
