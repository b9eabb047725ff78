import { expect, test } from 'vitest'
import { offeredReturnActs, owedOf } from './offered-return-acts.ts'

const received = {
  state: 'RECEIVED',
  lines: [{ position: 0, name: 'Arena', quantity: 2, restocked: 0 }],
  amount: 9000,
  refunding: 0,
} as const
const request = { ...received, lines: [...received.lines] }

test('a return request is answered first, then received and paid back, and closed when nothing is left', () => {
  expect(offeredReturnActs(request, 'manager')).toEqual(['accept', 'reject'])
  const accepted = { ...request, state: 'ACCEPTED' } as const
  expect(offeredReturnActs(accepted, 'manager')).toEqual(['receive', 'refund', 'close'])
  expect(offeredReturnActs({ ...accepted, refunding: 9000 }, 'manager')).toEqual(['receive', 'close'])
  const back = { ...accepted, lines: [{ position: 0, name: 'Arena', quantity: 2, restocked: 2 }] }
  expect(offeredReturnActs(back, 'manager')).toEqual(['refund', 'close'])
  expect(offeredReturnActs({ ...request, state: 'CLOSED' }, 'owner')).toEqual([])
})

test('the warehouse receives alone, and an agent does not', () => {
  expect(offeredReturnActs(request, 'warehouse')).toEqual([])
  const accepted = { ...request, state: 'ACCEPTED' } as const
  expect(offeredReturnActs(accepted, 'warehouse')).toEqual(['receive'])
  expect(offeredReturnActs(accepted, 'agent')).toEqual(['refund', 'close'])
})

test('what is on its way is owed no more', () => {
  expect(owedOf({ amount: 9000, refunding: 4000 })).toBe(5000)
  expect(owedOf({ amount: null, refunding: 0 })).toBe(0)
})
