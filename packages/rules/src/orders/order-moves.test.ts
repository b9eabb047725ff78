import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  gatewayEvents,
  isPayableOnline,
  moveOrder,
  type OrderMove,
  type OrderStatus,
  orderMoves,
  settleOrder,
} from './order-moves.ts'
import { orderStateMachine, paymentStateMachine } from './order-states.ts'

const fresh: OrderStatus = {
  state: 'PENDING',
  payment: 'WAITING',
  preparation: 'NONE',
  isPickup: false,
  isPaidOnline: false,
  isPaidInShop: false,
}

const moved = (order: OrderStatus, ...moves: OrderMove[]): OrderStatus | null =>
  moves.reduce<OrderStatus | null>((at, move) => at && moveOrder(at, move), order)

describe('what the shop does with an order', () => {
  test('a transfer is paid, prepared, shipped and delivered', () => {
    expect(moved(fresh, 'pay')).toMatchObject({ state: 'PENDING', payment: 'PAID', preparation: 'NONE' })
    expect(moved(fresh, 'pay', 'prepare', 'make-ready')).toMatchObject({ preparation: 'READY' })
    const shipped = { state: 'SHIPPED', payment: 'PAID', preparation: 'DISPATCHED' }
    expect(moved(fresh, 'pay', 'prepare', 'make-ready', 'ship')).toMatchObject(shipped)
    expect(moved(fresh, 'pay', 'ship')).toMatchObject(shipped)
    expect(moved(fresh, 'pay', 'ship', 'deliver')).toMatchObject({
      state: 'COMPLETED',
      preparation: 'DELIVERED',
    })
  })

  test('a pickup completes without being shipped', () => {
    const pickup = { ...fresh, isPickup: true }
    expect(moved(pickup, 'pay', 'ship')).toBeNull()
    expect(moved(pickup, 'pay', 'deliver')).toMatchObject({ state: 'COMPLETED', preparation: 'DELIVERED' })
  })

  test('money 4: what is paid in the shop is prepared and made ready first, and leaves once it is paid', () => {
    const inShop = { ...fresh, isPickup: true, isPaidInShop: true }
    expect(moved(inShop, 'prepare', 'make-ready')).toMatchObject({ payment: 'WAITING', preparation: 'READY' })
    expect(moved(inShop, 'prepare', 'make-ready', 'deliver')).toBeNull()
    expect(moved(inShop, 'prepare', 'make-ready', 'pay', 'deliver')).toMatchObject({
      state: 'COMPLETED',
      preparation: 'DELIVERED',
    })
    expect(moved(inShop, 'make-ready')).toBeNull()
    expect(moved({ ...inShop, payment: 'EXPIRED', state: 'CANCELLED' }, 'prepare')).toBeNull()
    expect(moved({ ...fresh, isPickup: true }, 'prepare')).toBeNull()
  })

  test('nothing leaves before it is paid, and nobody of the shop pays for a gateway', () => {
    for (const move of ['prepare', 'make-ready', 'ship', 'deliver'] as const) {
      expect(moved(fresh, move)).toBeNull()
    }
    expect(moved({ ...fresh, isPaidOnline: true }, 'pay')).toBeNull()
  })

  test('an order is cancelled until it leaves; money that was there or comes later is paid back', () => {
    expect(moved(fresh, 'cancel')).toMatchObject({ state: 'CANCELLED', payment: 'EXPIRED' })
    expect(moved(fresh, 'pay', 'cancel')).toMatchObject({ state: 'CANCELLED', payment: 'PAID' })
    for (const cancelled of [moved(fresh, 'pay', 'cancel'), moved(fresh, 'cancel', 'pay')]) {
      const refunded = { state: 'CANCELLED', payment: 'REFUNDED' }
      expect(cancelled && settleOrder(cancelled, 'refunded')).toMatchObject(refunded)
    }
    expect(moved(fresh, 'pay', 'ship', 'cancel')).toBeNull()
  })

  test('money 12: shipped and refunded whole is over, and a late transfer is served or refunded', () => {
    const shipped = moved(fresh, 'pay', 'ship')
    expect(shipped && settleOrder(shipped, 'refunded')).toMatchObject({
      state: 'CANCELLED',
      payment: 'REFUNDED',
    })
    const late = moved(fresh, 'cancel', 'pay')
    expect(late && moveOrder(late, 'reopen')).toMatchObject({
      state: 'PENDING',
      payment: 'PAID',
      preparation: 'NONE',
    })
    expect(moved(fresh, 'cancel', 'reopen')).toBeNull()
    expect(moved(fresh, 'pay', 'unpay')).toEqual(fresh)
    expect(moved(fresh, 'cancel', 'pay', 'unpay')).toMatchObject({ state: 'CANCELLED', payment: 'EXPIRED' })
    expect(moved(fresh, 'pay', 'ship', 'unpay')).toBeNull()
  })

  test('no way of moves makes an illegal step, and what left is paid', () => {
    const start = fc.record({ isPickup: fc.boolean(), isPaidOnline: fc.boolean() })
    fc.assert(
      fc.property(start, fc.array(fc.constantFrom(...orderMoves), { maxLength: 20 }), (kind, moves) => {
        let order: OrderStatus = { ...fresh, ...kind }
        for (const move of moves) {
          const next = moveOrder(order, move)
          if (!next) continue
          if (next.state !== order.state) {
            expect(orderStateMachine.canMove(order.state, next.state)).toBe(true)
          }
          if (next.payment !== order.payment) {
            expect(paymentStateMachine.canMove(order.payment, next.payment)).toBe(true)
          }
          expect(next).not.toEqual(order)
          if (next.state === 'SHIPPED' || next.state === 'COMPLETED') expect(next.payment).toBe('PAID')
          order = next
        }
      }),
    )
  })
})

