import { describe, expect, test } from 'vitest'
import {
  orderStateMachine,
  orderStates,
  paymentStateMachine,
  paymentStates,
  preparationStateMachine,
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
    expect(legalMoves(orderStates, orderStateMachine)).toEqual([
      'PENDING>SHIPPED',
      'PENDING>COMPLETED',
      'PENDING>CANCELLED',
      'SHIPPED>COMPLETED',
      'SHIPPED>CANCELLED',
      'CANCELLED>PENDING',
    ])
  })

  test('a payment goes these ways and no other', () => {
    expect(legalMoves(paymentStates, paymentStateMachine)).toEqual([
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
    expect(legalMoves(preparationStates, preparationStateMachine)).toEqual([
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
    expect(orderStateMachine.move('PENDING', 'SHIPPED')).toEqual({ ok: true, state: 'SHIPPED' })
    expect(orderStateMachine.move('CANCELLED', 'SHIPPED')).toEqual({
      ok: false,
      code: 'ILLEGAL_MOVE',
      from: 'CANCELLED',
      to: 'SHIPPED',
    })
    expect(orderStateMachine.move('PENDING', 'PENDING').ok).toBe(false)
  })

  test('the ends are final', () => {
    expect(orderStates.filter(orderStateMachine.isFinal)).toEqual(['COMPLETED'])
    expect(paymentStates.filter(paymentStateMachine.isFinal)).toEqual(['REFUNDED'])
    expect(preparationStates.filter(preparationStateMachine.isFinal)).toEqual(['DELIVERED'])
  })
})
