import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayInChile } from '../chile/calendar.ts'
import type { PaymentState, PreparationState } from './order-states.ts'
import {
  type EarlierReturn,
  isSameReturn,
  isTooLate,
  mayReturn,
  owedFor,
  paidBackUnits,
  type Receipt,
  type ReturnRemedy,
  receiptOf,
  refundDueOn,
  returnable,
  returnDeadline,
  returnKinds,
  returnStateMachine,
  returnStates,
  returnTerms,
  worthOf,
} from './returns.ts'

/** An order that is still in the shop. */
const nowhere: Receipt = { receivedAt: null, presumedAt: null }
const at = (moment: string): Receipt => ({ ...nowhere, receivedAt: new Date(moment) })

const confirmed = { isConfirmed: true, terms: returnTerms }

describe('the last day to ask', () => {
  test('ten days from receipt, ninety without a written confirmation, six months for the guarantee', () => {
    const received = at('2026-08-31T15:00:00Z')
    expect(returnDeadline('RETRACTO', received, confirmed)).toBe('2026-09-10')
    expect(returnDeadline('RETRACTO', received, { ...confirmed, isConfirmed: false })).toBe('2026-11-29')
    expect(returnDeadline('GARANTIA', received, confirmed)).toBe('2027-02-28')
    expect(returnDeadline('RETRACTO', nowhere, confirmed)).toBeNull()
  })

  test('is counted on the calendar of Chile, to the end of its day', () => {
    const received = new Date('2026-11-02T02:30:00Z') // the evening of the 1st
    expect(dayInChile(received)).toBe('2026-11-01')
    const last = returnDeadline('RETRACTO', at('2026-11-02T02:30:00Z'), confirmed)
    expect(last).toBe('2026-11-11')
    expect(isTooLate(last, new Date('2026-11-12T02:59:00Z'))).toBe(false)
    expect(isTooLate(last, new Date('2026-11-12T03:00:00Z'))).toBe(true)
  })

  test('never comes before the receipt, and a later receipt gives no less', () => {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom('RETRACTO', 'GARANTIA'), moment, moment, (kind, one, other) => {
        const [first, later] = one <= other ? [one, other] : [other, one]
        const deadline = returnDeadline(kind, { ...nowhere, receivedAt: first }, confirmed)
        expect(isTooLate(deadline, first)).toBe(false)
        const next = returnDeadline(kind, { ...nowhere, receivedAt: later }, confirmed)
        expect((next ?? '') >= (deadline ?? '')).toBe(true)
      }),
    )
  })
})

describe('12: a receipt that nobody noted', () => {
  const step = (preparation: PreparationState, day: string, payment: PaymentState = 'PAID') => ({
    preparation,
    payment,
    at: new Date(`${day}T15:00:00Z`),
  })
  const parcel = { daysTo: 3, isPickup: false }
  const sent = [step('NONE', '2026-11-02'), step('READY', '2026-11-03'), step('DISPATCHED', '2026-11-04')]

  test('is presumed five working days after the last promised one, and starts the guarantee', () => {
    const receipt = receiptOf(sent, parcel)
    expect(receipt.receivedAt).toBeNull()
    // Wednesday the 4th, and eight working days.
    expect(returnDeadline('GARANTIA', receipt, confirmed)).toBe('2027-05-16')
    expect(mayReturn('GARANTIA', { isPaid: true, isCancelled: false, receipt })).toBe(true)
  })

  test('passes over the days on which the shop closes, and over no holiday that it works', () => {
    const until = (holidays: Record<string, 0 | 1>) =>
      returnDeadline('GARANTIA', receiptOf(sent, { ...parcel, holidays }), confirmed)
    expect(until({ '2026-11-10': 1 })).toBe('2027-05-17')
    const late = [step('NONE', '2026-12-02'), step('DISPATCHED', '2026-12-02')]
    const lateUntil = (holidays: Record<string, 0 | 1>) =>
      returnDeadline('GARANTIA', receiptOf(late, { ...parcel, holidays }), confirmed)
    expect([lateUntil({}), lateUntil({ '2026-12-08': 0 })]).toEqual(['2027-06-15', '2027-06-14'])
  })

  test('never starts the ten days of the retracto', () => {
    expect(returnDeadline('RETRACTO', receiptOf(sent, parcel), confirmed)).toBeNull()
  })

  test('gives way to the day that was noted', () => {
    const receipt = receiptOf([...sent, step('DELIVERED', '2026-11-05')], parcel)
    expect(returnDeadline('GARANTIA', receipt, confirmed)).toBe('2027-05-05')
  })

  test('is of a pickup that lay ready and paid, not of one that waits for its money or was opened again', () => {
    const pickup = { daysTo: 0, isPickup: true }
    const ready = [step('NONE', '2026-11-02', 'WAITING'), step('READY', '2026-11-03', 'WAITING')]
    expect(receiptOf(ready, pickup).presumedAt).toBeNull()
    const paid = [...ready, step('READY', '2026-11-04')]
    expect(returnDeadline('GARANTIA', receiptOf(paid, pickup), confirmed)).toBe('2027-05-11')
    expect(receiptOf([...paid, step('NONE', '2026-11-05')], pickup).presumedAt).toBeNull()
    const unpaid = [...paid, step('READY', '2026-11-05', 'WAITING')]
    expect(receiptOf(unpaid, pickup).presumedAt).toBeNull()
    const paidAgain = receiptOf([...unpaid, step('READY', '2026-11-10')], pickup)
    expect(returnDeadline('GARANTIA', paidAgain, confirmed)).toBe('2027-05-17')
    expect(receiptOf(sent.slice(0, 2), parcel).presumedAt).toBeNull()
  })
})

