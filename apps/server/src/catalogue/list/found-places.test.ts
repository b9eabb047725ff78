import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAttributes } from '#rules/catalogue/attribute-values.ts'
import { countAttributes } from './count-attributes.ts'
import { countFacets } from './count-facets.ts'
import { countPlaces } from './count-places.ts'
import { FittingPlaces } from './fitting-places.ts'
import { ListColumns, type ListRow } from './list-columns.ts'
import type { ListRows } from './list-rows.ts'
import { filtersOf } from './place-tests.ts'
import { Scopes } from './scope-places.ts'

const amount = 300
const features = ['etapa:adulto', 'etapa:cachorro', 'raza:grande', 'raza:chica', 'sabor:pollo']

const rowOf = (id: number): ListRow => ({
  id,
  position: id,
  price: (id * 7919) % 600,
  stars: id % 6,
  onOffer: id % 5 === 0,
  inStock: true,
  brandId: id % 40,
  fitsAll: false,
  vehicleIds: null,
  fitYears: null,
  suits: null,
  categoryIds: id % 2 === 0 ? '1,3' : '1',
  colors: id % 4 === 0 ? 'negro,rojo' : null,
  branchIds: '1',
  features: `${features[id % 5]},${features[(id * 3 + 2) % 5]}`,
})

function opened(): ListRows {
  const columns = new ListColumns()
  for (let id = 1; id <= amount; id += 1) columns.put(rowOf(id))
  columns.end()
  const written = features.map((feature) => {
    const [attribute = '', value = ''] = feature.split(':')
    return { attribute, attributeName: attribute, value, valueName: value }
  })
  const brands = Array.from({ length: 40 }, (_, id) => ({ id, slug: `marca-${id}`, name: `Marca ${id}` }))
  const categories = [1, 3].map((id) => ({ id, slug: `categoria-${id}`, name: `Categoría ${id}` }))
  return {
    columns,
    names: { brands, categories },
    vehicles: new Map(),
    attributes: readAttributes([], written),
    fitting: new FittingPlaces(),
    scopes: new Scopes(),
  }
}

const everything = {
  ...{ categoryIds: [], brandSlug: null, price: null, brands: [], ratings: [], offer: null, vehicle: null },
  ...{ pet: null, colors: [], available: false, branchId: null, attributes: {} },
}
const someIds = fc.uniqueArray(fc.integer({ min: 1, max: amount + 20 }), { maxLength: 120 })
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
  const rows = opened()
  fc.assert(
    fc.property(
      someIds,
      fc.nat(150),
      fc.array(someScope, { minLength: 1, maxLength: 4 }),
      (ids, most, asked) => {
        for (const chosen of asked) {
          const scope = { ...everything, ...chosen }
          const kept = countFacets(rows, {}, scope, { ids, most })
          const anew = countFacets({ ...rows, scopes: new Scopes() }, {}, scope, { ids: [...ids], most })
          expect(kept.facets).toEqual(anew.facets)
          expect(kept.passing()).toEqual(anew.passing())
        }
      },
    ),
  )
})

test('it offers the attributes that are counted over all lists of features', () => {
  const rows = opened()
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
  const rows = opened()
  const ids = [2, 4, 5]
  const inThird = () =>
    countFacets(rows, {}, { ...everything, categoryIds: [3] }, { ids, most: amount }).facets.inScope
  expect(inThird()).toBe(2)
  rows.columns.put({ ...rowOf(5), categoryIds: '1,3' })
  rows.scopes.clear()
  expect(inThird()).toBe(3)
})
