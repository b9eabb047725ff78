import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countAttributes } from './count-attributes.ts'
import { countFacets } from './count-facets.ts'
import { countPlaces } from './count-places.ts'
import { filtersOf } from './place-tests.ts'
import { Scopes } from './scope-places.ts'
import { everything, madeFeatures, madeRow, madeRows } from './test-made-rows.ts'

const amount = 300

const rowOf = (id: number) =>
  madeRow({
    id,
    position: id,
    price: (id * 7919) % 600,
    features: `${madeFeatures[id % 5]},${madeFeatures[(id * 3 + 2) % 5]}`,
  })

const someIds = fc
  .uniqueArray(fc.integer({ min: 1, max: amount + 20 }), { maxLength: 120 })
  .map((ids) => Int32Array.from(ids))
const somePrice = fc.option(
  fc.tuple(fc.nat(600), fc.nat(600)).map(([one, other]) => ({
    low: Math.min(one, other),
    high: Math.max(one, other),
  })),
)
const someScope = fc.record({
  categoryIds: fc.constantFrom([], [3]),
  price: somePrice,
  ratings: fc.constantFrom([], [4, 5]),
  colors: fc.constantFrom([], ['rojo']),
})

test('what a text finds is counted alike the first time and once it is kept, by any filters', () => {
  const rows = madeRows(amount, rowOf)
  fc.assert(
    fc.property(
      someIds,
      fc.nat(150),
      fc.array(someScope, { minLength: 1, maxLength: 4 }),
      (ids, most, asked) => {
        for (const chosen of asked) {
          const scope = { ...everything, ...chosen }
          const kept = countFacets(rows, {}, scope, { ids, most })
          const anew = countFacets({ ...rows, scopes: new Scopes() }, {}, scope, { ids: ids.slice(), most })
          expect(kept.facets).toEqual(anew.facets)
          expect(kept.passing()).toEqual(anew.passing())
        }
      },
    ),
  )
})

test('it offers the attributes that are counted over all lists of features', () => {
  const rows = madeRows(amount, rowOf)
  fc.assert(
    fc.property(someIds, someScope, (ids, chosen) => {
      const scope = { ...everything, ...chosen }
      const { facets } = countFacets(rows, {}, scope, { ids, most: amount })
      const inScope = ids.filter((id) => id <= amount && (scope.categoryIds.length === 0 || id % 2 === 0))
      const places = Int32Array.from(inScope, (id) => rows.columns.placeOf(id))
      const counts = countPlaces(rows.columns, places, filtersOf(rows, scope)).features()
      const list = { total: places.length, categoryIds: scope.categoryIds, chosen: {} }
      expect(facets.attributes).toEqual(countAttributes(rows.attributes, counts, list))
    }),
  )
})

test('what a text finds is read anew once a product changes scopes', () => {
  const rows = madeRows(amount, rowOf)
  const ids = Int32Array.of(2, 4, 5)
  const inThird = () =>
    countFacets(rows, {}, { ...everything, categoryIds: [3] }, { ids, most: amount }).facets.inScope
  expect(inThird()).toBe(2)
  rows.columns.put({ ...rowOf(5), categoryIds: '1,3' })
  rows.scopes.clear()
  expect(inThird()).toBe(3)
})
