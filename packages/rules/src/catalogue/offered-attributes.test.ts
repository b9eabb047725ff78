import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buckets } from './amount-buckets.ts'
import { optionsOf } from './attribute-choice.ts'
import { type AttributeDefinition, attributeSlug, readAttributes } from './attribute-values.ts'
import type { ChosenAttributes } from './filters.ts'
import { type AttributeValueCount, offeredAttributes } from './offered-attributes.ts'

type Had = Record<string, string>

const times = (count: number, had: Had): Had[] => Array.from({ length: count }, () => had)

/** What a list of these products offers; every product passes what was chosen. */
function offer(
  products: Had[],
  {
    definitions = [],
    chosen = {},
    categoryIds = [],
    total = products.length,
  }: {
    definitions?: AttributeDefinition[]
    chosen?: ChosenAttributes
    categoryIds?: number[]
    total?: number
  } = {},
) {
  const writtenOf = (had: Had) =>
    Object.entries(had).map(([name, value]) => ({
      attribute: attributeSlug(name),
      attributeName: name,
      value: attributeSlug(value),
      valueName: value,
    }))
  const attributes = readAttributes(definitions, products.flatMap(writtenOf))
  const counts = new Map<string, AttributeValueCount>()
  for (const had of products) {
    for (const { attribute, value, isOwn } of optionsOf(attributes, writtenOf(had), chosen)) {
      const key = `${attribute}:${value}`
      const each = counts.get(key) ?? { attribute, value, inScope: 0, own: 0, count: 0 }
      counts.set(key, {
        ...each,
        inScope: each.inScope + 1,
        own: each.own + Number(isOwn),
        count: each.count + 1,
      })
    }
  }
  return offeredAttributes(attributes, [...counts.values()], { total, categoryIds, chosen })
}

const definition = (name: string, part: Partial<AttributeDefinition> = {}): AttributeDefinition => ({
  slug: attributeSlug(name),
  name,
  kind: 'terms',
  unit: '',
  position: 10,
  terms: [],
  values: {},
  categoryIds: [],
  ...part,
})

