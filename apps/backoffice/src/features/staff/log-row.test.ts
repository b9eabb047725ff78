import { expect, test } from 'vitest'
import { staffActions } from '#contract/staff/staff-action.ts'
import { texts as en } from '../../texts/en.ts'
import { texts as es } from '../../texts/es.ts'
import { keyOf } from './log-row.tsx'

test('everything that the log keeps has its words in each language', () => {
  for (const texts of [es, en]) {
    const silent = staffActions.filter((action) => !(keyOf({ action }) in texts))
    expect(silent).toEqual([])
  }
})
