import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inUnit, readAmount } from './attribute-amount.ts'
import { decodeAmountRange, encodeAmountRange, optionsOf, wantedValues } from './attribute-choice.ts'
import { type AttributeDefinition, attributeSlug, readAttributes } from './attribute-values.ts'
import { ownDefinitions, ownValues } from './product-attributes.ts'

const written = (name: string, ...values: string[]) =>
  values.map((value) => ({
    attribute: attributeSlug(name),
    attributeName: name,
    value: attributeSlug(value),
    valueName: value,
  }))

const defined = (name: string, part: Partial<AttributeDefinition>): AttributeDefinition => ({
  slug: attributeSlug(name),
  name,
  kind: 'terms',
  unit: '',
  position: 0,
  terms: [],
  values: {},
  categoryIds: [],
  ...part,
})

const terms = (...names: string[]) => names.map((name) => ({ slug: attributeSlug(name), name }))

const size = defined('Raza', { terms: terms('Pequeña', 'Mediana', 'Grande'), values: { todas: ['*'] } })
const sizes = ['Mediana', 'Grande', 'Pequeña', 'Todas', 'Mediana y grande']

describe('the values of a set of terms', () => {
  const attributes = readAttributes([size], written('Raza', ...sizes))
  const wanted = (...choices: string[]) => wantedValues(attributes, { raza: choices }).raza?.toSorted()

  test('a term finds what names it among others, and what is for all', () => {
    expect(wanted('mediana')).toEqual(['mediana', 'mediana-y-grande', 'todas'])
    expect(wanted('pequena')).toEqual(['pequena', 'todas'])
  })

  test('an address of before, which names a value as it is written, finds that value', () => {
    expect(wanted('mediana-y-grande')).toEqual(['mediana-y-grande'])
    expect(wanted('todas')).toEqual(['todas'])
    expect(wanted('gigante')).toEqual([])
    expect(wantedValues(attributes, { etapa: ['adulto'] })).toEqual({ etapa: [] })
  })

  test('what is for all counts for every term, and is no term itself', () => {
    const options = optionsOf(attributes, written('Raza', 'Todas'), {})
    expect(options.map(({ value, isOwn }) => [value, isOwn])).toEqual([
      ['', true],
      ['pequena', false],
      ['mediana', false],
      ['grande', false],
    ])
  })

  test('what choosing an option finds is what counts for it', () => {
    fc.assert(
      fc.property(fc.subarray(sizes, { minLength: 1 }), fc.constantFrom(...sizes), (own, choice) => {
        const slug = attributeSlug(choice)
        const chosen = { raza: [slug] }
        const isFound = own.some((value) => wanted(slug)?.includes(attributeSlug(value)))
        const counts = optionsOf(attributes, written('Raza', ...own), chosen)
        expect(counts.some(({ value }) => value === slug)).toBe(isFound)
      }),
    )
  })

  test('a value counts for the terms that its parts begin with, for those written down for it, else for itself', () => {
    const stage = defined('Etapa', { terms: terms('Cachorro', 'Adulto'), values: { lactante: ['cachorro'] } })
    const read = readAttributes([stage], written('Etapa', 'Adulto activo', 'Lactante', 'Veterano'))
    const values = read.get('etapa')?.values
    expect(values?.get('adulto-activo')?.terms).toEqual(['adulto'])
    expect(values?.get('lactante')?.terms).toEqual(['cachorro'])
    expect(values?.get('veterano')?.terms).toEqual(['veterano'])
  })
})

describe('the values of a number', () => {
  test.each([
    ['26 %', 26, '%'],
    ['7,5 kg', 7.5, 'kg'],
    ['1.873 mm', 1873, 'mm'],
    ['30', 30, ''],
  ])('%s is read with its unit', (text, amount, unit) => {
    expect(readAmount(text)).toEqual({ amount, unit })
  })

  test.each(['24 y 18 pulgadas', '2 × 300 ml', '60/55 W', 'Hasta 10 kg', ''])('%s is no number', (text) => {
    expect(readAmount(text)).toBe(null)
  })

  test('another unit of the same line is converted, one of another line is none', () => {
    expect(inUnit({ amount: 1.5, unit: 'm' }, 'cm')).toBe(150)
    expect(inUnit({ amount: 900, unit: 'ml' }, 'L')).toBe(0.9)
    expect(inUnit({ amount: 55, unit: 'ah' }, 'L')).toBe(null)
  })

  test('a range finds every amount in it, both ends within', () => {
    const attributes = readAttributes([], written('Proteína', '23 %', '26 %', '29 %'))
    expect(attributes.get('proteina')).toMatchObject({ kind: 'number', unit: '%' })
    const wanted = (...choices: string[]) => wantedValues(attributes, { proteina: choices }).proteina
    expect(wanted('24-29')).toEqual(['26', '29'])
    expect(wanted('0-23', '29-40')).toEqual(['23', '29'])
    expect(wanted('26')).toEqual(['26'])
  })

  test('a range survives the way into an address and back', () => {
    const amount = fc.integer({ min: 0, max: 999_999 }).map((thousandths) => thousandths / 1000)
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const range = { low: Math.min(a, b), high: Math.max(a, b) }
        expect(decodeAmountRange(encodeAmountRange(range))).toEqual(range)
      }),
    )
  })
})

test('kind and content are attributes of every product', () => {
  const values = ownValues({ kind: 'pellet', content: { amount: 7.5, unit: 'kg' } })
  const attributes = readAttributes(ownDefinitions, values)
  expect(attributes.get('contenido-neto')?.values.get('7.5')).toMatchObject({ amount: 7.5, name: '7,5 kg' })
  expect(attributes.get('tipo-de-producto')?.kind).toBe('text')
  const food = defined('Tipo de producto', { terms: terms('Seco'), values: { pellet: ['seco'] } })
  const read = readAttributes([...ownDefinitions, food], values).get('tipo-de-producto')
  expect(read?.values.get('pellet')?.terms).toEqual(['seco'])
})

describe('a feature in an address', () => {
  test('holds letters, digits and single hyphens alone', () => {
    expect(attributeSlug('Pulgas, garrapatas y zancudos')).toBe('pulgas-garrapatas-y-zancudos')
    expect(attributeSlug('60 × 60 cm')).toBe('60-60-cm')
    expect(attributeSlug('Tamaño ñandú')).toBe('tamano-nandu')
    expect(attributeSlug('½')).toMatch(/^$|^[a-z0-9-]+$/)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(attributeSlug(text)).toMatch(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/)
      }),
    )
  })
})
