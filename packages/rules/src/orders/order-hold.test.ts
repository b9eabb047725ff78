import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayInChile } from '../chile/calendar.ts'
import { chileanTime, openingAt } from '../chile/opening-hours.ts'
import { storeHours } from '../chile/usual-hours.ts'
import { workingDayAfter } from '../chile/working-days.ts'
import { type HoldTerms, heldReady, heldUntil } from './order-hold.ts'

const terms: HoldTerms = {
  transferHours: 48,
  unprovenTransferHours: 24,
  onlineMinutes: 60,
  pickupDays: 3,
  hours: storeHours,
}
const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
const pickup = (now: Date, daysTo: number, isProven = true) =>
  heldUntil({ kind: 'pago_en_tienda', isProven, daysTo, now }, terms)

describe('money 4: what is paid when it is picked up', () => {
  test('bought on a Saturday evening and ready by Tuesday, waits until Friday closes', () => {
    // Saturday 21 November 2026 at 22:03, by the clock of Chile.
    const until = pickup(new Date('2026-11-22T01:03:00Z'), 2)
    expect(until).toEqual(new Date('2026-11-28T00:00:00Z'))
    expect(pickup(new Date('2026-11-22T01:03:00Z'), 2, false)).toEqual(new Date('2026-11-27T00:00:00Z'))
  })

  test('over the holidays of September the shop opens before the hold ends', () => {
    // Thursday 17 September 2026; 18 and 19 are holidays, 20 a Sunday.
    const until = pickup(new Date('2026-09-17T15:00:00Z'), 0)
    expect(until).toEqual(new Date('2026-09-24T00:00:00Z'))
  })

  test('whenever it was bought, the hold ends as the shop closes, days after it was promised to be ready', () => {
    fc.assert(
      fc.property(moment, fc.nat({ max: 5 }), fc.boolean(), (now, daysTo, isProven) => {
        const until = pickup(now, daysTo, isProven)
        const ready = workingDayAfter(now, daysTo).toISOString().slice(0, 10)
        const lastMinute = new Date(until.getTime() - 60_000)
        expect(dayInChile(lastMinute) > ready).toBe(true)
        expect(openingAt(storeHours, lastMinute)?.open).toBe(true)
        expect(openingAt(storeHours, until)?.open).toBe(false)
        expect(chileanTime(until).minute % 60).toBe(0)
      }),
    )
  })

  test('what is ready sooner or later waits for as many days from then on', () => {
    expect(heldReady(new Date('2026-11-23T00:00:00Z'), true, terms)).toEqual(new Date('2026-11-27T00:00:00Z'))
  })

  test('in a shop that never opens, it waits for days of the calendar', () => {
    const day = new Date('2026-11-23T00:00:00Z')
    expect(heldReady(day, true, { ...terms, hours: {} })).toEqual(new Date('2026-11-27T00:00:00Z'))
  })
})

test('H3: where nothing proves who buys, a transfer is waited for less', () => {
  const now = new Date('2026-11-22T01:03:00Z')
  const until = (isProven: boolean, kind: 'transferencia' | 'webpay') =>
    (heldUntil({ kind, isProven, daysTo: 2, now }, terms).getTime() - now.getTime()) / 3_600_000
  expect(until(true, 'transferencia')).toBe(48)
  expect(until(false, 'transferencia')).toBe(24)
  expect(until(false, 'webpay')).toBe(1)
})
