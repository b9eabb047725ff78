import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CLAIM_TERMS,
  claimable,
  claimDeadline,
  claimStates,
  dayInChile,
  isTooLate,
  mayClaim,
} from './claims.ts'

const confirmed = { isConfirmed: true, terms: CLAIM_TERMS }

describe('the last day to ask', () => {
  test('ten days from receipt, ninety without a written confirmation, six months for the guarantee', () => {
    const received = new Date('2026-08-31T15:00:00Z')
    expect(claimDeadline('RETRACTO', received, confirmed)).toBe('2026-09-10')
    expect(claimDeadline('RETRACTO', received, { ...confirmed, isConfirmed: false })).toBe('2026-11-29')
    expect(claimDeadline('GARANTIA', received, confirmed)).toBe('2027-02-28')
    expect(claimDeadline('RETRACTO', null, confirmed)).toBeNull()
  })

  test('is counted on the calendar of Chile, to the end of its day', () => {
    const received = new Date('2026-11-02T02:30:00Z') // the evening of the 1st
    expect(dayInChile(received)).toBe('2026-11-01')
    const last = claimDeadline('RETRACTO', received, confirmed)
    expect(last).toBe('2026-11-11')
    expect(isTooLate(last, new Date('2026-11-12T02:59:00Z'))).toBe(false)
    expect(isTooLate(last, new Date('2026-11-12T03:00:00Z'))).toBe(true)
  })

  test('never comes before the receipt, and a later receipt gives no less', () => {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom('RETRACTO', 'GARANTIA'), moment, moment, (kind, one, other) => {
        const [first, later] = one <= other ? [one, other] : [other, one]
        const deadline = claimDeadline(kind, first, confirmed)
        expect(isTooLate(deadline, first)).toBe(false)
        expect((claimDeadline(kind, later, confirmed) ?? '') >= (deadline ?? '')).toBe(true)
      }),
    )
  })
})

test('a purchase is taken back once it is paid, and the guarantee holds once it was received', () => {
  const order = { isPaid: true, isCancelled: false, receivedAt: null }
  expect(mayClaim('RETRACTO', order)).toBe(true)
  expect(mayClaim('GARANTIA', order)).toBe(false)
  expect(mayClaim('GARANTIA', { ...order, receivedAt: new Date() })).toBe(true)
  for (const kind of ['RETRACTO', 'GARANTIA'] as const) {
    expect(mayClaim(kind, { ...order, isPaid: false, receivedAt: new Date() })).toBe(false)
    expect(mayClaim(kind, { ...order, isCancelled: true, receivedAt: new Date() })).toBe(false)
  }
})

test('no more is asked for than was bought, and what was rejected or repaired counts again', () => {
  const claim = fc.record({
    kind: fc.constantFrom('RETRACTO', 'GARANTIA'),
    state: fc.constantFrom('RECEIVED', 'ACCEPTED', 'REJECTED', 'CLOSED'),
    quantity: fc.integer({ min: 1, max: 5 }),
  })
  fc.assert(
    fc.property(fc.nat(20), fc.array(claim), (bought, earlier) => {
      const left = claimable(bought, earlier)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(bought)
    }),
  )
  expect(claimable(2, [{ kind: 'RETRACTO', state: 'CLOSED', quantity: 2 }])).toBe(0)
  expect(claimable(2, [{ kind: 'GARANTIA', state: 'CLOSED', quantity: 2 }])).toBe(2)
  expect(claimable(2, [{ kind: 'GARANTIA', state: 'RECEIVED', quantity: 1 }])).toBe(1)
  expect(claimable(2, [{ kind: 'RETRACTO', state: 'REJECTED', quantity: 2 }])).toBe(2)
})

test('an answer is given once, and what was accepted is closed', () => {
  expect(claimStates.canMove('RECEIVED', 'ACCEPTED')).toBe(true)
  expect(claimStates.canMove('ACCEPTED', 'CLOSED')).toBe(true)
  expect(claimStates.canMove('REJECTED', 'ACCEPTED')).toBe(false)
  expect(claimStates.canMove('RECEIVED', 'CLOSED')).toBe(false)
})
