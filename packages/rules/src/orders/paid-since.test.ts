import { expect, test } from 'vitest'
import type { PaymentState } from './order-states.ts'
import { paidSince } from './paid-since.ts'

test.each<[PaymentState[], number | null]>([
  [[], null],
  [['WAITING'], null],
  [['PAID', 'PAID'], 0],
  [['WAITING', 'PAID', 'PAID', 'PAID'], 1],
  [['WAITING', 'REJECTED', 'WAITING', 'PAID'], 3],
  [['WAITING', 'PAID', 'WAITING'], null],
  [['WAITING', 'PAID', 'WAITING', 'PAID', 'PAID'], 3],
  [['WAITING', 'PAID', 'WAITING', 'EXPIRED'], null],
  [['WAITING', 'EXPIRED', 'PAID', 'EXPIRED'], null],
  [['WAITING', 'PAID', 'PAID', 'REFUNDED'], 1],
])('an order of the steps %j is paid since step %s', (payments, at) => {
  expect(paidSince(payments.map((payment, index) => ({ payment, at: index })))).toBe(at)
})
