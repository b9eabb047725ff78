import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeRefund } from './refunds.ts'

const now = new Date('2026-11-02T12:00:00Z')
const day = 24 * 60 * 60 * 1000
const charge = { amount: 10_000, refunded: 0, cardKind: 'VN', chargedAt: now }

test('credit is paid back in full or in parts, debit and prepaid in full only', () => {
  expect(judgeRefund(charge, undefined, now)).toEqual({ amount: 10_000 })
  expect(judgeRefund(charge, 1, now)).toEqual({ amount: 1 })
  for (const cardKind of ['VD', 'VP']) {
    expect(judgeRefund({ ...charge, cardKind }, undefined, now)).toEqual({ amount: 10_000 })
    expect(judgeRefund({ ...charge, cardKind }, 9999, now)).toEqual({ refused: 'REFUND_PARTIAL' })
  }
})

test('90 days, and not a moment more', () => {
  const late = (ms: number) => ({ ...charge, chargedAt: new Date(now.getTime() - ms) })
  expect(judgeRefund(late(90 * day), undefined, now)).toEqual({ amount: 10_000 })
  expect(judgeRefund(late(90 * day + 1), undefined, now)).toEqual({ refused: 'REFUND_TOO_LATE' })
})

test('whatever is asked in whatever order, never more is paid back than was charged', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom('VD', 'VN', 'VC', 'SI', 'S2', 'NC', 'VP', null),
      fc.array(fc.option(fc.integer({ min: -10, max: 1_200_000 }), { nil: undefined }), { maxLength: 12 }),
      (amount, cardKind, asks) => {
        let refunded = 0
        for (const required of asks) {
          const judged = judgeRefund({ amount, refunded, cardKind, chargedAt: now }, required, now)
          if ('refused' in judged) continue
          expect(judged.amount).toBeGreaterThan(0)
          refunded += judged.amount
          expect(refunded).toBeLessThanOrEqual(amount)
        }
      },
    ),
  )
})
