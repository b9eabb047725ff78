import { expect, test } from 'vitest'
import { promisedFrom } from './promised-from.ts'

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