describe('what a gateway does with an order', () => {
  const online = { ...fresh, isPaidOnline: true }

  test('approved is paid, also after a rejection; rejected may be tried again', () => {
    expect(settleOrder(online, 'approved')).toMatchObject({ state: 'PENDING', payment: 'PAID' })
    const rejected = settleOrder(online, 'rejected')
    expect(rejected).toMatchObject({ state: 'PENDING', payment: 'REJECTED' })
    if (!rejected) throw new Error('It was not rejected.')
    expect(isPayableOnline(rejected)).toBe(true)
    expect(settleOrder(rejected, 'approved')).toMatchObject({ payment: 'PAID' })
    expect(settleOrder(rejected, 'retried')).toMatchObject({ payment: 'WAITING' })
  })

  test('money for a cancelled order is recorded and goes back', () => {
    const cancelled = moveOrder(online, 'cancel')
    if (!cancelled) throw new Error('It was not cancelled.')
    expect(isPayableOnline(cancelled)).toBe(false)
    const paid = settleOrder(cancelled, 'approved')
    expect(paid).toMatchObject({ state: 'CANCELLED', payment: 'PAID' })
    expect(paid && settleOrder(paid, 'refunded')).toMatchObject({ payment: 'REFUNDED' })
    expect(settleOrder(cancelled, 'rejected')).toBeNull()
  })

  test('whatever happens in whatever order, an order is paid once and never after it was paid back', () => {
    const step = fc.oneof(fc.constantFrom(...orderMoves), fc.constantFrom(...gatewayEvents))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let order: OrderStatus = online
        let paid = 0
        for (const each of steps) {
          const next: OrderStatus | null = (orderMoves as readonly string[]).includes(each)
            ? moveOrder(order, each as OrderMove)
            : settleOrder(order, each as (typeof gatewayEvents)[number])
          if (!next) continue
          if (next.payment === 'PAID' && order.payment !== 'PAID') paid += 1
          if (order.state === 'CANCELLED') expect(next.state).toBe('CANCELLED')
          order = next
        }
        expect(paid).toBeLessThanOrEqual(1)
        expect(settleOrder({ ...order, isPaidOnline: false }, 'approved')).toBeNull()
      }),
    )
  })
})
