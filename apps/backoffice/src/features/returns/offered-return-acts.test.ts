import { expect, test } from 'vitest'
import { offeredClaimActs, owedOf } from './offered-return-acts.ts'

const received = {
  state: 'RECEIVED',
  lines: [{ position: 0, name: 'Arena', quantity: 2, restocked: 0 }],
  amount: 9000,
  refunding: 0,
} as const
const claim = { ...received, lines: [...received.lines] }

test('a claim is answered first, then received and paid back, and closed when nothing is left', () => {
  expect(offeredClaimActs(claim, 'manager')).toEqual(['accept', 'reject'])
  const accepted = { ...claim, state: 'ACCEPTED' } as const
  expect(offeredClaimActs(accepted, 'manager')).toEqual(['receive', 'refund', 'close'])
  expect(offeredClaimActs({ ...accepted, refunding: 9000 }, 'manager')).toEqual(['receive', 'close'])
  const back = { ...accepted, lines: [{ position: 0, name: 'Arena', quantity: 2, restocked: 2 }] }
  expect(offeredClaimActs(back, 'manager')).toEqual(['refund', 'close'])
  expect(offeredClaimActs({ ...claim, state: 'CLOSED' }, 'owner')).toEqual([])
})

test('the warehouse receives alone, and an agent does not', () => {
  expect(offeredClaimActs(claim, 'warehouse')).toEqual([])
  const accepted = { ...claim, state: 'ACCEPTED' } as const
  expect(offeredClaimActs(accepted, 'warehouse')).toEqual(['receive'])
  expect(offeredClaimActs(accepted, 'agent')).toEqual(['refund', 'close'])
})

test('what is on its way is owed no more', () => {
  expect(owedOf({ amount: 9000, refunding: 4000 })).toBe(5000)
  expect(owedOf({ amount: null, refunding: 0 })).toBe(0)
})
