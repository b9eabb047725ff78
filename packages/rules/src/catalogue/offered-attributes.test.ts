import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AttributeValueCount, attributeSlug, offeredAttributes } from './offered-attributes.ts'

const value = (attribute: string, name: string, inScope: number, count = inScope): AttributeValueCount => ({
  attribute,
  attributeName: attribute,
  value: attributeSlug(name),
  valueName: name,
  inScope,
  count,
})

describe('the attributes that a list offers', () => {
  test('a tenth of the products or more, with two values or more', () => {
    const counts = [
      value('etapa', 'Adulto', 8),
      value('etapa', 'Cachorro', 2),
      value('lavable', 'Sí', 50),
      value('mano', 'Izquierda', 4),
      value('mano', 'Derecha', 5),
    ]
    expect(offeredAttributes(counts, 100, []).map((each) => each.slug)).toEqual(['etapa'])
  })

  test('what was chosen stays offered, however rare', () => {
    const counts = [value('lavable', 'Sí', 1, 0)]
    expect(offeredAttributes(counts, 100, ['lavable', 'gone'])).toEqual([
      { slug: 'lavable', name: 'lavable', values: [{ slug: 'si', name: 'Sí', count: 0 }] },
    ])
  })

  test('never under a name that a filter of the list has, nor under none', () => {
    const counts = ['color', 'price', ''].flatMap((name) => [value(name, 'A', 5), value(name, 'B', 5)])
    expect(offeredAttributes(counts, 10, ['color'])).toEqual([])
  })

  test('values stand in the order of their numbers', () => {
    const counts = ['20 kg', '3 kg', '10 kg'].map((name) => value('peso', name, 2))
    const [weight] = offeredAttributes(counts, 6, [])
    expect(weight?.values.map((each) => each.name)).toEqual(['3 kg', '10 kg', '20 kg'])
  })

  test('at most six and the most common first, whatever is there', () => {
    const anyCounts = fc.array(
      fc.record({
        attribute: fc.constantFrom(...'abcdefghijk'),
        attributeName: fc.string(),
        value: fc.constantFrom('x', 'y', 'z', ''),
        valueName: fc.string(),
        inScope: fc.nat(100),
        count: fc.nat(100),
      }),
    )
    fc.assert(
      fc.property(anyCounts, fc.nat(400), (counts, total) => {
        const offered = offeredAttributes(counts, total, [])
        expect(offered.length).toBeLessThanOrEqual(6)
        const carriers = offered.map(({ slug }) =>
          counts
            .filter((each) => each.attribute === slug && each.value !== '')
            .reduce((sum, each) => sum + each.inScope, 0),
        )
        expect(carriers).toEqual(carriers.toSorted((a, b) => b - a))
        for (const each of carriers) expect(each).toBeGreaterThanOrEqual(total * 0.1)
      }),
    )
  })
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
