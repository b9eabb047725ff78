import { expect, test } from 'vitest'
import type { OrderStatus } from './order-moves.ts'
import { isTrueOf, repeatableMails } from './repeatable-mails.ts'

const cases: [Pick<OrderStatus, 'state' | 'payment' | 'preparation'>, string[]][] = [
  [
    { state: 'PENDING', payment: 'WAITING', preparation: 'NONE' },
    ['order-received', 'prescription-answered'],
  ],
  [
    { state: 'PENDING', payment: 'WAITING', preparation: 'READY' },
    ['order-received', 'order-ready', 'prescription-answered'],
  ],
  [{ state: 'PENDING', payment: 'PAID', preparation: 'NONE' }, ['order-paid', 'prescription-answered']],
  [
    { state: 'PENDING', payment: 'PAID', preparation: 'READY' },
    ['order-paid', 'order-ready', 'prescription-answered'],
  ],
  [{ state: 'SHIPPED', payment: 'PAID', preparation: 'DISPATCHED' }, ['order-paid', 'order-shipped']],
  [{ state: 'COMPLETED', payment: 'PAID', preparation: 'DELIVERED' }, ['order-paid']],
  [{ state: 'CANCELLED', payment: 'EXPIRED', preparation: 'NONE' }, ['order-cancelled']],
  [{ state: 'CANCELLED', payment: 'PAID', preparation: 'READY' }, ['order-cancelled']],
]

test.each(cases)('of an order that is %o the shop mails again what is still true', (status, mails) => {
  expect(repeatableMails.filter((mail) => isTrueOf(mail, status))).toEqual(mails)
})
