import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rebaseHolidays } from './rebase-holidays.ts'

const own = (day: string) => ({ day, name: `Feriado ${day}` })

test('days that two people added and took away at once are all kept and taken', () => {
  const before = { added: [own('2026-03-01'), own('2026-03-02')], removed: ['2026-05-01'] }
  const typed = { added: [own('2026-03-02'), own('2026-03-04'), own('2026-03-05')], removed: [] }
  const now = {
    added: [own('2026-03-01'), own('2026-03-02'), own('2026-03-04')],
    removed: ['2026-05-01', '2026-09-18'],
  }
  expect(rebaseHolidays(now, before, typed)).toEqual({
    added: [own('2026-03-02'), own('2026-03-04'), own('2026-03-05')],
    removed: ['2026-09-18'],
  })
})

const days = fc.uniqueArray(fc.constantFrom('2026-01-02', '2026-02-03', '2026-03-04', '2026-04-05'))
const holidays = fc
  .record({ added: days, removed: days })
  .map(({ added, removed }) => ({ added: added.map(own), removed }))

test('where nobody else saved, what was typed stands; where nothing was typed, what the other saved', () => {
  const sorted = ({ added, removed }: { added: { day: string }[]; removed: string[] }) => ({
    added: added.map(({ day }) => day).toSorted(),
    removed: removed.toSorted(),
  })
  fc.assert(
    fc.property(holidays, holidays, (one, other) => {
      expect(sorted(rebaseHolidays(one, one, other))).toEqual(sorted(other))
      expect(sorted(rebaseHolidays(other, one, one))).toEqual(sorted(other))
    }),
  )
})
