import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSuitable } from './fit.ts'
import { type VehicleFitment, vehicleFit } from './vehicle-fit.ts'

const vehicleId = fc.integer({ min: 1, max: 12 })
const vehicleIds = fc.uniqueArray(vehicleId, { maxLength: 8 })
const condition = fc.record({
  kind: fc.constantFrom('engine' as const, 'side' as const, 'note' as const),
  text: fc.string({ minLength: 1, maxLength: 12 }),
  vehicleIds,
})
const fitment: fc.Arbitrary<VehicleFitment> = fc.record({
  kind: fc.constantFrom('none' as const, 'unknown' as const, 'all' as const, 'some' as const),
  vehicleIds,
  conditions: fc.array(condition, { maxLength: 4 }),
})

describe('whether a part fits a vehicle', () => {
  test('there is nothing to say of what is no part, and always a reason otherwise', () => {
    fc.assert(
      fc.property(fitment, fc.option(vehicleId), (part, chosen) => {
        const answer = vehicleFit(part, chosen)
        expect(answer === null).toBe(part.kind === 'none')
        if (answer) expect(answer.reasons.length).toBeGreaterThan(0)
      }),
    )
  })

  test('what fits every vehicle, and what nobody said, do not depend on the one chosen', () => {
    fc.assert(
      fc.property(fitment, fc.option(vehicleId), (part, chosen) => {
        expect(vehicleFit({ ...part, kind: 'all' }, chosen)?.verdict).toBe('universal')
        expect(vehicleFit({ ...part, kind: 'unknown' }, chosen)?.verdict).toBe('unknown')
      }),
    )
  })

  test('of some vehicles it is suitable for those named alone, and open while none is chosen', () => {
    fc.assert(
      fc.property(fitment, vehicleId, (any, chosen) => {
        const part = { ...any, kind: 'some' as const }
        const { verdict } = vehicleFit(part, chosen) ?? {}
        expect(verdict && isSuitable(verdict)).toBe(part.vehicleIds.includes(chosen))
        expect(verdict === 'doesNotFit').toBe(!part.vehicleIds.includes(chosen))
        expect(vehicleFit(part, null)).toEqual({ verdict: 'unknown', reasons: [{ kind: 'nothingChosen' }] })
      }),
    )
  })

  test('a condition of the vehicle asks to look, with each of its words; of another one it does not', () => {
    fc.assert(
      fc.property(fitment, vehicleId, (any, chosen) => {
        const part = { ...any, kind: 'some' as const, vehicleIds: [...any.vehicleIds, chosen] }
        const own = (any.conditions ?? []).filter((each) => each.vehicleIds.includes(chosen))
        const answer = vehicleFit(part, chosen)
        expect(answer?.verdict).toBe(own.length > 0 ? 'fitsWithCondition' : 'fits')
        if (own.length === 0) return
        expect(answer?.reasons).toEqual(
          own.map(({ kind, text }) => ({ kind: 'condition', condition: { kind, text } })),
        )
      }),
    )
  })
})