test('a purchase is taken back once it is paid, and the guarantee holds once it was received', () => {
  const order = { isPaid: true, isCancelled: false, receipt: nowhere }
  const receipt = at('2026-08-31T15:00:00Z')
  expect(mayReturn('RETRACTO', order)).toBe(true)
  expect(mayReturn('GARANTIA', order)).toBe(false)
  expect(mayReturn('GARANTIA', { ...order, receipt })).toBe(true)
  for (const kind of ['RETRACTO', 'GARANTIA'] as const) {
    expect(mayReturn(kind, { ...order, isPaid: false, receipt })).toBe(false)
    expect(mayReturn(kind, { ...order, isCancelled: true, receipt })).toBe(false)
  }
})

const request = fc.record({
  kind: fc.constantFrom(...returnKinds),
  state: fc.constantFrom(...returnStates),
  remedy: fc.constantFrom<ReturnRemedy>('DEVOLUCION', 'CAMBIO', 'REPARACION'),
  amount: fc.constantFrom(null, 0, 1000),
  quantity: fc.integer({ min: 1, max: 5 }),
})

test('no more is asked for than was bought, and what was rejected or repaired counts again', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.array(request), (bought, earlier) => {
      const left = returnable(bought, earlier)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(bought)
    }),
  )
  const leftAfter = (earlier: Pick<EarlierReturn, 'kind' | 'state' | 'remedy'> & { amount?: number }) =>
    returnable(2, [{ amount: null, quantity: 2, ...earlier }])
  expect(leftAfter({ kind: 'RETRACTO', state: 'CLOSED', remedy: 'DEVOLUCION' })).toBe(0)
  expect(leftAfter({ kind: 'RETRACTO', state: 'REJECTED', remedy: 'DEVOLUCION' })).toBe(2)
  expect(leftAfter({ kind: 'GARANTIA', state: 'RECEIVED', remedy: 'REPARACION' })).toBe(0)
  expect(leftAfter({ kind: 'GARANTIA', state: 'CLOSED', remedy: 'REPARACION' })).toBe(2)
  expect(leftAfter({ kind: 'GARANTIA', state: 'CLOSED', remedy: 'CAMBIO' })).toBe(2)
  expect(leftAfter({ kind: 'GARANTIA', state: 'REJECTED', remedy: 'DEVOLUCION' })).toBe(2)
  // What the guarantee paid back is gone; what it repaired though money was asked for is not.
  expect(leftAfter({ kind: 'GARANTIA', state: 'CLOSED', remedy: 'DEVOLUCION', amount: 1000 })).toBe(0)
  expect(leftAfter({ kind: 'GARANTIA', state: 'CLOSED', remedy: 'DEVOLUCION' })).toBe(0)
  expect(leftAfter({ kind: 'GARANTIA', state: 'ACCEPTED', remedy: 'DEVOLUCION', amount: 0 })).toBe(0)
  expect(leftAfter({ kind: 'GARANTIA', state: 'CLOSED', remedy: 'DEVOLUCION', amount: 0 })).toBe(2)
})

