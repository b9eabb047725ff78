import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeEater, eaterFrom, encodeEater, noEater, typedFrom, typedNumber } from './eater.codec.ts'

describe('a number is typed', () => {
  test.each([
    ['4,5', 4.5],
    ['4.5', 4.5],
    [' 12 kg ', 12],
    ['0', null],
    ['-3', null],
    ['mucho', null],
    ['', null],
  ])('%s', (text, value) => {
    expect(typedNumber(text)).toBe(value)
  })
})

describe('an animal is typed', () => {
  const typed = { ...noEater, kg: '4,5' }

  test('with its weight alone it is a grown one', () => {
    expect(eaterFrom(typed, 'cat')).toMatchObject({ species: 'cat', kg: 4.5, months: 36, sterilised: true })
  })

  test('its age is months, or years', () => {
    expect(eaterFrom({ ...typed, age: '3', unit: 'months' }, 'cat')?.months).toBe(3)
    expect(eaterFrom({ ...typed, age: '1,5' }, 'cat')?.months).toBe(18)
  })

  test('is none without a weight, heavier than any dog, or with an age that says nothing', () => {
    expect(eaterFrom(noEater, 'dog')).toBeNull()
    expect(eaterFrom({ ...typed, kg: '121' }, 'dog')).toBeNull()
    expect(eaterFrom({ ...typed, age: 'viejo' }, 'dog')).toBeNull()
  })
})

test('what was stored is read again, and anything else is no animal', () => {
  const stored = { kg: '12', age: '3', unit: 'months' as const, sterilised: false, activity: 'high' as const }
  expect(decodeEater(encodeEater(stored))).toEqual(stored)
  expect(decodeEater(null)).toEqual(noEater)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { kg, age } = decodeEater(text)
      expect([typeof kg, typeof age]).toEqual(['string', 'string'])
    }),
  )
})

test('a saved animal is who eats, where its weight is known', () => {
  const kitten = typedFrom({ grams: 1300, months: 3, isSterilised: false })
  expect(kitten && eaterFrom(kitten, 'cat')).toMatchObject({ kg: 1.3, months: 3, sterilised: false })
  const grown = typedFrom({ grams: 12_500, months: 40, isSterilised: null })
  expect(grown && eaterFrom(grown, 'dog')).toMatchObject({ kg: 12.5, months: 36, sterilised: true })
  expect(typedFrom({ grams: null, months: 3, isSterilised: true })).toBeNull()
})
