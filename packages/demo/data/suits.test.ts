import { describe, expect, test } from 'vitest'
import { petFit } from '#rules/fit/pet-fit.ts'
import { allergensIn } from '#rules/pets/allergens.ts'
import type { PetTraits } from '#rules/pets/pet.ts'
import { products } from './products.ts'
import { suits } from './suits.ts'

const suitsOf = (name: string) => {
  const product = products.find((each) => each.name.startsWith(name))
  if (!product) throw new Error(`There is no ${name}`)
  return suits.get(product.id)
}

describe('what the products suit', () => {
  test('all that is for animals says for which, and no part does', () => {
    for (const { id, name, categoryIds } of products) {
      const isForPets = (categoryIds[0] ?? 0) < 40
      expect(suits.get(id)?.species.length ?? 0, name).toBeGreaterThan(isForPets ? 0 : -1)
      if (!isForPets) expect(suits.has(id), name).toBe(false)
    }
  })

  test.each([
    [
      'Alimento gatito, salmón',
      {
        species: ['cat'],
        age: { from: 0, to: 12 },
        allergens: ['chicken', 'fish', 'dairy', 'rice'],
      },
    ],
    ['Mousse para gatito', { species: ['cat'], age: { from: 0, to: 12 }, allergens: ['chicken', 'fish'] }],
    [
      'Alimento gato esterilizado',
      {
        species: ['cat'],
        age: { from: 12, to: null },
        sterilised: true,
        allergens: ['chicken', 'turkey', 'rice'],
      },
    ],
    [
      'Alimento gato senior 11+',
      { species: ['cat'], age: { from: 132, to: null }, allergens: ['chicken', 'fish', 'rice'] },
    ],
    [
      'Alimento perro alta energía',
      {
        species: ['dog'],
        age: { from: 12, to: null },
        sizes: ['medium', 'large'],
        allergens: ['chicken', 'beef', 'fish', 'corn', 'rice'],
      },
    ],
    [
      'Pipeta antipulgas para gato de 2 a 8 kg',
      { species: ['cat'], age: { from: 2, to: null }, weight: { from: 2000, to: 8000 } },
    ],
    [
      'Antiparasitario externo en pipeta, perros hasta 10 kg',
      { species: ['dog'], age: { from: 2, to: null }, weight: { from: null, to: 10_000 } },
    ],
    ['Antipulgas masticable', { species: ['dog'], weight: { from: 4500, to: 11_000 }, allergens: ['beef'] }],
    ['Collar antipulgas para perro', { species: ['dog'], weight: { from: 8000, to: null } }],
    ['Mochila burbuja', { species: ['cat'], weight: { from: null, to: 7000 } }],
    ['Pelota con sonido para cachorro', { species: ['dog'] }],
    ['Heno de fleo', { species: ['rabbit', 'rodent'] }],
    ['Camarón gammarus', { species: ['reptile', 'fish'], allergens: ['fish'] }],
    ['Limpiavidrios para terrario y acuario', { species: ['reptile', 'fish'] }],
    ['Limpiador de jaulas', { species: ['bird', 'rabbit', 'rodent', 'reptile'] }],
  ])('%s', (name, expected) => {
    expect(suitsOf(name)).toEqual(expected)
  })

  test('what a food is named after stands among its ingredients', () => {
    const foods = products.filter(({ facts }) => facts?.kind === 'food')
    expect(foods.length).toBeGreaterThan(60)
    for (const { id, name, features } of foods) {
      const flavour = features.find((feature) => feature.name === 'Sabor')?.value ?? ''
      const contained = suits.get(id)?.allergens ?? []
      expect(contained, name).toEqual(expect.arrayContaining(allergensIn(`${name} ${flavour}`)))
    }
  })

  test('a kitten and dogs of every weight find a pipette of theirs', () => {
    const kitten: PetTraits = {
      species: 'cat',
      months: 3,
      grams: 1300,
      size: null,
      isSterilised: null,
      allergies: [],
    }
    const pipettes = products.filter(({ kind }) => kind === 'pipeta')
    const ofPet = (pet: PetTraits) =>
      pipettes
        .filter(({ id }) => petFit(suits.get(id) ?? null, pet)?.verdict === 'fits')
        .map(({ name }) => name)
    expect(ofPet(kitten)).toEqual(['Pipeta antipulgas para gatito desde 1 kg'])
    for (let grams = 1000; grams <= 40_000; grams += 500) {
      expect(ofPet({ ...kitten, species: 'dog', grams }), `${grams} g`).not.toEqual([])
    }
  })
})