test('money 3: whatever is asked for of a line, and however it ends, no more goes back than was paid for it', () => {
  const paid = fc.nat(2_000_000)
  const bought = fc.integer({ min: 1, max: 5 })
  const requests = fc.array(request, { minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(paid, bought, requests, (paid, bought, requests) => {
      const earlier: EarlierReturn[] = []
      let [sum, units] = [0, 0]
      for (const { amount: given, ...each } of requests) {
        if (each.quantity > returnable(bought, earlier)) continue
        const line = { bought, paid, before: paidBackUnits(earlier), now: each.quantity }
        const owed = each.remedy === 'DEVOLUCION' ? owedFor(each.kind, [line], 0) : null
        const amount = owed !== null && given === 0 ? 0 : owed
        if (each.state !== 'REJECTED' && amount) {
          sum += amount
          units += each.quantity
        }
        earlier.push({ ...each, amount })
      }
      expect(sum).toBeLessThanOrEqual(paid)
      expect(units).toBeLessThanOrEqual(bought)
    }),
    { numRuns: 500 },
  )
})

test('two requests are the same by what they ask for, in whichever parts a line is named', () => {
  const one = {
    kind: 'GARANTIA',
    remedy: 'REPARACION',
    reason: 'Se rompió.',
    lines: [
      { position: 0, quantity: 2 },
      { position: 3, quantity: 1 },
    ],
  } as const
  const parts = [3, 0, 0].map((position) => ({ position, quantity: 1 }))
  expect(isSameReturn(one, { ...one, lines: parts })).toBe(true)
  const others = [
    { kind: 'RETRACTO' },
    { remedy: 'CAMBIO' },
    { reason: 'Se rompió' },
    { lines: parts.slice(1) },
    { lines: [...parts, { position: 4, quantity: 1 }] },
    { lines: [...parts, { position: 0, quantity: 1 }] },
  ] as const
  for (const other of others) expect(isSameReturn(one, { ...one, ...other })).toBe(false)
})

test('an answer is given once, and what was accepted is closed', () => {
  expect(returnStateMachine.canMove('RECEIVED', 'ACCEPTED')).toBe(true)
  expect(returnStateMachine.canMove('ACCEPTED', 'CLOSED')).toBe(true)
  expect(returnStateMachine.canMove('REJECTED', 'ACCEPTED')).toBe(false)
  expect(returnStateMachine.canMove('RECEIVED', 'CLOSED')).toBe(false)
})

test('money 3: whichever parts a line is taken back in, they come to what was paid for it', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(fc.nat(2_000_000), parts, (paid, units) => {
      const bought = units.reduce((sum, each) => sum + each, 0)
      let before = 0
      let sum = 0
      for (const each of units) {
        const worth = worthOf({ paid, bought }, before, each)
        expect(worth).toBeGreaterThanOrEqual(0)
        sum += worth
        before += each
      }
      expect(sum).toBe(paid)
    }),
  )
})

test('money 3: money is back within 45 days of the request, on the calendar of Chile', () => {
  expect(refundDueOn(new Date('2026-11-07T02:00:00Z'), returnTerms)).toBe('2026-12-21')
})

test('money 3: a retracto of all that is left of an order is owed the delivery too, any other its units alone', () => {
  const lines = [
    { bought: 2, paid: 1999, before: 1, now: 1 },
    { bought: 1, paid: 500, before: 0, now: 1 },
  ]
  expect(owedFor('RETRACTO', lines, 3990)).toBe(1000 + 500 + 3990)
  expect(owedFor('GARANTIA', lines, 3990)).toBe(1000 + 500)
  expect(owedFor('RETRACTO', [...lines, { bought: 1, paid: 700, before: 0, now: 0 }], 3990)).toBe(1500)
})
