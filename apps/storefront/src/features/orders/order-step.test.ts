import fc from 'fast-check'
import { expect, test } from 'vitest'
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
