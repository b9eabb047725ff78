import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productSorts } from '#rules/catalogue/product-sorts.ts'
import {
  columnCounts,
  countFilters,
  emptyListState,
  encodeFilters,
  filterSides,
  type ListState,
  listHref,
  listLayouts,
  listQueryOf,
  pageSizes,
  readListState,
  withoutFilters,
} from './list-state.ts'

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/)

const attributeName = slug.filter(
  (name) =>
    !['price', 'brand', 'discount', 'rating', 'vehicle', 'color', 'available', 'branch'].includes(name),
)

const anyState: fc.Arbitrary<ListState> = fc
  .record({
    search: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    literally: fc.boolean(),
    categoryId: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
    page: fc.integer({ min: 1, max: 10_000 }),
    limit: fc.constantFrom(...pageSizes),
    sort: fc.constantFrom(...productSorts),
    price: fc.option(
      fc
        .tuple(fc.nat({ max: 999_999_999 }), fc.nat({ max: 999_999_999 }))
        .map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) })),
    ),
    brands: fc.uniqueArray(slug, { maxLength: 6 }),
    discount: fc.constantFrom('any', 'yes', 'no'),
    ratings: fc.uniqueArray(fc.integer({ min: 1, max: 5 })).map((stars) => stars.sort((a, b) => b - a)),
    layout: fc.option(fc.constantFrom(...listLayouts)),
    columns: fc.option(fc.constantFrom(...columnCounts)),
    side: fc.option(fc.constantFrom(...filterSides)),
    vehicle: fc.constantFrom(null, '1', '34', '34-2016', '999999999-1998'),
    pet: fc.option(fc.constantFrom('gato', 'gato.m3.g1300.e0.apollo-pavo')),
    colors: fc.uniqueArray(slug, { maxLength: 4 }),
    available: fc.boolean(),
    branchId: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
    attributes: fc
      .uniqueArray(fc.tuple(attributeName, fc.uniqueArray(slug, { minLength: 1, maxLength: 4 })), {
        maxLength: 5,
        selector: ([name]) => name,
      })
      .map((entries) => Object.fromEntries(entries)),
  })
  .map((state) => ({ ...state, literally: state.literally && state.search !== '' }))

function queryOf(href: string): URLSearchParams {
  return new URL(href, 'https://shop.test').searchParams
}

describe('the state of a list in its address', () => {
  test('any state survives the way into the address and back', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(readListState(queryOf(listHref('/shop/shop-list', state)))).toEqual(state)
      }),
    )
  })

  test('whatever stands in the address, what is read can be written and read again', () => {
    const names = fc.constantFrom(
      'nameProduct',
      'idCategoria',
      'page',
      'limit',
      'sort',
      'filter_price',
      'filter_brand',
      'filter_discount',
      'filter_rating',
      'filter_vehicle',
      'filter_color',
      'filter_available',
      'filter_branch',
      'filter_etapa',
      'filter_',
      'layout',
      'columns',
      'sidebar',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        const state = readListState(new URLSearchParams(pairs))
        expect(readListState(queryOf(listHref('/shop', state)))).toEqual(state)
      }),
    )
  })

  test('a list at its defaults has a bare path', () => {
    expect(listHref('/shop/category/perros', emptyListState)).toBe('/shop/category/perros')
  })

  test('[S2.9] shop-list reads nameProduct and idCategoria from the query', () => {
    const state = readListState(new URLSearchParams('nameProduct=%20collar%20&idCategoria=13'))
    expect(listQueryOf(state)).toMatchObject({ search: 'collar', categoryId: 13 })
  })

  test('[S5.18] a range is written as low-high', () => {
    const state = { ...emptyListState, price: { low: 1000, high: 5000 } }
    expect(encodeFilters(state)).toEqual({ price: '1000-5000' })
    expect(listHref('/shop', state)).toBe('/shop?filter_price=1000-5000')
  })

  test('[S5.20] checks are written as slugs parted by commas, ratings as numbers parted by commas', () => {
    const state = { ...emptyListState, brands: ['andino', 'ruta-cinco'], ratings: [5, 4] }
    expect(encodeFilters(state)).toEqual({ brand: 'andino,ruta-cinco', rating: '5,4' })
    expect(listHref('/shop', state)).toBe('/shop?filter_brand=andino%2Cruta-cinco&filter_rating=5%2C4')
  })

  test('[S5.19] colours are slugs parted by commas, and each attribute is a filter of its own', () => {
    const state = {
      ...emptyListState,
      vehicle: '34',
      colors: ['red', 'pear-green'],
      attributes: { etapa: ['adulto', 'cachorro'] },
    }
    expect(listHref('/shop', state)).toBe(
      '/shop?filter_vehicle=34&filter_color=red%2Cpear-green&filter_etapa=adulto%2Ccachorro',
    )
    expect(listQueryOf(state)).toMatchObject({
      filters: { vehicle: '34', color: 'red,pear-green' },
      attributes: { etapa: ['adulto', 'cachorro'] },
    })
    expect(countFilters(state)).toBe(5)
  })

  test('what does not fit counts as absent', () => {
    const query = new URLSearchParams(
      'page=-1&limit=17&sort=cheap&filter_price=9&filter_brand=A%20B&filter_discount=maybe&filter_rating=9',
    )
    expect(readListState(query)).toEqual(emptyListState)
  })

  test('clearing keeps search, category, sort and page size', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const cleared = withoutFilters(state)
        expect(countFilters(cleared)).toBe(0)
        expect(cleared).toMatchObject({ search: state.search, sort: state.sort, limit: state.limit, page: 1 })
      }),
    )
  })

  test('a category of the path wins over one of the query', () => {
    expect(listQueryOf({ ...emptyListState, categoryId: 4 }, { categorySlug: 'gatos' })).toMatchObject({
      categorySlug: 'gatos',
    })
  })
})
