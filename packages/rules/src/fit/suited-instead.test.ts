import { expect, test } from 'vitest'
import type { PetTraits } from '../pets/pet.ts'
import { type Candidate, suitedInstead } from './suited-instead.ts'

const kitten: PetTraits = {
  species: 'cat',
  months: 3,
  grams: 1300,
  size: null,
  isSterilised: null,
  allergies: [],
}
const pipette = (id: number, changes: Partial<Candidate> = {}): Candidate => ({
  id,
  kind: 'pipeta',
  action: 'pulgas',
  price: 10_000,
  isAvailable: true,
  suits: { species: ['cat'], weight: { from: 1000, to: 2000 } },
  ...changes,
})
const own = pipette(1, { suits: { species: ['cat'], weight: { from: 2000, to: 8000 } } })
const idsOf = (others: Candidate[], pet = kitten) => suitedInstead(own, others, pet, 4).map(({ id }) => id)

test('offers what suits and is for the same use, and never itself', () => {
  const others = [
    own,
    pipette(2, { suits: { species: ['dog'] } }),
    pipette(3, { action: 'parasitos-internos' }),
    pipette(4, { action: null }),
    pipette(5, { action: 'pulgas-y-garrapatas', kind: 'collar-anti' }),
    pipette(6, { suits: null }),
    pipette(7),
  ]
  expect(idsOf(others)).toEqual([7, 5])
  expect(idsOf(others, { ...kitten, grams: 4000 })).toEqual([])
})

test('what is for no use is for what its kind is', () => {
  const food = { action: null, kind: 'pellet' }
  const others = [pipette(2, food), pipette(3, { ...food, kind: 'lata' }), pipette(4)]
  expect(suitedInstead({ ...own, ...food }, others, kitten, 4).map(({ id }) => id)).toEqual([2])
})

test('the sure, what can be had, the same kind and the nearest price come first, as many as are asked', () => {
  const others = [
    pipette(2, { suits: { species: ['cat'], sterilised: true } }),
    pipette(3, { isAvailable: false }),
    pipette(4, { kind: 'collar-anti' }),
    pipette(5, { price: 30_000 }),
    pipette(6, { price: 9000 }),
  ]
  expect(suitedInstead(own, others, kitten, 9).map(({ id }) => id)).toEqual([6, 5, 4, 3, 2])
  expect(idsOf(others)).toEqual([6, 5, 4, 3])
})
