import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleProduct } from '../../../../../testing/storefront/product.samples.ts'
import { attributeRows, byDifference, differs } from './compare-rows.ts'

const entry = fc.record({ name: fc.constantFrom('Peso', 'Etapa', 'Sabor'), value: fc.constantFrom('a', 'b') })
const anyProduct = fc
  .array(entry, { maxLength: 5 })
  .map((entries) => sampleProduct({ specification: [{ group: 'Ficha', entries }] }))

test('each attribute has one row with a value for each product, and none that no product has', () => {
  fc.assert(
    fc.property(fc.array(anyProduct, { maxLength: 4 }), (products) => {
      const rows = attributeRows(products)
      expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
      for (const { name, values } of rows) {
        expect(values).toHaveLength(products.length)
        for (const [at, value] of values.entries()) {
          const own = products[at]?.specification[0]?.entries.find((each) => each.name === name)
          expect(value).toBe(own?.value ?? '')
        }
        expect(values.some((value) => value !== '')).toBe(true)
      }
    }),
  )
})

test('what all say alike does not differ, and what one alone has does', () => {
  expect(differs(['3 kg', '3 kg'])).toBe(false)
  expect(differs(['3 kg', ''])).toBe(true)
  expect(differs(['3 kg'])).toBe(false)
})

test('that in which they differ comes first, each row once and in its order', () => {
  const rows = [
    { name: 'Etapa', values: ['adulto', 'adulto'] },
    { name: 'Peso', values: ['3 kg', '15 kg'] },
    { name: 'Origen', values: ['Chile', 'Chile'] },
    { name: 'Sabor', values: ['pollo', ''] },
  ]
  const { different, alike } = byDifference(rows)
  expect(different.map(({ name }) => name)).toEqual(['Peso', 'Sabor'])
  expect(alike.map(({ name }) => name)).toEqual(['Etapa', 'Origen'])
})
