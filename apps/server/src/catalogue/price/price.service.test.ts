import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { products } from '#demo/data/products.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { priceService } from './price.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
})
afterAll(() => database.drop())

const plain = products.find((product) => product.options.length === 0)
const optioned = products.find((product) => product.options.length > 0)
const firstValues = (optioned?.options ?? []).map((option) => option.values[0]?.id ?? 0)

describe('the facts of order lines', () => {
  test('are those of now, in the order asked', async () => {
    if (!plain || !optioned) throw new Error('The demonstration shop lacks a kind of product')
    const found = await priceService.linesForOrder(database.db, [
      { productId: optioned.id, valueIds: firstValues },
      { productId: plain.id, valueIds: [] },
      { productId: optioned.id, valueIds: firstValues },
    ])
    if (!('lines' in found)) throw new Error('Refused')
    expect(found.lines.map((line) => line.productId)).toEqual([optioned.id, plain.id, optioned.id])
    expect(found.lines[1]).toEqual({
      productId: plain.id,
      slug: plain.slug,
      name: plain.name,
      sku: plain.sku,
      picture: `/media/${plain.images[0]?.file}`,
      price: plain.price,
      compareAtPrice: plain.compareAtPrice,
      options: [],
      package: plain.package,
    })
    expect(found.lines[0]?.options).toEqual(
      optioned.options.map((option) => ({
        optionId: option.id,
        name: option.name,
        valueId: option.values[0]?.id,
        value: option.values[0]?.name,
      })),
    )
  })

  test('name what is wrong with a line', async () => {
    if (!plain || !optioned) throw new Error('The demonstration shop lacks a kind of product')
    const found = await priceService.linesForOrder(database.db, [
      { productId: 999_999, valueIds: [] },
      { productId: optioned.id, valueIds: [] },
      { productId: plain.id, valueIds: firstValues },
      { productId: optioned.id, valueIds: [...firstValues, ...firstValues] },
      { productId: plain.id, valueIds: [] },
    ])
    expect(found).toEqual({
      problems: [
        { index: 0, productId: 999_999, reason: 'unknown' },
        { index: 1, productId: optioned.id, reason: 'options' },
        { index: 2, productId: plain.id, reason: 'options' },
        { index: 3, productId: optioned.id, reason: 'options' },
      ],
    })
  })
})
