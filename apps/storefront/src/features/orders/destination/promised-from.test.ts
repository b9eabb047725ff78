import { expect, test } from 'vitest'
import { promisedFrom, promisedFromOf } from './promised-from.ts'

const [createdAt, paidAt] = ['2026-11-21T20:00:00.000Z', '2026-11-24T15:00:00.000Z']

test.each([
  ['transferencia', false, null, null],
  ['transferencia', true, paidAt, paidAt],
  ['webpay', true, paidAt, paidAt],
  ['webpay', false, null, createdAt],
  ['pago_en_tienda', false, null, createdAt],
  ['pago_en_tienda', true, paidAt, createdAt],
  [null, true, paidAt, paidAt],
] as const)('A3: by %s, paid %s: counted from %s to %s', (kind, isPaid, paid, from) => {
  expect(promisedFrom({ kind, isPaid, paidAt: paid, createdAt })).toBe(from)
})

test('A3: an order that was paid by mistake counts from when it was paid after all', () => {
  const payments = ['WAITING', 'PAID', 'WAITING', 'PAID'] as const
  const history = payments.map((payment, at) => ({
    state: 'PENDING' as const,
    preparation: 'NONE' as const,
    payment,
    at: `2026-11-2${at + 1}T15:00:00.000Z`,
  }))
  expect(promisedFromOf({ due: null, history, createdAt })).toBe('2026-11-24T15:00:00.000Z')
  const due = { kind: 'transferencia', amount: 1000, dueAt: null, instructions: null } as const
  expect(promisedFromOf({ due, history: history.slice(0, 3), createdAt })).toBeNull()
})
