import { expect, test } from 'vitest'
import { readAttributes } from '#rules/catalogue/attribute-values.ts'
import { countAttributes, type FeatureCounts } from './count-attributes.ts'
import { ListColumns } from './list-columns.ts'
import { madeRow } from './test-made-rows.ts'

/** Each product has a value of its own: written as twice its number, an option from the middle on needs more than 16 bits. */
const amount = 2 ** 15 + 100

test('values of attributes are counted however many there are', () => {
  const columns = new ListColumns()
  for (let id = 1; id <= amount; id += 1) {
    columns.put(madeRow({ id, position: id, price: 1000, features: `sabor:s${id}` }))
  }
  const written = Array.from({ length: amount }, (_, at) => ({
    attribute: 'sabor',
    attributeName: 'Sabor',
    value: `s${at + 1}`,
    valueName: `S${at + 1}`,
  }))
  const inScope = new Int32Array(columns.featureLists.count).fill(1)
  const counts: FeatureCounts = { columns, inScope, passing: inScope, failing: new Map() }
  const list = { total: amount, categoryIds: [], chosen: { sabor: ['s1'] } }
  const [offered] = countAttributes(readAttributes([], written), counts, list)
  expect(offered?.values).toHaveLength(amount)
  expect(new Set(offered?.values.map(({ count }) => count))).toEqual(new Set([1]))
})
