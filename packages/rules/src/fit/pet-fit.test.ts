import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allAllergens, allSizes, allSpecies, type PetTraits } from '../pets/pet.ts'
import { isSuitable } from './fit.ts'
import { isShownFor, petFit, type Suits } from './pet-fit.ts'

const kitten: PetTraits = {
  species: 'cat',
  months: 3,
  grams: 1200,
  size: null,
  isSterilised: false,
  allergies: [],
}
const verdictOf = (suits: Suits | null, pet: PetTraits | null = kitten) => petFit(suits, pet)?.verdict ?? null
const kindsOf = (suits: Suits, pet: PetTraits = kitten) =>
  petFit(suits, pet)?.reasons.map(({ kind }) => kind) ?? []

const pets: fc.Arbitrary<PetTraits> = fc.record({
  species: fc.constantFrom(...allSpecies),
  months: fc.option(fc.integer({ min: 0, max: 240 })),
  grams: fc.option(fc.integer({ min: 1, max: 90_000 })),
  size: fc.option(fc.constantFrom(...allSizes)),
  isSterilised: fc.option(fc.boolean()),
  allergies: fc.subarray([...allAllergens]),
})
const band = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.option(fc.integer({ min: 1, max: 200 })))
  .map(([from, more]) => ({ from, to: more === null ? null : from + more }))
const manySuits: fc.Arbitrary<Suits> = fc
  .record(
    {
      species: fc.subarray([...allSpecies], { minLength: 1 }),
      age: band,
      weight: band.map(({ from, to }) => ({ from: from * 300, to: to && to * 300 })),
      sizes: fc.subarray([...allSizes], { minLength: 1 }),
      sterilised: fc.constant(true as const),
      allergens: fc.subarray([...allAllergens]),
    },
    { requiredKeys: ['species'] },
  )
  .map((suits) => suits as Suits)

describe('whether a product suits an animal', () => {
  test('has nothing to say of what is for no animal, and needs one for the rest', () => {
    expect(petFit(null, kitten)).toBeNull()
    expect(petFit({ species: ['cat'] }, null)).toEqual({
      verdict: 'unknown',
      reasons: [{ kind: 'nothingChosen' }],
    })
    expect(verdictOf({ species: [...allSpecies] })).toBe('universal')
  })

  test.each<[string, Suits, string, string[]]>([
    ['its species', { species: ['cat'] }, 'fits', ['species']],
    ['another species', { species: ['dog'] }, 'doesNotFit', ['species']],
    ['kittens', { species: ['cat'], age: { from: 0, to: 12 } }, 'fits', ['age', 'species']],
    ['younger ones', { species: ['cat'], age: { from: 0, to: 3 } }, 'doesNotFit', ['age']],
    ['from its age on', { species: ['cat'], age: { from: 3, to: null } }, 'fits', ['age', 'species']],
    ['older ones', { species: ['cat'], age: { from: 4, to: null } }, 'doesNotFit', ['age']],
    [
      'its weight, the end included',
      { species: ['cat'], weight: { from: null, to: 1200 } },
      'fits',
      ['weight', 'species'],
    ],
    [
      'its weight, the beginning included',
      { species: ['cat'], weight: { from: 1200, to: null } },
      'fits',
      ['weight', 'species'],
    ],
    ['heavier ones', { species: ['cat'], weight: { from: 2000, to: 8000 } }, 'doesNotFit', ['weight']],
    ['the sterilised', { species: ['cat'], sterilised: true }, 'doesNotFit', ['sterilised']],
    ['a size that is not known', { species: ['cat'], sizes: ['small'] }, 'fitsWithCondition', ['size']],
  ])('what is for %s', (_, suits, verdict, kinds) => {
    expect(verdictOf(suits)).toBe(verdict)
    expect(kindsOf(suits)).toEqual(kinds)
  })

  test('names of what it contains what the animal does not bear, and that first', () => {
    const suits: Suits = {
      species: ['cat'],
      weight: { from: 2000, to: null },
      allergens: ['fish', 'rice', 'chicken'],
    }
    const pet = { ...kitten, allergies: ['chicken', 'fish', 'beef'] as const }
    expect(petFit(suits, pet)?.reasons).toEqual([
      { kind: 'allergens', allergens: ['fish', 'chicken'] },
      { kind: 'weight', isMissing: false, from: 2000, to: null },
    ])
  })

  test('is as all of what is asked: one thing that excludes is enough, and each is asked alone', () => {
    fc.assert(
      fc.property(manySuits, pets, (suits, pet) => {
        const { species, ...asked } = suits
        const alone = Object.entries(asked).map(([name, value]) => verdictOf({ species, [name]: value }, pet))
        const worst = alone.includes('doesNotFit') || !species.includes(pet.species)
        const verdict = verdictOf(suits, pet)
        expect(verdict === 'doesNotFit').toBe(worst)
        expect(verdict === 'fitsWithCondition').toBe(!worst && alone.includes('fitsWithCondition'))
        expect(isShownFor(suits, pet)).toBe(isSuitable(verdict ?? 'unknown'))
      }),
    )
  })

  test('knowing less of an animal excludes nothing more, and is told as a condition', () => {
    fc.assert(
      fc.property(manySuits, pets, (suits, pet) => {
        const stranger = { ...pet, months: null, grams: null, size: null, isSterilised: null }
        const known = verdictOf(suits, pet)
        if (known === 'fits') expect(['fits', 'fitsWithCondition']).toContain(verdictOf(suits, stranger))
        if (verdictOf(suits, stranger) === 'doesNotFit') expect(known).toBe('doesNotFit')
        for (const reason of petFit(suits, stranger)?.reasons ?? []) {
          if ('isMissing' in reason) expect(reason.isMissing).toBe(true)
        }
      }),
    )
  })

  test('a wider band excludes nothing that a narrower one lets in', () => {
    fc.assert(
      fc.property(pets, band, fc.nat(50), (pet, { from, to }, more) => {
        const narrow: Suits = { species: [...allSpecies], age: { from, to }, weight: { from, to } }
        const wider = { from: Math.max(0, from - more), to: to && to + more }
        const wide: Suits = { species: [...allSpecies], age: wider, weight: wider }
        if (isShownFor(narrow, pet)) expect(isShownFor(wide, pet)).toBe(true)
      }),
    )
  })
})
