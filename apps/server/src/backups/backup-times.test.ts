import { expect, test } from 'vitest'
import { isOverdue, nextBackup } from './backup-times.ts'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)
const daily = '30 7 * * *'

test.each([
  ['none was ever made', daily, null, '23T08:00', true],
  ['that of today', daily, '23T07:30', '24T07:29', false],
  ['that of today is not due for an hour', daily, '23T07:30', '24T08:29', false],
  ['that of today is missing', daily, '23T07:30', '24T08:31', true],
  ['one by hand after its time', daily, '24T10:00', '24T11:00', false],
  ['each six hours', '0 */6 * * *', '23T06:00', '23T13:01', true],
  ['no times, within a day', null, '23T07:30', '24T09:29', false],
  ['no times, after a day', null, '23T07:30', '24T09:31', true],
])('overdue: %s', (_, cron, began, now, overdue) => {
  expect(isOverdue(cron, began ? at(began) : null, at(now))).toBe(overdue)
})

test('the next is of UTC, and none where the shop has no times', () => {
  expect(nextBackup(daily, at('23T07:30'))).toEqual(at('24T07:30'))
  expect(nextBackup(null, at('23T07:30'))).toBeNull()
})
