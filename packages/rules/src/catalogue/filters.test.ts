import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeAttributes } from './encode-attributes.ts'
import {
  decodeAttributes,
  decodeRange,
  decodeRatings,
  decodeSlugs,
  encodeRange,
  encodeRatings,
  encodeSlugs,
} from './filters.ts'

const anySlug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)?$/)

test('[S5.18] a range is low-high', () => {
  expect(encodeRange({ low: 1000, high: 25000 })).toBe('1000-25000')
  expect(decodeRange('25000-1000')).toEqual({ low: 1000, high: 25000 })
  for (const text of ['', '-', '10', '10-', '-5-10', 'a-b', '1-2-3']) expect(decodeRange(text)).toBeNull()
})

test('[S5.19] check and colour are comma-separated slugs', () => {
  expect(encodeSlugs(['red', 'pear-green', 'red'])).toBe('red,pear-green')
  expect(decodeSlugs(' red,,pear-green , red,a b')).toEqual(['red', 'pear-green'])
  expect(() => encodeSlugs(['a,b'])).toThrow(RangeError)
})

test('[S5.20] rating is comma-separated numbers', () => {
  expect(encodeRatings([3, 5, 4, 5])).toBe('5,4,3')
  expect(decodeRatings('3,x,4.6,,5')).toEqual([5, 3])
})

test('what is written reads back the same', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(),
      fc.uniqueArray(anySlug),
      fc.uniqueArray(fc.nat(5)),
      (a, b, slugs, ratings) => {
        const range = { low: Math.min(a, b), high: Math.max(a, b) }
        expect(decodeRange(encodeRange(range))).toEqual(range)
        expect(decodeSlugs(encodeSlugs(slugs))).toEqual(slugs)
        expect(decodeRatings(encodeRatings(ratings))).toEqual(ratings.toSorted((x, y) => y - x))
      },
    ),
  )
})

test('attributes are names with their values', () => {
  expect(encodeAttributes({ etapa: ['adulto', 'cachorro'], raza: [], sabor: ['pavo'] })).toBe(
    'etapa:adulto,cachorro;sabor:pavo',
  )
  expect(decodeAttributes('etapa:adulto;;raza;:x;Sabor:pavo;etapa:senior;peso:3-kg')).toEqual({
    etapa: ['adulto'],
    peso: ['3-kg'],
  })
})

test('attributes that are written read back the same, and any text can be read', () => {
  const chosen = fc
    .uniqueArray(fc.tuple(anySlug, fc.uniqueArray(anySlug, { minLength: 1, maxLength: 5 })), {
      maxLength: 10,
      selector: ([name]) => name,
    })
    .map((entries) => Object.fromEntries(entries))
  fc.assert(
    fc.property(chosen, (attributes) => {
      expect(decodeAttributes(encodeAttributes(attributes))).toEqual(attributes)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = decodeAttributes(text)
      expect(decodeAttributes(encodeAttributes(read))).toEqual(read)
    }),
  )
})
