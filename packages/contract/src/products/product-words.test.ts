import { expect, test } from 'vitest'
import { blankProduct } from '#rules/products/product.ts'
import { editedProduct, productExample } from './product-shape.ts'
import { productFromWire, productToWire } from './product-words.ts'

test('what the wire carries of a product is the same product on the other side', () => {
  const product = productFromWire(editedProduct.parse(productExample))
  expect(Object.keys(product).sort()).toEqual(Object.keys(blankProduct).sort())
  expect(productToWire(product)).toEqual(productExample)
})

test('a blank product has every field that the wire knows', () => {
  expect(editedProduct.safeParse(productToWire(blankProduct)).error).toBeUndefined()
})

test('a part of a product stays a part', () => {
  expect(productFromWire({ precio: 990 })).toEqual({ price: 990 })
  expect(productToWire({ options: [{ id: 3, name: 'Talla', kind: 'label', values: [] }] })).toEqual({
    opciones: [{ id: 3, nombre: 'Talla', tipo: 'label', valores: [] }],
  })
})
