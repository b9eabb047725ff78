import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths } from '../chile/calendar.ts'
import { breedOf, breeds, sizeOf } from './breeds.ts'
import { allSpecies, isBirthday, monthsBetween } from './pet.ts'

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((each) => each.toISOString().slice(0, 10))

describe('the age of an animal', () => {
  test.each([
    ['2026-08-22', '2026-11-22', 3],
    ['2026-08-23', '2026-11-22', 2],
    ['2026-11-22', '2026-11-22', 0],
    ['2026-11-23', '2026-11-22', 0],
    ['2024-02-29', '2025-02-28', 12],
    ['2026-01-31', '2026-04-30', 3],
    ['2016-11-22', '2026-11-22', 120],
  ])('of who was born on %s is on %s %i months', (born, today, months) => {
    expect(monthsBetween(born, today)).toBe(months)
  })

  test('who says so many months was born on a day that makes them so old', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (today, months) => {
        expect(monthsBetween(addMonths(today, -months), today)).toBe(months)
      }),
    )
  })

  test('a birthday is a day of the calendar that has been', () => {
    const today = '2026-11-22'
    for (const day of [today, '2010-02-28', '1950-01-01']) expect(isBirthday(day, today), day).toBe(true)
    for (const day of ['2026-11-23', '2026-02-30', '1800-01-01', '2026-13-01', '26-1-1', '']) {
      expect(isBirthday(day, today), day).toBe(false)
    }
  })
})

describe('breeds', () => {
  test('stand once by species, with a name in each language, and all animals have some', () => {
    expect(new Set(breeds.map(({ species, slug }) => `${species} ${slug}`)).size).toBe(breeds.length)
    for (const { slug, es, en, ru } of breeds) {
      expect(slug).toMatch(/^[a-z-]{2,40}$/)
      for (const name of [es, en, ru]) expect(name, slug).not.toBe('')
    }
    expect([...new Set(breeds.map(({ species }) => species))]).toEqual([...allSpecies])
    expect(breedOf('cat', 'labrador')).toBeUndefined()
    expect(breedOf('dog', 'labrador')).toMatchObject({ size: 'large', es: 'Labrador' })
  })

  test('tell how large a dog is; without one a grown dog tells by its weight', () => {
    const dog = { species: 'dog' as const, breed: 'mestizo', months: 40, grams: 11_000 }
    expect(sizeOf({ ...dog, breed: 'chihuahua' })).toBe('small')
    expect(sizeOf(dog)).toBe('medium')
    expect(sizeOf({ ...dog, grams: 10_000 })).toBe('small')
    expect(sizeOf({ ...dog, grams: 25_001 })).toBe('large')
    expect(sizeOf({ ...dog, breed: null, months: 11 })).toBeNull()
    expect(sizeOf({ ...dog, grams: null })).toBeNull()
    expect(sizeOf({ ...dog, species: 'cat' })).toBeNull()
  })
})
