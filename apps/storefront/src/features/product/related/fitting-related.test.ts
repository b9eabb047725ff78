import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PetTraits } from '#rules/pets/pet.ts'
import { sampleProduct } from '#testing/storefront/product.samples.ts'
import { fittingRelated, relatedLimit, servedBeside } from './fitting-related.ts'

const yaris = { id: 12, year: 2015, make: 'Toyota', model: 'Yaris', engine: '1.5 bencina' }
const cards = fc.array(
  fc
    .record({ id: fc.integer({ min: 1, max: 20 }), vehicleId: fc.constantFrom(12, 13) })
    .map(({ id, vehicleId }) => ({
      ...sampleProduct(),
      id,
      fitment: { kind: 'some' as const, vehicleIds: [id % 3 === 0 ? 12 : vehicleId] },
    })),
  { maxLength: 12 },
)

test('beside a part stands what fits the vehicle, each once, and never the part itself', () => {
  fc.assert(
    fc.property(cards, cards, (related, fitting) => {
      const shown = fittingRelated(related, fitting, { except: 3, served: { vehicle: yaris } })
      const ids = shown.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).not.toContain(3)
      expect(ids.length).toBeLessThanOrEqual(relatedLimit)
      for (const { fitment } of shown) expect(fitment.vehicleIds).toContain(12)
    }),
  )
})

test('where it has nobody to serve it is what is related, as it came', () => {
  fc.assert(
    fc.property(cards, cards, (related, fitting) => {
      expect(fittingRelated(related, fitting, { except: 3, served: null })).toEqual(related)
    }),
  )
})

const cat: PetTraits = {
  ...{ species: 'cat', months: 24, grams: 4000, size: null },
  ...{ isSterilised: null, allergies: [] },
}

test('beside what is for an animal stands nothing that does not suit the own one', () => {
  const forCats = { ...sampleProduct(), id: 1, suits: { species: ['cat' as const] } }
  const forDogs = { ...sampleProduct(), id: 2, suits: { species: ['dog' as const] } }
  const forNone = { ...sampleProduct(), id: 4 }
  const shown = fittingRelated([forDogs, forNone], [forCats], { except: 3, served: { pet: cat } })
  expect(shown.map(({ id }) => id)).toEqual([4, 1])
})

test('a part serves the own vehicle, without one the first that it names; what is for a kind of animal the own one of it', () => {
  const part = { fitment: { kind: 'some' as const, vehicleIds: [7, 9] } }
  expect(servedBeside(part, { vehicle: yaris, pet: cat })).toEqual({ vehicle: yaris })
  expect(servedBeside(part, { vehicle: null, pet: cat })).toEqual({ vehicle: { id: 7, year: null } })
  const forAll = { fitment: { kind: 'all' as const, vehicleIds: [] } }
  expect(servedBeside(forAll, { vehicle: null, pet: cat })).toBe(null)
  const none = { kind: 'none' as const, vehicleIds: [] }
  expect(servedBeside({ fitment: none, suits: { species: ['cat'] } }, { vehicle: yaris, pet: cat })).toEqual({
    pet: cat,
  })
  expect(servedBeside({ fitment: none, suits: { species: ['dog'] } }, { vehicle: yaris, pet: cat })).toBe(
    null,
  )
})
