import { expect, test } from 'vitest'
import { bulkStockKinds, changeOf, kindOf } from './bulk-stock-kinds.ts'

test('what is lost goes, what comes is added, what was counted is set, each by the choice that it was', () => {
  expect(changeOf('lost', 3)).toEqual({ kind: 'add', units: -3, reason: 'lost' })
  expect(changeOf('received', 3)).toEqual({ kind: 'add', units: 3, reason: 'received' })
  expect(changeOf('set', 0)).toEqual({ kind: 'set', units: 0 })
  for (const kind of bulkStockKinds) expect(kindOf(changeOf(kind, 1))).toBe(kind)
})
