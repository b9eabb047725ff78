import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stagesReached } from './order-stages.ts'
import { stepText } from './order-step.ts'

const placed = { state: 'PENDING', payment: 'WAITING', preparation: 'NONE' } as const

test('a step says what has come furthest', () => {
  expect(stepText(placed)).toBe('TRACK_RECEIVED')
  expect(stepText({ ...placed, payment: 'PAID' })).toBe('TRACK_PAID')
  expect(stepText({ ...placed, payment: 'PAID', preparation: 'PREPARING' })).toBe('TRACK_PREPARING')
  expect(stepText({ ...placed, payment: 'PAID', preparation: 'READY' })).toBe('TRACK_READY')
  expect(stepText({ state: 'SHIPPED', payment: 'PAID', preparation: 'DISPATCHED' })).toBe('TRACK_SHIPPED')
  expect(stepText({ state: 'COMPLETED', payment: 'PAID', preparation: 'DELIVERED' })).toBe('TRACK_COMPLETED')
  expect(stepText({ ...placed, state: 'CANCELLED' })).toBe('TRACK_CANCELLED')
  expect(stepText({ ...placed, state: 'CANCELLED', payment: 'EXPIRED' })).toBe('TRACK_EXPIRED')
})

test('money that came back is said before all else', () => {
  const state = fc.constantFrom('PENDING', 'SHIPPED', 'COMPLETED', 'CANCELLED')
  const preparation = fc.constantFrom('NONE', 'PREPARING', 'READY', 'DISPATCHED', 'DELIVERED')
  fc.assert(
    fc.property(state, preparation, (state, preparation) => {
      expect(stepText({ state, preparation, payment: 'REFUNDED' })).toBe('TRACK_REFUNDED')
    }),
  )
})

test('an order comes to its stages one after the other, and to none once it is over', () => {
  const paid = { ...placed, payment: 'PAID' } as const
  const way = [
    placed,
    { ...paid, preparation: 'PREPARING' },
    { state: 'SHIPPED', payment: 'PAID', preparation: 'DISPATCHED' },
    { state: 'COMPLETED', payment: 'PAID', preparation: 'DELIVERED' },
  ] as const
  expect(way.map((order) => stagesReached(order, false))).toEqual([1, 2, 3, 4])
  const ready = { ...paid, preparation: 'READY' } as const
  expect([stagesReached(ready, false), stagesReached(ready, true)]).toEqual([2, 3])
  expect(stagesReached({ ...placed, state: 'CANCELLED' }, false)).toBe(0)
})
