import { describe, expect, test } from 'vitest'
import { carbohydrates } from '#rules/pets/energy.ts'
import { products } from '../../products.ts'
import { catalogue } from '../catalogue.ts'
import { catFoods, dogFoods, otherFoods } from './foods.ts'
import { catMedicines, dogMedicines } from './medicines.ts'

const foods = products.flatMap(({ name, features, facts }) =>
  facts?.kind === 'food' ? [{ name, features, ...facts.food }] : [],
)

const labels = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')[0] ?? '')

describe('what is in the bag', () => {
  test('every food says its ingredients and an analysis that adds up', () => {
    expect(foods.length).toBeGreaterThan(60)
    for (const food of foods) {
      const { protein, fat, fibre, moisture, ash } = food.analysis
      expect(food.ingredients.length, food.name).toBeGreaterThan(0)
      expect(protein + fat + fibre + moisture + ash, food.name).toBeLessThanOrEqual(100)
      expect(carbohydrates(food.analysis), food.name).toBeLessThan(75)
      const percents = food.ingredients.map(({ percent }) => percent ?? 0)
      expect(
        percents.reduce((sum, each) => sum + each, 0),
        food.name,
      ).toBeLessThanOrEqual(100)
    }
  })

  test('the analysis says what the features say', () => {
    const said = foods.flatMap(({ name, features, analysis }) =>
      features.flatMap((feature) => {
        if (feature.name !== 'Proteína' && feature.name !== 'Fibra') return []
        const percent = feature.name === 'Proteína' ? analysis.protein : analysis.fibre
        return [{ name, says: feature.value, is: `${percent} %` }]
      }),
    )
    expect(said.length).toBeGreaterThan(20)
    expect(said.filter(({ says, is }) => says !== is)).toEqual([])
  })

  test('every complete food of dogs and cats has a table that grows with the weight', () => {
    const complete = foods.filter((food) => food.complete && food.species !== 'other')
    expect(complete.length).toBeGreaterThan(20)
    for (const { name, ration } of complete) {
      const first = ration?.rows.map(({ grams }) => grams[0] ?? 0) ?? []
      expect(first.length, name).toBeGreaterThan(3)
      expect(first, name).toEqual(first.toSorted((a, b) => a - b))
      expect(ration?.rows.every(({ grams }) => grams.length === ration.months.length)).toBe(true)
    }
  })

  test('no row speaks of a product that is not sold', () => {
    const sold = (categoryId: number) =>
      new Set(catalogue.filter((entry) => entry.categoryId === categoryId).map(({ seed }) => seed.label))
    const tables: [number, string][] = [
      [11, dogFoods],
      [21, catFoods],
      [31, otherFoods],
      [12, dogMedicines],
      [22, catMedicines],
    ]
    for (const [categoryId, table] of tables) {
      expect(labels(table).filter((label) => !sold(categoryId).has(label))).toEqual([])
    }
  })
})

test('a dose says the weight that its name says', () => {
  const pipette = products.find(({ name }) => name.endsWith('perros de 10 a 20 kg'))
  expect(pipette?.facts).toMatchObject({
    kind: 'medicine',
    medicine: { weight: { fromKg: 10, toKg: 20 }, substances: ['Fipronil', '(S)-metopreno'] },
  })
})

test('a part says what is in its box and what is tightened to how much', () => {
  const pads = products.find(({ name }) => name.includes('traseras Mitsubishi L200'))
  expect(pads?.facts).toMatchObject({
    kind: 'part',
    part: {
      position: 'Trasero',
      torque: [
        { name: 'Pernos guía del cáliper', nm: 34 },
        { name: 'Tuercas de rueda', nm: 108 },
      ],
    },
  })
})

test('oil says how much and by which norm, a tyre what it carries', () => {
  const factsOf = (name: string) => products.find((each) => each.name.startsWith(name))?.facts
  expect(factsOf('Aceite de motor sintético 5W-30')).toEqual({
    kind: 'fluid',
    fluid: { content: { amount: 4, unit: 'l' }, grade: '5W-30', norms: ['API SP'] },
  })
  expect(factsOf('Grasa multiuso')).toMatchObject({
    fluid: { content: { amount: 0.5, unit: 'kg' }, norms: [] },
  })
  expect(factsOf('Neumático 185/65 R15')).toEqual({
    kind: 'tyre',
    tyre: { size: '185/65 R15', loadIndex: 88, speedIndex: 'H' },
  })
  const bare = products.filter(({ categoryIds, facts }) => [41, 42].includes(categoryIds[0] ?? 0) && !facts)
  expect(bare.map(({ name }) => name)).toEqual([])
})
