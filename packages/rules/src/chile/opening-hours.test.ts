import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayInChile } from './calendar.ts'
import { isHoliday } from './holidays.ts'
import { chileanTime, closingOf, openingAt, opensAt } from './opening-hours.ts'
import { salesHours, storeHours } from './usual-hours.ts'

const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })

describe('opening hours', () => {
  test.each([
    // Winter: three hours more than in Chile would be wrong, it is four behind UTC.
    ['2026-07-06T12:59:00Z', false],
    ['2026-07-06T13:00:00Z', true],
    ['2026-07-07T00:59:00Z', true],
    ['2026-07-07T01:00:00Z', false],
    // Summer: three behind.
    ['2026-01-05T11:59:00Z', false],
    ['2026-01-05T12:00:00Z', true],
    ['2026-01-10T22:59:00Z', true],
    ['2026-01-10T23:00:00Z', false],
    // Sunday.
    ['2026-01-11T15:00:00Z', false],
    // A Friday and a Saturday that are holidays.
    ['2026-12-25T15:00:00Z', false],
    ['2026-09-19T15:00:00Z', false],
  ])('at %s the store is open: %s', (at, open) => {
    expect(openingAt(storeHours, new Date(at))?.open).toBe(open)
  })

  test('of Fridays alone are found behind two Fridays that are holidays', () => {
    const closed = [0, 0] as const
    const hours = [closed, closed, closed, closed, closed, [9, 18], closed] as const
    const at = new Date('2026-12-19T15:00:00Z')
    expect(openingAt(hours, at)).toEqual({ open: false, day: 5, hour: 9 })
    expect(opensAt(hours, at)).toEqual(new Date('2027-01-08T12:00:00Z'))
  })

  test('that the shop has closed for as many days as it may are found behind them', () => {
    const hours = { 1: [9, 18] } as const
    const monday = Date.parse('2026-11-23')
    const closed = Array.from({ length: 200 }, (_, week) => new Date(monday + week * 7 * 86_400_000))
    const changes = Object.fromEntries(closed.map((day) => [day.toISOString().slice(0, 10), 1 as const]))
    const at = new Date('2026-11-20T15:00:00Z')
    expect(openingAt(hours, at, changes)).toEqual({ open: false, day: 1, hour: 9 })
    expect(opensAt(hours, at, changes)).toEqual(new Date('2030-09-23T12:00:00Z'))
    expect(closingOf(hours, new Date('2026-11-20'), 3, changes)).toEqual(new Date('2030-10-07T21:00:00Z'))
  })

  test.each([[{}], [{ 1: [9, 9] as const }]])('%j never open, and say so', (hours) => {
    const at = new Date('2026-11-20T15:00:00Z')
    expect([openingAt(hours, at), opensAt(hours, at), closingOf(hours, at, 1)]).toEqual([null, null, null])
  })

  test.each([
    ['a Saturday evening', '2026-01-10T23:30:00Z', { open: false, day: 1, hour: 9 }],
    ['before Monday opens', '2026-01-05T09:00:00Z', { open: false, day: 1, hour: 9 }],
    ['the evening before two holidays', '2026-09-18T01:00:00Z', { open: false, day: 1, hour: 9 }],
    ['a Saturday noon', '2026-01-10T15:00:00Z', { open: true, day: 6, hour: 20 }],
  ])('it tells what comes next: %s', (_name, at, next) => {
    expect(openingAt(storeHours, new Date(at))).toEqual(next)
  })

  test.each([
    ['a Saturday evening', '2026-01-10T23:30:00Z', '2026-01-12T12:00:00.000Z'],
    ['before Monday opens, in winter', '2026-07-06T09:00:00Z', '2026-07-06T13:00:00.000Z'],
    ['the evening before two holidays', '2026-09-18T01:00:00Z', '2026-09-21T12:00:00.000Z'],
    ['the night in which summer time begins', '2026-09-06T05:00:00Z', '2026-09-07T12:00:00.000Z'],
  ])('%s it opens at the moment that clocks in Chile show', (_name, at, opening) => {
    expect(opensAt(storeHours, new Date(at))?.toISOString()).toBe(opening)
  })

  test('it opens at the first moment at which it is open', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const opening = opensAt(storeHours, at)
        expect(opening === null).toBe(openingAt(storeHours, at)?.open)
        if (opening === null) return
        expect(openingAt(storeHours, opening)?.open).toBe(true)
        expect(openingAt(storeHours, new Date(opening.getTime() - 1))?.open).toBe(false)
        expect(opening.getTime()).toBeGreaterThan(at.getTime())
        expect(opening.getTime() - at.getTime()).toBeLessThan(6 * 86_400_000)
      }),
    )
  })

  test('it is open exactly between the hours of the day that Chile has', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const { day, minute } = chileanTime(at)
        const isClosed = isHoliday(Date.parse(dayInChile(at)))
        const [from, to] = (isClosed ? null : storeHours[day]) ?? [0, 0]
        expect(openingAt(storeHours, at)?.open).toBe(minute >= from * 60 && minute < to * 60)
      }),
    )
  })

  test('whenever sales are open, the store is', () => {
    fc.assert(
      fc.property(moment, (at) => {
        if (openingAt(salesHours, at)?.open) expect(openingAt(storeHours, at)?.open).toBe(true)
      }),
    )
  })

  test('what comes next lies in the hours, never on a Sunday', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const { open, day, hour } = openingAt(salesHours, at) ?? { open: false, day: 0, hour: 0 }
        expect(day).not.toBe(0)
        expect(salesHours[day]?.[open ? 1 : 0]).toBe(hour)
      }),
    )
  })

  test('the clock is the one of Santiago at any time of the year', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const { day, minute } = chileanTime(at)
        const behind = [3, 4].map((hours) => new Date(at.getTime() - hours * 3_600_000))
        expect(
          behind.some(
            (clock) =>
              clock.getUTCDay() === day && clock.getUTCHours() * 60 + clock.getUTCMinutes() === minute,
          ),
        ).toBe(true)
      }),
    )
  })
})
