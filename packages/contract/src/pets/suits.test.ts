import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Suits } from '#rules/fit/pet-fit.ts'
import { allAllergens, allSizes, allSpecies } from '#rules/pets/pet.ts'
import { suits } from './suits.ts'
import { suitsFromWire, suitsToWire } from './suits-words.ts'

const band = fc.record({ from: fc.nat(9000), to: fc.option(fc.nat(9000)) })
const all = fc.record(
  {
    species: fc.subarray([...allSpecies], { minLength: 1 }),
    age: band,
    weight: band,
    sizes: fc.subarray([...allSizes], { minLength: 1 }),
    sterilised: fc.constant(true as const),
    allergens: fc.subarray([...allAllergens]),
  },
  { requiredKeys: ['species'] },
)

test('what a product suits comes over the wire as it was', () => {
  fc.assert(
    fc.property(all, (each) => {
      const wire = suitsToWire(each as Suits)
      expect(suits.parse(wire)).toEqual(wire)
      expect(suitsFromWire(wire)).toEqual(each)
    }),
  )
})
