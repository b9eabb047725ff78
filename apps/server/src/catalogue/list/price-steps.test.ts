import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timesOf } from '#testing/counts.ts'
import { countFacets } from './count-facets.ts'
import type { ListRows } from './list-rows.ts'
import { pageOfLeading, pageOfPlaces } from './page-of-places.ts'
import { leastStepped } from './scope-places.ts'
import { everything, madeFeatures, madeRow, madeRows } from './test-made-rows.ts'

const amount = leastStepped + 19_000

/** A third of them cost the same, which no step can part. */
const priceOf = (id: number) => (id % 3 === 0 ? 9990 : (id * 7919) % 60_000)

const rowOf = (id: number) =>
  madeRow({
    id,
    position: (id * 104_729) % amount,
    price: priceOf(id),
    brandId: id % 11 === 0 ? null : id % 40,
    ...(id % 17 === 0 && { categoryIds: '2' }),
    features: `${madeFeatures[id % 5]},${madeFeatures[(id + 2) % 5]}`,
  })

const allIds = Int32Array.from({ length: amount }, (_, at) => at + 1)
const somePrice = fc.oneof(fc.integer({ min: 1, max: 70_000 }), fc.constant(9990))
const someCategories: fc.Arbitrary<number[]> = fc.constantFrom([], [1], [2])

type Range = { low: number; high: number }

/** What a list says of a range, and what is counted of the same products one by one. */
function bothWays(rows: ListRows, categoryIds: number[], price: Range) {
  const scope = { ...everything, categoryIds, price }
  const stepped = countFacets(rows, {}, scope, null)
  const oneByOne = countFacets(rows, {}, scope, { ids: allIds.slice(), most: amount })
  const passing = stepped.passing()
  expect(passing).toEqual(oneByOne.passing())
  const request = { sort: 'default' as const, limit: 16, offset: 0, after: null }
  const first = pageOfPlaces(rows.columns, passing, request)
  const held = pageOfLeading(rows.columns, stepped.leading() ?? new Int32Array(0), request, null)
  return { stepped: stepped.facets, oneByOne: oneByOne.facets, first, held }
}

const rangeOf = (one: number, other: number): Range => ({
  low: Math.min(one, other),
  high: Math.max(one, other),
})

test('counts a range of prices as its products are counted one by one, whatever they cost meanwhile', () => {
  const rows = madeRows(amount, rowOf)
  const someChange = fc.record({
    id: fc.integer({ min: 1, max: amount }),
    price: somePrice,
    onOffer: fc.boolean(),
    position: fc.nat(amount),
  })
  const changed = new Set<number>()
  fc.assert(
    fc.property(
      fc.array(someChange, { maxLength: 20 }),
      someCategories,
      somePrice,
      somePrice,
      (changes, categoryIds, one, other) => {
        for (const { id, ...change } of changes) {
          rows.columns.patch({ ...rowOf(id), ...change })
          changed.add(id)
        }
        const { stepped, oneByOne, first, held } = bothWays(rows, categoryIds, rangeOf(one, other))
        expect(stepped).toEqual(oneByOne)
        expect(held ?? first).toEqual(first)
      },
    ),
    { numRuns: timesOf(200, 40) },
  )
  expect(changed.size).toBeGreaterThan(20)
})

test('counts anew where much has changed at once, and where it was not told of all of it', () => {
  const rows = madeRows(amount, rowOf)
  const range = { low: 5000, high: 40_000 }
  bothWays(rows, [], range)
  for (const many of [3000, 20_000]) {
    for (let id = 1; id <= many; id += 1) rows.columns.patch({ ...rowOf(id), price: priceOf(id) + many })
    const { stepped, oneByOne } = bothWays(rows, [], range)
    expect(stepped).toEqual(oneByOne)
  }
  // One price that is written over so often that a change before it is forgotten.
  for (let price = 1; price <= 20_000; price += 1) {
    rows.columns.patch({ ...rowOf(price === 1 ? 7 : 8), price: price === 1 ? 10_000 : price })
  }
  const { stepped, oneByOne } = bothWays(rows, [], range)
  expect(stepped).toEqual(oneByOne)
})

test('shows the first of a range without looking at all of it', () => {
  const { first, held } = bothWays(madeRows(amount, rowOf), [], { low: 5000, high: 60_000 })
  expect(held).toHaveLength(16)
  expect(held).toEqual(first)
})
