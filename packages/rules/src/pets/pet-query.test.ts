import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allAllergens, allSizes, allSpecies } from './pet.ts'
import { decodePet, encodePet } from './pet-query.ts'

const pets = fc.record({
  species: fc.constantFrom(...allSpecies),
  months: fc.option(fc.integer({ min: 0, max: 1440 })),
  grams: fc.option(fc.integer({ min: 1, max: 150_000 })),
  size: fc.option(fc.constantFrom(...allSizes)),
  isSterilised: fc.option(fc.boolean()),
  allergies: fc.subarray([...allAllergens]),
})

test('an animal goes into an address and comes out as it was', () => {
  fc.assert(
    fc.property(pets, (pet) => {
      const text = encodePet(pet)
      expect(text).toMatch(/^[a-z0-9.-]+$/)
      expect(decodePet(text)).toEqual(pet)
    }),
  )
  const cat = { species: 'cat', months: 3, grams: 1300, size: null, isSterilised: false } as const
  expect(encodePet({ ...cat, allergies: ['chicken', 'turkey'] })).toBe('gato.m3.g1300.e0.apollo-pavo')
})

test.each(['', 'unicornio', 'gato.', 'gato.g', 'gato.m3.m3', 'gato.g1.m1', 'gato.asal', 'gato.e2', 'gato x'])(
  '%j is none',
  (text) => {
    expect(decodePet(text)).toBeNull()
  },
)
