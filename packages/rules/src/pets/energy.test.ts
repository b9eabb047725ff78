import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carbohydrates, dailyEnergy, type Eater, metabolisableEnergy, restingEnergy } from './energy.ts'

const adult: Eater = { species: 'dog', kg: 10, months: 36, sterilised: true, activity: 'normal' }

test('the energy of a food is 3.5, 8.5 and 3.5 kcal for each gram of protein, fat and carbohydrate', () => {
  // By hand: 100 − 26 − 14 − 3 − 9 − 7 = 41; 10 × (3.5 × 26 + 8.5 × 14 + 3.5 × 41) = 10 × 353.5.
  const dry = { protein: 26, fat: 14, fibre: 3, moisture: 9, ash: 7 }
  expect(carbohydrates(dry)).toBe(41)
  expect(metabolisableEnergy(dry)).toBe(3535)
  // 10 × (3.5 × 10.5 + 8.5 × 6 + 3.5 × 1.8) = 10 × (36.75 + 51 + 6.3).
  expect(metabolisableEnergy({ protein: 10.5, fat: 6, fibre: 0.4, moisture: 79, ash: 2.3 })).toBe(941)
  // What adds up to more than a whole has no carbohydrates, not fewer than none.
  expect(carbohydrates({ protein: 60, fat: 20, fibre: 5, moisture: 10, ash: 10 })).toBe(0)
})

test('an animal at rest spends 70 kcal for each kg of metabolic weight', () => {
  // 1; 16^0.75 = 8; 81^0.75 = 27.
  expect([1, 16, 81].map(restingEnergy).map(Math.round)).toEqual([70, 560, 1890])
})

describe('a day takes so many times the energy at rest', () => {
  test.each<[string, Partial<Eater>, number]>([
    ['a sterilised dog', {}, 1.6],
    ['an entire dog', { sterilised: false }, 1.8],
    ['a dog that works', { activity: 'high' }, 2],
    ['a lazy dog', { activity: 'low' }, 1.4],
    ['a puppy of three months', { months: 3 }, 3],
    ['a puppy of four months', { months: 4 }, 2],
    ['a puppy of eleven months, sterilised or not', { months: 11, sterilised: false }, 2],
    ['a sterilised cat', { species: 'cat' }, 1.2],
    ['an entire cat', { species: 'cat', sterilised: false }, 1.4],
    ['a cat of the sofa', { species: 'cat', activity: 'low' }, 1],
    ['a kitten', { species: 'cat', months: 5 }, 2.5],
  ])('%s', (_name, wanted, times) => {
    expect(dailyEnergy({ ...adult, ...wanted }) / restingEnergy(10)).toBeCloseTo(times, 9)
  })
})

test('who weighs more needs more, but less for each kg', () => {
  const eater = fc.record<Eater>({
    species: fc.constantFrom('dog', 'cat'),
    kg: fc.double({ min: 0.2, max: 90, noNaN: true }),
    months: fc.integer({ min: 1, max: 240 }),
    sterilised: fc.boolean(),
    activity: fc.constantFrom('low', 'normal', 'high'),
  })
  fc.assert(
    fc.property(eater, (animal) => {
      const heavier = { ...animal, kg: animal.kg * 1.5 }
      expect(dailyEnergy(heavier)).toBeGreaterThan(dailyEnergy(animal))
      expect(dailyEnergy(heavier) / heavier.kg).toBeLessThan(dailyEnergy(animal) / animal.kg)
    }),
  )
})
