import { describe, expect, test } from 'vitest'
import { isShownFor } from '#rules/fit/pet-fit.ts'
import type { Pet, PetTraits } from '#rules/pets/pet.ts'
import { encodePet } from '#rules/pets/pet-query.ts'
import type { DataPort } from '../port/port.ts'
import { refusalOf } from './refusal-of.ts'

const kitten = (): Pet => ({
  id: crypto.randomUUID(),
  name: 'Luna',
  species: 'cat',
  breed: 'siames',
  bornOn: '2026-08-20',
  grams: 1300,
  isSterilised: false,
  allergies: ['chicken', 'fish'],
})

/** Animals and what suits them, on both layers. */
export function petsContract(data: () => DataPort): void {
  describe('what products suit', () => {
    test('each product for animals tells for which, on cards and on its page; a part tells nothing', async () => {
      const { catalogue } = data()
      const { items } = await catalogue.listProducts({ search: 'pipeta gatito', limit: 4 })
      const pipette = items.find(({ name }) => name.startsWith('Pipeta antipulgas para gatito'))
      const suits = { species: ['cat'], age: { from: 2, to: null }, weight: { from: 1000, to: 2000 } }
      expect(pipette?.suits).toEqual(suits)
      expect((await catalogue.getProduct(pipette?.slug ?? '')).suits).toEqual(suits)
      const food = await catalogue.listProducts({ categorySlug: 'gatos-alimentos', limit: 32 })
      for (const { name, suits: own } of food.items) expect(own?.species, name).toEqual(['cat'])
      const parts = await catalogue.listProducts({ categorySlug: 'repuestos', limit: 4 })
      for (const card of parts.items) expect(card).not.toHaveProperty('suits')
    })
  })

  describe('a list for an animal', () => {
    test('shows what nothing keeps from suiting it, and counts it; what names no animal narrows nothing', async () => {
      const { catalogue } = data()
      const traits: PetTraits = {
        species: 'cat',
        months: 3,
        grams: 1300,
        size: null,
        isSterilised: null,
        allergies: ['chicken'],
      }
      const query = { categorySlug: 'gatos-alimentos', limit: 32 }
      const all = await catalogue.listProducts(query)
      const found = await catalogue.listProducts({ ...query, filters: { pet: encodePet(traits) } })
      const suited = all.items.filter(({ suits = null }) => isShownFor(suits, traits))
      expect(found.items.map(({ name }) => name)).toEqual(suited.map(({ name }) => name))
      expect(found.total).toBe(suited.length)
      expect(suited.length).toBeGreaterThan(3)
      expect(suited.length).toBeLessThan(all.total)
      const brands = found.facets.brands.reduce((sum, { count }) => sum + count, 0)
      expect(brands).toBe(found.total)
      expect((await catalogue.listProducts({ ...query, filters: { pet: 'nada' } })).total).toBe(all.total)
      const parts = { categorySlug: 'repuestos', filters: { pet: encodePet(traits) } }
      expect((await catalogue.listProducts(parts)).total).toBe(0)
    })
  })

  describe('what suits instead', () => {
    test('a pipette of another weight leads to the right ones, for the same use; food to food', async () => {
      const { catalogue } = data()
      const find = async (search: string) => {
        const [found] = (await catalogue.listProducts({ search, limit: 4 })).items
        if (!found) throw new Error(`There is no ${search}.`)
        return found
      }
      const traits: PetTraits = {
        species: 'cat',
        months: 3,
        grams: 1300,
        size: null,
        isSterilised: false,
        allergies: [],
      }
      const namesFor = async (search: string, pet: PetTraits) =>
        (await catalogue.listForPet((await find(search)).id, pet)).map(({ name }) => name)
      expect(await namesFor('Pipeta antipulgas para gato de 2 a 8 kg', traits)).toEqual([
        'Pipeta antipulgas para gatito desde 1 kg',
        'Collar antipulgas con cierre de seguridad para gato',
      ])
      const dog: PetTraits = { ...traits, species: 'dog', months: 40, grams: 14_000, size: 'medium' }
      const [first] = await namesFor('Antiparasitario externo en pipeta, perros hasta 10 kg', dog)
      expect(first).toBe('Antiparasitario externo en pipeta, perros de 10 a 20 kg')
      const food = await catalogue.listForPet((await find('Alimento gato senior 11+')).id, traits)
      expect(food.map(({ name }) => name)).toEqual(['Alimento gatito, salmón y leche 3 kg'])
      expect(
        await catalogue.listForPet((await find('Alimento gatito, salmón')).id, {
          ...traits,
          allergies: ['dairy'],
        }),
      ).toEqual([])
      expect((await refusalOf(catalogue.listForPet(2_147_483_647, traits))).status).toBe(404)
    })
  })

  describe('the saved animals', () => {
    test('can be saved, changed, removed and chosen, and stand as each change answers', async () => {
      const email = `${crypto.randomUUID()}@example.cl`
      const { account, pets } = data()
      await account.signUp({ email, password: 'una-clave', acceptsTerms: true, acceptsMarketing: false })
      expect(await pets.load()).toEqual({ pets: [], chosenId: null })
      const luna = kitten()
      const unknown: Pet = {
        ...kitten(),
        name: 'Ñandú <b>',
        species: 'bird',
        breed: null,
        bornOn: null,
        grams: null,
        isSterilised: null,
        allergies: [],
      }
      expect(await pets.save(luna)).toEqual({ pets: [luna], chosenId: null })
      expect(await pets.save(unknown)).toEqual({ pets: [luna, unknown], chosenId: null })
      expect(await pets.choose(luna.id)).toEqual({ pets: [luna, unknown], chosenId: luna.id })
      const heavier = { ...luna, grams: 1500, allergies: [] }
      expect(await pets.save(heavier)).toEqual({ pets: [heavier, unknown], chosenId: luna.id })
      expect(await pets.remove(unknown.id)).toEqual({ pets: [heavier], chosenId: luna.id })
      expect(await pets.remove(unknown.id)).toEqual({ pets: [heavier], chosenId: luna.id })
      expect((await refusalOf(pets.choose(unknown.id))).code).toBe('NOT_FOUND')
      expect(await pets.choose(null)).toEqual({ pets: [heavier], chosenId: null })
      await pets.choose(luna.id)
      expect(await pets.remove(luna.id)).toEqual({ pets: [], chosenId: null })

      for (const [field, wrong] of [
        ['raza', { breed: 'labrador' }],
        ['nacimiento', { bornOn: '2999-01-01' }],
        ['nacimiento', { bornOn: '2026-02-30' }],
        ['gramos', { grams: 0 }],
      ] as const) {
        const { code, fields } = await refusalOf(pets.save({ ...luna, ...wrong }))
        expect([code, Object.keys(fields)], field).toEqual(['INVALID_REQUEST', [field]])
      }
      for (let saved = 0; saved < 12; saved++) await pets.save(kitten())
      expect((await refusalOf(pets.save(kitten()))).code).toBe('PETS_FULL')
      expect((await pets.load()).pets).toHaveLength(12)
      await account.signOut()
    })
  })
}
