import { expect, test } from 'vitest'
import { offeredActs } from './offered-acts.ts'

const waiting = {
  state: 'PENDING',
  payment: 'WAITING',
  preparation: 'NONE',
  paymentKind: 'transferencia',
  isPickup: false,
  lines: [],
} as const
const paid = { ...waiting, payment: 'PAID' } as const

test('what comes next is offered first, step by step until it has arrived', () => {
  expect(offeredActs(waiting, 'manager').next).toBe('pay')
  expect(offeredActs(paid, 'manager').next).toBe('prepare')
  expect(offeredActs({ ...paid, preparation: 'PREPARING' }, 'manager').next).toBe('make-ready')
  expect(offeredActs({ ...paid, preparation: 'READY' }, 'manager').next).toBe('ship')
  const shipped = { ...paid, state: 'SHIPPED', preparation: 'DISPATCHED' } as const
  expect(offeredActs(shipped, 'manager').next).toBe('deliver')
  const arrived = { ...paid, state: 'COMPLETED', preparation: 'DELIVERED' } as const
  expect(offeredActs(arrived, 'manager')).toEqual({ next: null, others: ['refund'] })
})

test('what is paid where it is picked up is prepared before it is paid', () => {
  const order = { ...waiting, paymentKind: 'pago_en_tienda', isPickup: true } as const
  expect(offeredActs(order, 'manager').next).toBe('prepare')
  expect(offeredActs({ ...order, preparation: 'READY' }, 'manager').next).toBe('pay')
  expect(offeredActs({ ...order, preparation: 'READY', payment: 'PAID' }, 'warehouse').next).toBe('deliver')
})

test('a role is offered no more than its calls allow', () => {
  expect(offeredActs(waiting, 'warehouse')).toEqual({ next: null, others: [] })
  expect(offeredActs(waiting, 'agent')).toEqual({ next: null, others: [] })
  expect(offeredActs(paid, 'warehouse').others).not.toContain('refund')
  expect(offeredActs(paid, 'agent').others).toContain('refund')
  expect(offeredActs(paid, 'agent').others).not.toContain('cancel')
  expect(offeredActs({ ...waiting, paymentKind: 'webpay' }, 'owner').next).toBeNull()
})

test('products are taken off what is paid and has not left, as long as some would be sent', () => {
  const line = { quantity: 2, unsent: 0 }
  const order = { ...paid, lines: [line] }
  expect(offeredActs(order, 'agent').others).toContain('take-off')
  expect(offeredActs({ ...order, lines: [{ ...line, unsent: 1 }] }, 'owner').others).not.toContain('take-off')
  expect(offeredActs({ ...order, payment: 'WAITING' }, 'owner').others).not.toContain('take-off')
  expect(offeredActs({ ...order, state: 'SHIPPED' }, 'owner').others).not.toContain('take-off')
  expect(offeredActs(order, 'warehouse').others).not.toContain('take-off')
})