describe('the attributes that a list offers', () => {
  test('a tenth of the products or more, with two values or more', () => {
    const products = [
      ...times(8, { Etapa: 'Adulto' }),
      ...times(2, { Etapa: 'Cachorro' }),
      ...times(50, { Lavable: 'Sí' }),
      ...times(4, { Mano: 'Izquierda' }),
      ...times(5, { Mano: 'Derecha' }),
    ]
    expect(offer(products, { total: 100 }).map(({ slug }) => slug)).toEqual(['etapa'])
  })

  test('none whose values have a single product each, and no free text', () => {
    const products = ['Avena', 'Arroz', 'Quinoa'].map((grain) => ({ Grano: grain, Dosis: `${grain} al día` }))
    expect(offer(products)).toEqual([])
    const dose = definition('Dosis', { kind: 'text' })
    const twice = times(4, { Dosis: '1 al día' }).concat(times(4, { Dosis: '2 al día' }))
    expect(offer(twice, { definitions: [dose] })).toEqual([])
    expect(offer(twice).map(({ slug }) => slug)).toEqual(['dosis'])
  })

  test('none of the name of a filter that every list has', () => {
    for (const name of ['Vehículo', 'Marca', 'Color', 'price']) {
      const products = times(5, { [name]: 'A' }).concat(times(5, { [name]: 'B' }))
      expect(offer(products)).toEqual([])
    }
  })

  test('what was chosen stays offered, however rare', () => {
    const chosen = { lavable: ['si'], gone: ['x'] }
    expect(offer([{ Lavable: 'Sí' }], { chosen, total: 100 })).toEqual([
      {
        slug: 'lavable',
        name: 'Lavable',
        isMain: false,
        kind: 'terms',
        unit: '',
        bounds: null,
        values: [{ slug: 'si', name: 'Sí', place: 0, count: 1 }],
      },
    ])
  })

  test('first what its category decides by, in its order, however rare', () => {
    const definitions = [
      definition('Sabor', { position: 30, categoryIds: [7] }),
      definition('Etapa', { position: 20, categoryIds: [7] }),
    ]
    const products = [
      ...times(2, { Etapa: 'Adulto', Sabor: 'Pollo' }),
      ...times(2, { Etapa: 'Cachorro', Sabor: 'Pavo' }),
      ...times(20, { Uso: 'Premio' }),
      ...times(5, { Uso: 'Dental' }),
    ]
    const main = (categoryIds: number[]) =>
      offer(products, { definitions, categoryIds, total: 60 })
        .filter(({ isMain }) => isMain)
        .map(({ slug }) => slug)
    expect(main([7])).toEqual(['etapa', 'sabor'])
    expect(main([8])).toEqual([])
  })

  test('terms stand in the order of the shop, without those that only a value for all has', () => {
    const terms = ['Cachorro', 'Gatito', 'Adulto'].map((name) => ({ slug: attributeSlug(name), name }))
    const stage = definition('Etapa', { terms, values: { todas: ['*'] } })
    const products = [{ Etapa: 'Todas' }, ...times(2, { Etapa: 'Adulto' }), { Etapa: 'Gatito' }]
    const [offered] = offer(products, { definitions: [stage] })
    expect(offered?.values).toEqual([
      { slug: 'gatito', name: 'Gatito', place: 0, count: 2 },
      { slug: 'adulto', name: 'Adulto', place: 1, count: 3 },
    ])
  })

  test('a value of an address of before is named while it is chosen', () => {
    const terms = ['Mediana', 'Grande'].map((name) => ({ slug: attributeSlug(name), name }))
    const products = [...times(2, { Raza: 'Mediana y grande' }), { Raza: 'Grande' }]
    const [offered] = offer(products, {
      definitions: [definition('Raza', { terms })],
      chosen: { raza: ['mediana-y-grande'] },
    })
    expect(offered?.values.at(-1)).toEqual({
      ...{ slug: 'mediana-y-grande', name: 'Mediana y grande' },
      ...{ place: 2, count: 2 },
    })
    expect(offered?.values.map(({ slug }) => slug)).toEqual(['mediana', 'grande', 'mediana-y-grande'])
  })

  test('numbers are ranges with their bounds and their unit', () => {
    const protein = [23, 24, 25, 26, 27, 28, 29, 30, 31, 32].map((percent) => ({ Proteína: `${percent} %` }))
    const [offered] = offer(protein)
    expect(offered).toMatchObject({ kind: 'number', unit: '%', bounds: { low: 23, high: 32 } })
    expect(offered?.values.map(({ slug, count }) => [slug, count])).toEqual([
      ['23-24', 2],
      ['25-26', 2],
      ['27-28', 2],
      ['29-30', 2],
      ['31-32', 2],
    ])
    expect(offered?.values[0]?.name).toBe('23–24 %')
  })

  test('eight at most, whatever is there', () => {
    const had = fc.dictionary(fc.constantFrom(...'abcdefghijk'), fc.constantFrom('x', 'y', 'z'))
    fc.assert(
      fc.property(fc.array(had, { maxLength: 30 }), (products) => {
        const offered = offer(products)
        expect(offered.length).toBeLessThanOrEqual(8)
        const main = offered.map(({ isMain }) => isMain)
        expect(main).toEqual(main.toSorted((a, b) => Number(b) - Number(a)))
      }),
    )
  })
})

test('ranges over amounts hold each amount once, in their order, five at most', () => {
  const amounts = fc.array(
    fc.record({
      amount: fc.integer({ min: 0, max: 60 }).map((n) => n / 4),
      products: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(amounts, (given) => {
      const ranges = buckets(given)
      expect(ranges.length).toBeLessThanOrEqual(5)
      for (const { amount } of given) {
        expect(ranges.filter(({ low, high }) => amount >= low && amount <= high)).toHaveLength(1)
      }
      const ends = ranges.flatMap(({ low, high }) => [low, high])
      expect(ends).toEqual(ends.toSorted((a, b) => a - b))
    }),
  )
})

test('no range is of a single product where each amount has one', () => {
  const amounts = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 2, maxLength: 40 })
  fc.assert(
    fc.property(amounts, (given) => {
      const ranges = buckets(given.map((amount) => ({ amount, products: 1 })))
      for (const { low, high } of ranges) {
        expect(given.filter((amount) => amount >= low && amount <= high).length).toBeGreaterThan(1)
      }
    }),
  )
})
