import { expect, test } from 'vitest'
import type { TroubledPayment } from '../../data/port/attention.port.ts'
import { isWaiting } from './waiting.ts'

test('a payment waits while the shop tries it, and a week after it has ended for good', () => {
  const now = Date.parse('2026-11-24T12:00:00Z')
  const old = '2026-11-01T12:00:00Z'
  const recent = '2026-11-20T12:00:00Z'
  const refund = { id: 1, amount: 1000, attempts: 3, error: 'No.', at: old }
  const of = (state: string, given: Partial<TroubledPayment> = {}): TroubledPayment => ({
    ...{ id: 1, orderId: 1, orderNumber: 1, reference: '1-1', amount: 1000, at: old, refunds: [] },
    ...given,
    state,
  })
  const waiting: [TroubledPayment, boolean][] = [
    [of('OPEN'), true],
    [of('LOST', { at: recent }), true],
    [of('LOST'), false],
    [of('APPROVED', { refunds: [{ ...refund, state: 'DUE' }] }), true],
    [of('APPROVED', { refunds: [{ ...refund, state: 'FAILED' }] }), false],
    [of('APPROVED', { refunds: [{ ...refund, state: 'DONE' }] }), false],
    [of('APPROVED', { refunds: [{ ...refund, state: 'FAILED', at: recent }] }), true],
  ]
  expect(waiting.map(([payment]) => isWaiting(payment, now))).toEqual(waiting.map(([, is]) => is))
})
