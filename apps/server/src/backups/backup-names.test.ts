import { expect, test } from 'vitest'
import { backupName, madeAhead, madeAt, newestOf, superseded } from './backup-names.ts'

const at = (text: string) => new Date(`${text}T07:30:00.000Z`)
const named = (text: string) => backupName(at(text), true)

test('a name says when the backup was made, and names of other things say nothing', () => {
  expect(backupName(at('2026-11-23'), false)).toBe('huella-20261123T073000000Z.tar.zst')
  expect(madeAt(named('2026-11-23'))).toEqual(at('2026-11-23'))
  expect(madeAt('notes.txt')).toBeUndefined()
  const names = [named('2026-11-23'), 'zebra', named('2026-11-24'), named('2025-12-31')]
  expect(newestOf(names, at('2026-11-24'))).toBe(named('2026-11-24'))
})

test('what a clock made that was ahead is not the newest, and known as such', () => {
  const names = [named('2030-01-02'), named('2026-11-23'), named('2030-01-01'), 'zebra', named('2026-11-22')]
  expect(newestOf(names, at('2026-11-23'))).toBe(named('2026-11-23'))
  expect(madeAhead(names, at('2026-11-23'))).toEqual([named('2030-01-01'), named('2030-01-02')])
  // Clocks of two machines differ.
  expect(newestOf(names, at('2026-11-22'))).toBe(named('2026-11-23'))
})

test('what is older than it is kept goes, but for the newest and what is no backup', () => {
  const names = [named('2026-10-01'), named('2026-10-24'), named('2026-11-23'), 'huella-notes.txt']
  const expired = (now: string) => superseded(names, { now: at(now), keepDays: 30 }).expired
  expect(expired('2026-11-23')).toEqual([named('2026-10-01')])
  expect(expired('2026-12-24')).toEqual([named('2026-10-01'), named('2026-10-24')])
})

test('a clock that was ahead takes no backup away, as long as what it made is kept', () => {
  const real = ['2026-11-21', '2026-11-22', '2026-11-23'].map(named)
  const asked = (names: string[], now: string) => superseded(names, { now: at(now), keepDays: 30 })
  const ahead = ['2030-01-01', '2030-01-02'].map(named)
  expect(asked([...real, ...ahead.slice(0, 1)], '2030-01-01')).toEqual({ expired: [], spared: real })
  expect(asked([...real, ...ahead], '2030-01-31')).toEqual({ expired: [], spared: real })
  expect(asked([...real, ...ahead], '2026-11-23')).toEqual({ expired: [], spared: [] })
  const later = [...real, ...ahead, named('2030-02-01')]
  expect(asked(later, '2030-02-01')).toEqual({ expired: [...real, ...ahead.slice(0, 1)], spared: [] })
})

test('what is backed up more seldom than it is kept goes all the same', () => {
  const monthly = ['2026-08-23', '2026-09-23', '2026-10-23', '2026-11-23'].map(named)
  const { expired } = superseded(monthly, { now: at('2026-11-23'), keepDays: 7 })
  expect(expired).toEqual(monthly.slice(0, 3))
})
