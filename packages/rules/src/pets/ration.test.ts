import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FoodFacts, RationTable } from '../catalogue/product-facts.ts'
import type { Eater } from './energy.ts'
import { bagFor, gramsIn, rationOf } from './ration.ts'

const adults: RationTable = {
  months: [12],
  rows: [
    { kg: 10, grams: [175] },
    { kg: 15, grams: [235] },
    { kg: 25, grams: [350] },
  ],
}
const kittens: RationTable = {
  months: [2, 4, 12],
  rows: [
    { kg: 1, grams: [50, 45, 27] },
    { kg: 2, grams: [85, 75, 45] },
  ],
}
const food: FoodFacts = {
  species: 'dog',
  complete: true,
  fromMonths: 12,
  toMonths: null,
  ingredients: [],
  analysis: { protein: 26, fat: 14, fibre: 3, moisture: 9, ash: 7 },
  energy: 3535,
  kibble: 13,
  ration: adults,
}
const dog: Eater = { species: 'dog', kg: 12, months: 36, sterilised: true, activity: 'normal' }

describe('a table is read', () => {
  test.each<[string, RationTable, number, number, number | null]>([
    ['at one of its lines', adults, 15, 36, 235],
    // 175 + 2/5 × 60.
    ['between two lines', adults, 12, 36, 199],
    // 235 + 5/10 × 115 = 292.5.
    ['half up', adults, 20, 36, 293],
    ['at both ends', adults, 25, 36, 350],
    ['not below its first line', adults, 9.9, 36, null],
    ['not above its last line', adults, 25.1, 36, null],
    ['at an age and a weight of its own', kittens, 2, 4, 75],
    // At 3 months: 47.5 and 80; halfway between them 63.75.
    ['between two ages and two weights', kittens, 1.5, 3, 64],
    // At 8 months halfway from 45 to 27.
    ['between ages that are far apart', kittens, 1, 8, 36],
    ['at its first age before it', kittens, 1, 1, 50],
    ['at its last age after it', kittens, 1, 30, 27],
  ])('%s', (_name, table, kg, months, grams) => {
    expect(gramsIn(table, { kg, months })).toBe(grams)
  })

  test('so that it never leaves what stands around it', () => {
    const months = fc.double({ min: 0, max: 40, noNaN: true })
    fc.assert(
      fc.property(fc.double({ min: 1, max: 2, noNaN: true }), months, (kg, age) => {
        const grams = gramsIn(kittens, { kg, months: age })
        expect(grams).toBeGreaterThanOrEqual(27)
        expect(grams).toBeLessThanOrEqual(85)
      }),
    )
  })
})

describe('the ration of a day', () => {
  test('is that of the table where the weight stands in it', () => {
    expect(rationOf(food, dog)).toEqual({ grams: 199, basis: 'table' })
  })

  test('comes from the energy of both where the table has no such weight', () => {
    // 70 × 81^0.75 × 1.6 = 3024 kcal; 3024 / 3535 kg.
    expect(rationOf(food, { ...dog, kg: 81 })).toEqual({ grams: 855, basis: 'formula' })
    expect(rationOf({ ...food, ration: null }, { ...dog, kg: 16 })).toEqual({ grams: 253, basis: 'formula' })
  })

  test('of a treat is a tenth of the energy of the day', () => {
    // 70 × 8 × 1.6 = 896 kcal; a tenth of it at 3535 kcal a kg.
    expect(rationOf({ ...food, complete: false }, { ...dog, kg: 16 })).toEqual({ grams: 25, basis: 'treat' })
  })

  test('is not told of what is for other animals, or of no weight', () => {
    expect(rationOf(food, { ...dog, species: 'cat' })).toBeNull()
    expect(rationOf({ ...food, energy: null }, dog)).toBeNull()
    expect(rationOf(food, { ...dog, kg: 0 })).toBeNull()
  })
})

describe('a bag', () => {
  test.each<[number, number, number, number, number]>([
    // 15000 / 199 = 75.4 days; 42990 × 199 / 15000 = 570.3 pesos.
    [199, 15, 42_990, 75, 570],
    [50, 3, 17_990, 60, 300],
    // 0.085 kg is less than a day of 90 g.
    [90, 0.085, 990, 0, 1048],
    [1, 0.1, 5, 100, 0],
  ])('%i g a day of %d kg for %i pesos', (grams, kg, price, days, pesosPerDay) => {
    expect(bagFor(grams, { kg, price })).toEqual({ days, pesosPerDay })
  })

  test('lasts whole days, and costs within half a peso what its grams cost', () => {
    const bag = fc.record({
      kg: fc.integer({ min: 1, max: 40_000 }).map((grams) => grams / 1000),
      price: fc.integer({ min: 0, max: 500_000 }),
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), bag, (grams, { kg, price }) => {
        const { days, pesosPerDay } = bagFor(grams, { kg, price })
        const whole = Math.round(kg * 1000)
        expect(days * grams).toBeLessThanOrEqual(whole)
        expect((days + 1) * grams).toBeGreaterThan(whole)
        expect(Math.abs(pesosPerDay - (price * grams) / whole)).toBeLessThanOrEqual(0.5 + 1e-9)
      }),
    )
  })
})
