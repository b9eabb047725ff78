import { expect, test } from 'vitest'
import { backupName, madeAt, newestOf, superseded } from './backup-names.ts'

const at = (text: string) => new Date(`${text}T07:30:00.000Z`)
const named = (text: string) => backupName(at(text), true)

test('a name says when the backup was made, and names of other things say nothing', () => {
  expect(backupName(at('2026-11-23'), false)).toBe('huella-20261123T073000000Z.tar.zst')
  expect(madeAt(named('2026-11-23'))).toEqual(at('2026-11-23'))
  expect(madeAt('notes.txt')).toBeUndefined()
  expect(newestOf([named('2026-11-23'), 'zebra', named('2026-11-24'), named('2025-12-31')])).toBe(
    named('2026-11-24'),
  )
})

test('what is older than it is kept goes, but for the newest and what is no backup', () => {
  const names = [named('2026-10-01'), named('2026-10-24'), named('2026-11-23'), 'huella-notes.txt']
  const kept = { now: at('2026-11-23'), keepDays: 30 }
  expect(superseded(names, { newest: named('2026-11-23'), ...kept })).toEqual([named('2026-10-01')])
  expect(superseded(names, { newest: named('2026-10-01'), ...kept })).toEqual([])
})
