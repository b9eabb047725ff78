import { expect, test } from 'vitest'
import type { PetTraits } from '../pets/pet.ts'
import type { Suits } from './pet-fit.ts'
import { unsuitedPet } from './unsuited-pet.ts'

const pet = (name: string, changes: Partial<PetTraits>) => ({
  name,
  traits: {
    species: 'cat' as const,
    months: 3,
    grams: 1300,
    size: null,
    isSterilised: null,
    allergies: [],
    ...changes,
  },
})
const [kitten, cat, dog] = [
  pet('Luna', {}),
  pet('Michi', { months: 40, grams: 4000 }),
  pet('Rex', { species: 'dog' }),
]
const pipette: Suits = { species: ['cat'], weight: { from: 2000, to: 8000 } }

test('warns of the animal that it was meant for, where it suits none of them', () => {
  expect(unsuitedPet(pipette, [dog, kitten])?.name).toBe('Luna')
  expect(unsuitedPet(pipette, [kitten, pet('Nube', {})])?.name).toBe('Luna')
})

test('says nothing where it suits one of them, may suit one, or is for what they do not have', () => {
  expect(unsuitedPet(pipette, [kitten, cat])).toBeUndefined()
  expect(unsuitedPet(pipette, [pet('Gris', { grams: null })])).toBeUndefined()
  expect(unsuitedPet(pipette, [dog])).toBeUndefined()
  expect(unsuitedPet(pipette, [])).toBeUndefined()
})
