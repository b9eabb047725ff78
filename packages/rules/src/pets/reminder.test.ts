import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayInChile } from '../chile/calendar.ts'
import { reminderOf } from './reminder.ts'

// A Monday, ordered at eleven at night in Chile, which is the Tuesday of UTC.
const orderedAt = new Date('2026-11-24T02:00:00Z')

test('a bag is opened when it has arrived, runs out by its ration, and its buyer is told a week before', () => {
  // Four working days after Monday 23 is Friday 27; 3 kg at 90 g a day last 33 days; 27 November + 33 is 30 December.
  const bought = { orderedAt, daysTo: 4, gramsPerDay: 90, kg: 3, now: orderedAt }
  expect(reminderOf(bought)).toEqual({ runsOutOn: '2026-12-30', remindOn: '2026-12-23' })
})

test('a day on which the shop closes puts off when a bag has arrived', () => {
  const bought = { orderedAt, daysTo: 4, gramsPerDay: 90, kg: 3, now: orderedAt }
  expect(reminderOf({ ...bought, holidays: { '2026-11-25': 1 } })).toEqual({
    runsOutOn: '2027-01-02',
    remindOn: '2026-12-26',
  })
})

test('nobody is told of what is gone before a week has passed, or was to be told before today', () => {
  const bought = { orderedAt, daysTo: 0, kg: 1, now: orderedAt }
  expect(reminderOf({ ...bought, gramsPerDay: 143 })).toBeNull()
  // 1000 / 125 is 8 days: told tomorrow. A day later that is today.
  expect(reminderOf({ ...bought, gramsPerDay: 125 })).toEqual({
    runsOutOn: '2026-12-01',
    remindOn: '2026-11-24',
  })
  const tomorrow = new Date(orderedAt.getTime() + 86_400_000)
  expect(reminderOf({ ...bought, gramsPerDay: 125, now: tomorrow })).toBeNull()
})

test('whatever was bought, the day of the reminder is to come, and a week before the food is gone', () => {
  const bought = fc.record({
    orderedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
    daysTo: fc.integer({ min: 0, max: 15 }),
    gramsPerDay: fc.integer({ min: 1, max: 2000 }),
    kg: fc.integer({ min: 1, max: 40_000 }).map((grams) => grams / 1000),
  })
  fc.assert(
    fc.property(bought, (given) => {
      const reminder = reminderOf({ ...given, now: given.orderedAt })
      if (!reminder) return
      expect(reminder.remindOn > dayInChile(given.orderedAt)).toBe(true)
      expect(addDays(reminder.remindOn, 7)).toBe(reminder.runsOutOn)
    }),
  )
})
