import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suitsVehicle, type VehicleFitment } from '#rules/fit/vehicle-fit.ts'
import { fittingRows } from './fitting-rows.ts'
import type { ListRow } from './list-rows.store.ts'

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
function rowOf(id: number, { kind, vehicleIds: ids, years = [] }: VehicleFitment): ListRow {
  const isNamed = kind === 'some'
  const fitYears = isNamed ? years.filter(({ vehicleId }) => ids.includes(vehicleId)) : []
  return {
    id,
    position: id,
    price: 1000,
    brandId: null,
    stars: 0,
    onOffer: false,
    fitsAll: kind === 'all',
    vehicleIds: isNamed ? ids : [],
    fitYears,
    suits: null,
    categoryIds: [],
    colors: [],
    inStock: true,
    branchIds: [],
    features: [],
  }
}

test('what a vehicle is said to fit is what the fit engine says, whatever changed before', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(9), someFitment), { maxLength: 40 }),
      fc.record({ id: fc.constantFrom(...vehicleIds, 5), year: fc.option(someYear) }),
      (changes, vehicle) => {
        const fitting = fittingRows()
        const now = new Map<number, { fitment: VehicleFitment; row: ListRow }>()
        for (const [id, fitment] of changes) {
          const before = now.get(id)
          if (before) fitting.remove(before.row)
          const row = rowOf(id, fitment)
          now.set(id, { fitment, row })
          fitting.add(row)
        }
        const found: number[] = []
        fitting.each(vehicle, ({ id }) => found.push(id))
        const wanted = [...now].filter(([, { fitment }]) => suitsVehicle(fitment, vehicle)).map(([id]) => id)
        expect(found.toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a, b) => a - b))
      },
    ),
  )
})
