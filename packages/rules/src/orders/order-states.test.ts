import { describe, expect, test } from 'vitest'
import {
  ORDER_STATES,
  orderStates,
  PAYMENT_STATES,
  PREPARATION_STATES,
  paymentStates,
  preparationStates,
} from './order-states.ts'
import type { StateMachine } from './state-machine.ts'

function legalMoves<State extends string>(states: readonly State[], machine: StateMachine<State>): string[] {
  return states.flatMap((from) =>
    states.filter((to) => machine.canMove(from, to)).map((to) => `${from}>${to}`),
  )
}

describe('states', () => {
  test('an order goes these ways and no other', () => {
    expect(legalMoves(ORDER_STATES, orderStates)).toEqual([
      'PENDING>SHIPPED',
      'PENDING>COMPLETED',
      'PENDING>CANCELLED',
      'SHIPPED>COMPLETED',
      'SHIPPED>CANCELLED',
      'CANCELLED>PENDING',
    ])
  })

  test('a payment goes these ways and no other', () => {
    expect(legalMoves(PAYMENT_STATES, paymentStates)).toEqual([
      'WAITING>PAID',
      'WAITING>REJECTED',
      'WAITING>EXPIRED',
      'PAID>WAITING',
      'PAID>EXPIRED',
      'PAID>REFUNDED',
      'REJECTED>WAITING',
      'REJECTED>EXPIRED',
      'EXPIRED>PAID',
    ])
  })

  test('a parcel goes these ways and no other', () => {
    expect(legalMoves(PREPARATION_STATES, preparationStates)).toEqual([
      'NONE>PREPARING',
      'PREPARING>NONE',
      'PREPARING>READY',
      'READY>PREPARING',
      'READY>DISPATCHED',
      'READY>DELIVERED',
      'DISPATCHED>DELIVERED',
    ])
  })

  test('a move answers the new state or a refusal that names both', () => {
    expect(orderStates.move('PENDING', 'SHIPPED')).toEqual({ ok: true, state: 'SHIPPED' })
    expect(orderStates.move('CANCELLED', 'SHIPPED')).toEqual({
      ok: false,
      code: 'ILLEGAL_MOVE',
      from: 'CANCELLED',
      to: 'SHIPPED',
    })
    expect(orderStates.move('PENDING', 'PENDING').ok).toBe(false)
  })

  test('the ends are final', () => {
    expect(ORDER_STATES.filter(orderStates.isFinal)).toEqual(['COMPLETED'])
    expect(PAYMENT_STATES.filter(paymentStates.isFinal)).toEqual(['REFUNDED'])
    expect(PREPARATION_STATES.filter(preparationStates.isFinal)).toEqual(['DELIVERED'])
  })
})
