import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suitsVehicle, type VehicleFitment } from '#rules/fit/vehicle-fit.ts'
import { FittingPlaces } from './fitting-places.ts'

const vehicleIds = [1, 2, 3, 4]
const someYear = fc.integer({ min: 2010, max: 2014 })

const someFitment: fc.Arbitrary<VehicleFitment> = fc.record({
  kind: fc.constantFrom('none', 'unknown', 'all', 'some'),
  vehicleIds: fc.subarray(vehicleIds),
  years: fc.uniqueArray(
    fc
      .tuple(fc.constantFrom(...vehicleIds), someYear, fc.nat(3))
      .map(([vehicleId, from, more]) => ({ vehicleId, from, to: from + more })),
    { selector: ({ vehicleId }) => vehicleId },
  ),
})

/** As the database gives it: vehicles stand with `some` alone. */
function fitsOf({ kind, vehicleIds: ids, years = [] }: VehicleFitment) {
  const named = kind === 'some' ? ids : []
  return {
    fitsAll: kind === 'all',
    vehicleIds: named,
    years: years.filter(({ vehicleId }) => named.includes(vehicleId)),
  }
}

test('what a vehicle is said to fit is what the fit engine says, whatever changed before', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(9), someFitment), { maxLength: 40 }),
      fc.record({ id: fc.constantFrom(...vehicleIds, 5), year: fc.option(someYear) }),
      (changes, vehicle) => {
        const fitting = new FittingPlaces()
        for (const [place, fitment] of changes) fitting.set(place, fitsOf(fitment))
        const now = new Map(changes)
        const found: number[] = []
        fitting.each(vehicle, (place) => found.push(place))
        const wanted = [...now]
          .filter(([, fitment]) => suitsVehicle(fitment, vehicle))
          .map(([place]) => place)
        expect(found.toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a, b) => a - b))
        expect(
          [...now.keys()].filter((place) => fitting.fits(place, vehicle)).toSorted((a, b) => a - b),
        ).toEqual(found.toSorted((a, b) => a - b))
        for (const [place, { kind }] of now) {
          expect(fitting.isNamed(place, vehicle)).toBe(kind === 'some' && found.includes(place))
        }
      },
    ),
  )
})
