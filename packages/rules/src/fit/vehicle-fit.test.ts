import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSuitable } from './fit.ts'
import { fitsInYear, type VehicleFitment, vehicleFit } from './vehicle-fit.ts'

const vehicleId = fc.integer({ min: 1, max: 12 })
const vehicleIds = fc.uniqueArray(vehicleId, { maxLength: 8 })
const condition = fc.record({
  kind: fc.constantFrom('engine' as const, 'side' as const, 'note' as const),
  text: fc.string({ minLength: 1, maxLength: 12 }),
  vehicleIds,
})
const year = fc.integer({ min: 2008, max: 2020 })
const vehicle = fc.record({ id: vehicleId, year: fc.option(year) })
const years = fc.uniqueArray(
  fc.record({ vehicleId, from: year, to: year }).map((each) => ({
    vehicleId: each.vehicleId,
    from: Math.min(each.from, each.to),
    to: Math.max(each.from, each.to),
  })),
  { selector: (each) => each.vehicleId, maxLength: 6 },
)
const fitment: fc.Arbitrary<VehicleFitment> = fc.record({
  kind: fc.constantFrom('none' as const, 'unknown' as const, 'all' as const, 'some' as const),
  vehicleIds,
  conditions: fc.array(condition, { maxLength: 4 }),
  years,
})

describe('whether a part fits a vehicle', () => {
  test('there is nothing to say of what is no part, and always a reason otherwise', () => {
    fc.assert(
      fc.property(fitment, fc.option(vehicle), (part, chosen) => {
        const answer = vehicleFit(part, chosen)
        expect(answer === null).toBe(part.kind === 'none')
        if (answer) expect(answer.reasons.length).toBeGreaterThan(0)
      }),
    )
  })

  test('what fits every vehicle, and what nobody said, do not depend on the one chosen', () => {
    fc.assert(
      fc.property(fitment, fc.option(vehicle), (part, chosen) => {
        expect(vehicleFit({ ...part, kind: 'all' }, chosen)?.verdict).toBe('universal')
        expect(vehicleFit({ ...part, kind: 'unknown' }, chosen)?.verdict).toBe('unknown')
      }),
    )
  })

  test('of some vehicles it is suitable for those named alone, in their years, and open while none is chosen', () => {
    fc.assert(
      fc.property(fitment, vehicle, (any, chosen) => {
        const part = { ...any, kind: 'some' as const }
        const { verdict } = vehicleFit(part, chosen) ?? {}
        const isIts = part.vehicleIds.includes(chosen.id) && fitsInYear(part.years ?? [], chosen)
        expect(verdict && isSuitable(verdict)).toBe(isIts)
        expect(verdict === 'doesNotFit').toBe(!isIts)
        expect(vehicleFit(part, null)).toEqual({ verdict: 'unknown', reasons: [{ kind: 'nothingChosen' }] })
      }),
    )
  })

  test('a condition of the vehicle asks to look, with each of its words; of another one it does not', () => {
    fc.assert(
      fc.property(fitment, vehicle, (any, chosen) => {
        const vehicleIds = [...any.vehicleIds, chosen.id]
        const part = { ...any, kind: 'some' as const, vehicleIds, years: [] }
        const own = (any.conditions ?? []).filter((each) => each.vehicleIds.includes(chosen.id))
        const answer = vehicleFit(part, chosen)
        expect(answer?.verdict).toBe(own.length > 0 ? 'fitsWithCondition' : 'fits')
        if (own.length === 0) return
        expect(answer?.reasons).toEqual(
          own.map(({ kind, text }) => ({ kind: 'condition', condition: { kind, text } })),
        )
      }),
    )
  })

  test('years are of one vehicle: within them it fits, beyond them it does not and says which they are', () => {
    fc.assert(
      fc.property(vehicleId, year, fc.nat(6), year, (id, from, more, asked) => {
        const limit = { from, to: from + more }
        const part = {
          kind: 'some' as const,
          vehicleIds: [id, id + 1],
          years: [{ vehicleId: id, ...limit }],
        }
        const isWithin = limit.from <= asked && asked <= limit.to
        const beyond = { verdict: 'doesNotFit', reasons: [{ kind: 'years', ...limit }] }
        const within = { verdict: 'fits', reasons: [{ kind: 'named' }] }
        expect(vehicleFit(part, { id, year: asked })).toEqual(isWithin ? within : beyond)
        expect(vehicleFit(part, { id: id + 1, year: asked })).toEqual(within)
        expect(vehicleFit(part, { id, year: null })).toEqual({
          verdict: 'fitsWithCondition',
          reasons: [{ kind: 'years', ...limit }],
        })
      }),
    )
  })
})
