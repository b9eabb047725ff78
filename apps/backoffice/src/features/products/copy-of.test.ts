import { expect, test } from 'vitest'
import { blankProduct } from '#rules/products/product.ts'
import { copyOf } from './copy-of.ts'

test('a copy is a draft that shares no code, address, offer or option with what it was made of', () => {
  const product = {
    ...blankProduct,
    name: 'Correa',
    slug: 'correa',
    sku: 'C-1',
    originalCode: 'O-1',
    barcode: '7801234567898',
    isPublished: true,
    isFeatured: true,
    price: 9990,
    offer: { price: 8990, from: null, until: null },
    categoryIds: [3],
    options: [{ id: 7, name: 'Talla', kind: 'label' as const, values: [{ id: 9, name: 'M', color: null }] }],
  }
  expect(copyOf(product, 'Correa (copia)')).toEqual({
    ...blankProduct,
    name: 'Correa (copia)',
    price: 9990,
    categoryIds: [3],
    options: [{ id: null, name: 'Talla', kind: 'label', values: [{ id: null, name: 'M', color: null }] }],
  })
})
