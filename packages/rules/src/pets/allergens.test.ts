import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ingredientsWith } from '../catalogue/product-facts.ts'
import { allergensIn, withAllergens } from './allergens.ts'
import { allAllergens } from './pet.ts'

describe('what an ingredient carries', () => {
  test.each([
    ['Pollo deshidratado', ['chicken']],
    ['Grasa de pollo', ['chicken']],
    ['Hígado de vacuno', ['beef']],
    ['Huesos de pollo', ['chicken']],
    ['Harina de aves', ['chicken', 'turkey']],
    ['Pasta al huevo para aves', ['egg']],
    ['Trucha deshidratada', ['fish']],
    ['Camarón gammarus', ['fish']],
    ['Salmones y truchas', ['fish']],
    ['Suero de leche', ['dairy']],
    ['Leche sin lactosa', ['dairy']],
    ['Avena sin trigo, con huevos', ['egg']],
    ['Arroz sin trigo ni soya', ['rice']],
    ['Bizcocho libre de leche', ['wheat']],
    ['MAÍZ Y SOYA', ['corn', 'soy']],
    ['Arroz quebrado', ['rice']],
    ['Arrozal', []],
    ['Semilla de nabo', []],
    ['Caldo', []],
    ['', []],
  ])('%s', (words, allergens) => {
    expect(allergensIn(words)).toEqual(allergens)
  })

  test('is the same in capitals, without accents and beside other words', () => {
    const said = fc.constantFrom('Salmón', 'Maíz', 'Jamón', 'Pavo', 'Bovino', 'Huevo', 'Soya')
    fc.assert(
      fc.property(said, fc.constantFrom('Grasa de', 'Harina de', 'Aceite de'), (word, before) => {
        const allergens = allergensIn(word)
        expect(allergens).toHaveLength(1)
        expect(allergensIn(`${before} ${word.toUpperCase()}`)).toEqual(allergens)
        expect(allergensIn(word.normalize('NFD').replace(/\p{M}/gu, ''))).toEqual(allergens)
      }),
    )
  })

  test('whatever is written, allergens come once each and in their order', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        const found = allergensIn(words)
        expect(found).toEqual(allAllergens.filter((each) => found.includes(each)))
      }),
    )
  })
})

test('the ingredients that carry one are named as they stand', () => {
  const ingredients = withAllergens([
    { name: 'Salmón', percent: 44 },
    { name: 'Caldo', percent: null },
    { name: 'Hígado de pollo', percent: null },
  ])
  expect(ingredients[1]).toEqual({ name: 'Caldo', percent: null })
  expect(ingredientsWith(ingredients, ['chicken', 'egg'])).toEqual(['Hígado de pollo'])
  expect(ingredientsWith(ingredients, ['fish', 'chicken'])).toEqual(['Salmón', 'Hígado de pollo'])
  expect(ingredientsWith(ingredients, [])).toEqual([])
})
