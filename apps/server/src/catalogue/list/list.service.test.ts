import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { attributeDefinitions, writtenValues } from '#demo/data/attribute-definitions.ts'
import { brands } from '#demo/data/brands.ts'
import { categories } from '#demo/data/categories.ts'
import { fitments } from '#demo/data/fitments.ts'
import { products } from '#demo/data/products.ts'
import { reviews } from '#demo/data/reviews.ts'
import { suits } from '#demo/data/suits.ts'
import type { DemoProduct } from '#demo/data/types.ts'
import { vehicles } from '#demo/data/vehicles.ts'
import { wantedValues } from '#rules/catalogue/attribute-choice.ts'
import { attributeSlug, readAttributes } from '#rules/catalogue/attribute-values.ts'
import { listWindow } from '#rules/catalogue/list-window.ts'
import { productSorts } from '#rules/catalogue/product-sorts.ts'
import { unitPricePlace } from '#rules/catalogue/unit-price-place.ts'
import { isShownFor } from '#rules/fit/pet-fit.ts'
import { suitsVehicle } from '#rules/fit/vehicle-fit.ts'
import { discountPercent } from '#rules/money/discount-percent.ts'
import { allAllergens, allSizes } from '#rules/pets/pet.ts'
import { timesOf } from '#testing/counts.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { searchService } from '../../search/search.service.ts'
import { type ListQuery, type ListService, listService } from './list.service.ts'
import { findPage } from './list.store.ts'
import { listRowsOf } from './list-rows.ts'
import { pageOfPlaces } from './page-of-places.ts'

let database: TestDatabase
let list: ListService
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  list = listService({ database })
})
afterAll(() => database.drop())

const everything: ListQuery = {
  text: '',
  categoryId: null,
  categorySlug: null,
  brandSlug: null,
  price: null,
  brands: [],
  ratings: [],
  offer: null,
  vehicle: null,
  pet: null,
  colors: [],
  available: false,
  branchId: null,
  attributes: {},
  page: 1,
  limit: 32,
  sort: 'default',
  after: null,
}

const parentOf = new Map(categories.map((category) => [category.id, category.parentId]))
const brandSlug = new Map(brands.map((brand) => [brand.id, brand.slug]))
const byProduct = Map.groupBy(reviews, (review) => review.productId)

function categoriesOf(product: DemoProduct): Set<number> {
  const found = new Set<number>()
  for (const leaf of product.categoryIds) {
    for (let id: number | null = leaf; id !== null; id = parentOf.get(id) ?? null) found.add(id)
  }
  return found
}

const reviewsOf = (product: DemoProduct) => byProduct.get(product.id) ?? []
const discountOf = ({ price, compareAtPrice }: DemoProduct) => discountPercent(price, compareAtPrice)

/** With one decimal; 0 without reviews. */
function ratingOf(product: DemoProduct): number {
  const own = reviewsOf(product)
  if (own.length === 0) return 0
  const average = own.reduce((sum, review) => sum + review.rating, 0) / own.length
  return Math.round(average * 10) / 10
}

const facts = products.map((product) => ({
  product,
  categories: categoriesOf(product),
  brand: brandSlug.get(product.brandId) ?? '',
  stars: Math.round(ratingOf(product)),
  offer: product.compareAtPrice !== null,
  fitment: fitments.get(product.id) ?? { kind: 'none', vehicleIds: [], conditions: [], years: [] },
  colors: new Set(product.options.flatMap((option) => option.values.flatMap((value) => value.color ?? []))),
  written: writtenValues(product),
}))
type Fact = (typeof facts)[number]

const read = readAttributes(attributeDefinitions, products.flatMap(writtenValues))
const attributeNames = [...read.keys()]
/** Terms, values as they are written, and a range. */
const choicesOf = (attribute: string) => [
  ...new Set([...(read.get(attribute)?.values.keys() ?? []), ...(read.get(attribute)?.terms.keys() ?? [])]),
  '1-20.5',
]

/** The products that a choice of an attribute finds. */
function having(attribute: string, choices: string[]): (fact: Fact) => boolean {
  const wanted = new Set(wantedValues(read, { [attribute]: choices })[attribute])
  return ({ written }) => written.some((each) => each.attribute === attribute && wanted.has(each.value))
}

/** Of a product with options, what there is of the option that there is least of. */
function unitsOf(product: DemoProduct, branchIds: number[]): number {
  const held = (stock: DemoProduct['stock']) =>
    branchIds.reduce((sum, id) => sum + (stock[id as keyof typeof stock] ?? 0), 0)
  const ofOptions = product.options.map(({ values }) =>
    values.reduce((sum, { stock }) => sum + held(stock), 0),
  )
  return ofOptions.length > 0 ? Math.min(...ofOptions) : held(product.stock)
}

/** What the list must answer, calculated the long way. */
function bruteForce(query: ListQuery) {
  const scope = facts
    .filter((fact) => query.categoryId === null || fact.categories.has(query.categoryId))
    .filter((fact) => query.brandSlug === null || fact.brand === query.brandSlug)
  const tests: Record<string, (fact: Fact) => boolean> = {
    price: ({ product }) =>
      !query.price || (product.price >= query.price.low && product.price <= query.price.high),
    brand: ({ brand }) => query.brands.length === 0 || query.brands.includes(brand),
    rating: ({ stars }) => query.ratings.length === 0 || query.ratings.includes(stars),
    offer: ({ offer }) => query.offer === null || offer === query.offer,
    vehicle: ({ fitment }) => query.vehicle === null || suitsVehicle(fitment, query.vehicle),
    pet: ({ product }) => query.pet === null || isShownFor(suits.get(product.id) ?? null, query.pet),
    available: ({ product }) => !query.available || unitsOf(product, [1, 2, 3]) > 0,
    branch: ({ product }) => query.branchId === null || unitsOf(product, [query.branchId]) > 0,
    color: ({ colors }) => query.colors.length === 0 || query.colors.some((color) => colors.has(color)),
  }
  for (const [name, values] of Object.entries(query.attributes)) {
    tests[`attribute:${name}`] = having(name, [...values])
  }
  const passing = (without?: string) =>
    scope.filter((fact) => Object.entries(tests).every(([name, test]) => name === without || test(fact)))
  return { scope, all: passing(), passing }
}

const collator = new Intl.Collator('es')
const sorts: Record<ListQuery['sort'], (a: DemoProduct, b: DemoProduct) => number> = {
  default: (a, b) => a.order - b.order || a.id - b.id,
  name_asc: (a, b) => collator.compare(a.name, b.name) || a.id - b.id,
  name_desc: (a, b) => collator.compare(b.name, a.name) || b.id - a.id,
  price_asc: (a, b) => a.price - b.price || a.id - b.id,
  price_desc: (a, b) => b.price - a.price || b.id - a.id,
  rating_desc: (a, b) =>
    ratingOf(b) - ratingOf(a) || reviewsOf(b).length - reviewsOf(a).length || b.id - a.id,
  sold_desc: (a, b) => b.soldCount - a.soldCount || b.id - a.id,
  added_desc: (a, b) => b.addedOn.localeCompare(a.addedOn) || b.id - a.id,
  discount_desc: (a, b) => discountOf(b) - discountOf(a) || b.id - a.id,
  unit_price_asc: (a, b) => {
    const [place, other] = [unitPricePlace(a.price, a.content), unitPricePlace(b.price, b.content)]
    return place[0] - other[0] || place[1] - other[1] || a.id - b.id
  },
}

const someQuery: fc.Arbitrary<ListQuery> = fc.record({
  text: fc.constant(''),
  categoryId: fc.option(fc.constantFrom(...categories.map((category) => category.id))),
  categorySlug: fc.constant(null),
  brandSlug: fc.option(fc.constantFrom(...brands.map((brand) => brand.slug)), { freq: 1 }),
  price: fc.option(
    fc
      .tuple(fc.integer({ min: 0, max: 80_000 }), fc.integer({ min: 0, max: 120_000 }))
      .map(([low, more]) => ({ low, high: low + more })),
  ),
  brands: fc.subarray(
    brands.map((brand) => brand.slug),
    { maxLength: 4 },
  ),
  ratings: fc.subarray([1, 2, 3, 4, 5]),
  offer: fc.option(fc.boolean()),
  vehicle: fc.option(
    fc.record({
      id: fc.constantFrom(...vehicles.map((vehicle) => vehicle.id)),
      year: fc.option(fc.integer({ min: 2014, max: 2019 })),
    }),
    { freq: 1 },
  ),
  pet: fc.option(
    fc.record({
      species: fc.constantFrom('dog' as const, 'cat' as const, 'rabbit' as const),
      months: fc.option(fc.integer({ min: 0, max: 150 })),
      grams: fc.option(fc.integer({ min: 500, max: 50_000 })),
      size: fc.option(fc.constantFrom(...allSizes)),
      isSterilised: fc.option(fc.boolean()),
      allergies: fc.subarray([...allAllergens], { maxLength: 3 }),
    }),
    { freq: 1 },
  ),
  colors: fc.subarray(['blue', 'green', 'red', 'gray', 'white', 'black'], { maxLength: 3 }),
  available: fc.boolean(),
  branchId: fc.option(fc.constantFrom(1, 2, 3), { freq: 1 }),
  attributes: fc
    .subarray(attributeNames, { maxLength: 2 })
    .chain((names) =>
      fc.record(
        Object.fromEntries(names.map((name) => [name, fc.subarray(choicesOf(name), { minLength: 1 })])),
      ),
    ),
  page: fc.integer({ min: 1, max: 4 }),
  limit: fc.constantFrom(8, 16, 32),
  sort: fc.constantFrom(...productSorts),
  after: fc.constant(null),
})

describe('a list', () => {
  test('shows the products and counts that a calculation by hand gives, whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(someQuery, async (query) => {
        const { items, facets, attributes } = await list.list(query)
        const { scope, all, passing } = bruteForce(query)
        const { page } = listWindow({ total: all.length, page: query.page, limit: query.limit })
        const start = (page - 1) * query.limit
        const sorted = all.map((fact) => fact.product).toSorted(sorts[query.sort])
        expect(items.map((item) => item.id)).toEqual(
          sorted.slice(start, start + query.limit).map((product) => product.id),
        )
        expect(facets.total).toBe(all.length)
        const prices = passing('price').map((fact) => fact.product.price)
        expect(facets.minPrice).toBe(prices.length ? Math.min(...prices) : null)
        expect(facets.maxPrice).toBe(prices.length ? Math.max(...prices) : null)
        const offers = passing('offer')
        expect([facets.anyOffer, facets.offers]).toEqual([
          offers.length,
          offers.filter((fact) => fact.offer).length,
        ])
        const counted = (rows: Fact[], key: (fact: Fact) => Iterable<string | number>) => {
          const counts = new Map<string | number, number>()
          for (const fact of rows) for (const each of key(fact)) counts.set(each, (counts.get(each) ?? 0) + 1)
          return counts
        }
        // What the other filters exclude is counted as 0, so that it can be shown and not be chosen.
        const withZeros = (name: string, key: (fact: Fact) => Iterable<string | number>) =>
          new Map([
            ...[...counted(scope, key).keys()].map((each) => [each, 0] as const),
            ...counted(passing(name), key),
          ])
        expect(new Map(facets.brands.map((each) => [each.slug, each.count]))).toEqual(
          withZeros('brand', (fact) => [fact.brand]),
        )
        expect(new Map(facets.colors.map((each) => [each.slug, each.count]))).toEqual(
          withZeros('color', (fact) => fact.colors),
        )
        expect(facets.anyVehicle).toBe(passing('vehicle').length)
        const counts = await list.available(query)
        expect(counts.available).toBe(
          passing('available').filter(({ product }) => unitsOf(product, [1, 2, 3]) > 0).length,
        )
        for (const id of [1, 2, 3]) {
          const there = passing('branch').filter(({ product }) => unitsOf(product, [id]) > 0)
          expect(counts.branches.find((each) => each.id === id)?.count ?? 0).toBe(there.length)
        }
        for (const { slug, values } of attributes) {
          const rows = passing(`attribute:${slug}`)
          for (const each of values) {
            expect([slug, each.slug, each.count]).toEqual([
              slug,
              each.slug,
              rows.filter(having(slug, [each.slug])).length,
            ])
          }
        }
        const offered = attributes.map((each) => each.slug)
        for (const name of Object.keys(query.attributes)) {
          const isCarried = scope.some(({ written }) => written.some((each) => each.attribute === name))
          if (name !== 'color') expect([name, offered.includes(name)]).toEqual([name, isCarried])
        }
        expect(new Map(facets.categories.map((each) => [each.id, each.count]))).toEqual(
          counted(all, (fact) => fact.categories),
        )
        expect(new Map(facets.ratings.map((each) => [each.rating, each.count]))).toEqual(
          withZeros('rating', (fact) => (fact.stars > 0 ? [fact.stars] : [])),
        )
      }),
      { numRuns: timesOf(60, 12) },
    )
  })

  test('is the same page whether its products are at hand, named, or found by what was asked', async () => {
    const { columns } = await listRowsOf(database).current()
    const someProduct = fc.option(fc.constantFrom(...products.map(({ id }) => id)))
    await fc.assert(
      fc.asyncProperty(
        someQuery,
        someProduct,
        async ({ text: _, categoryId, categorySlug: __, page, limit, sort, ...filters }, after) => {
          const attributes = wantedValues(read, filters.attributes)
          const scope = { ...filters, attributes, categoryIds: categoryId === null ? [] : [categoryId] }
          const passing = bruteForce({ ...everything, ...filters, categoryId }).all.map(
            (fact) => fact.product.id,
          )
          const request = { sort, limit, offset: (page - 1) * limit, after }
          const named = await findPage(database.db, scope, passing, request)
          expect(await findPage(database.db, scope, null, request)).toEqual(named)
          const atHand = Int32Array.from(passing, (id) => columns.placeOf(id))
          expect(pageOfPlaces(columns, atHand, request) ?? named).toEqual(named)
        },
      ),
      { numRuns: timesOf(40, 12) },
    )
  })

  test('by name goes by the names of the language, and by the Spanish one of what it has none of (0640)', async () => {
    const undone = new Error('Nothing of it stays.')
    const work = database.db.transaction(async (tx) => {
      await tx.execute(sql`delete from product_translations where language = 'ru' and product_id % 3 = 0`)
      const { rows } = await tx.execute<{ id: number; name: string }>(
        sql`select p.id, coalesce(t.name, p.name) as name from products p
          left join product_translations t on t.product_id = p.id and t.language = 'ru'`,
      )
      const { compare } = new Intl.Collator('ru')
      const ids = rows.toSorted((a, b) => compare(a.name, b.name) || a.id - b.id).map(({ id }) => id)
      const scope = { ...everything, categoryIds: [] }
      for (const [sort, wanted] of [
        ['name_asc', ids],
        ['name_desc', ids.toReversed()],
      ] as const) {
        const request = { sort, limit: ids.length, offset: 0, after: null, language: 'ru' as const }
        expect(await findPage(tx, scope, null, request)).toEqual(wanted)
        const some = { ...request, limit: 8, offset: 64 }
        expect(await findPage(tx, scope, ids, some)).toEqual(wanted.slice(64, 72))
        const behind = { ...request, after: wanted[70] ?? null }
        expect(await findPage(tx, scope, null, behind)).toEqual(wanted.slice(71))
      }
      throw undone
    })
    await expect(work).rejects.toBe(undone)
  })

  test('by name that is too long to be put in order anew goes by the Spanish names (0640)', async () => {
    const idsOf = async (language: 'es' | 'en', byOwnNames: number) => {
      const query = { ...everything, sort: 'name_asc', language } as const
      return (await listService({ database }, { byOwnNames }).list(query)).items.map(({ id }) => id)
    }
    const { total } = (await list.list(everything)).facets
    const inSpanish = await idsOf('es', total)
    expect(await idsOf('en', total - 1)).toEqual(inSpanish)
    expect(await idsOf('en', total)).not.toEqual(inSpanish)
  })

  test('of products at hand is in the order of the database, from the first to the last', async () => {
    const { columns } = await listRowsOf(database).current()
    const places = Int32Array.from({ length: columns.size }, (_, place) => place)
    const scope = { ...everything, categoryIds: [] }
    for (const sort of productSorts) {
      const request = { sort, limit: products.length, offset: 0, after: null }
      const all = await findPage(database.db, scope, null, request)
      const atHand = pageOfPlaces(columns, places, request)
      expect([sort, atHand]).toEqual([sort, /^(?:default|price_)/.test(sort) ? all : null])
      const behind = pageOfPlaces(columns, places, { ...request, after: all[70] ?? null })
      if (behind) expect(behind).toEqual(all.slice(71))
      const some = pageOfPlaces(columns, places, { ...request, limit: 32, offset: 64 })
      if (some) expect(some).toEqual(all.slice(64, 96))
    }
  })

  test('of a very common word counts what it looks at, and ranks the first of them (D18)', async () => {
    const search = searchService({ database })
    const idsOf = async (most: number) => [...(await search.find('perro', { most })).found.ids]
    const all = await idsOf(10_000)
    expect(all.length).toBeGreaterThan(40)
    const cut = await idsOf(40)
    expect(cut).toHaveLength(40)
    expect(all).toEqual(expect.arrayContaining(cut))
    const { rows } = await database.pool.query<{ product_id: number; tier: number }>(
      `select product_id, tier from found_products(search_query('perro'), 'perro', 10, 40, 40, 40)`,
    )
    expect(rows.filter((row) => row.tier >= 0)).toHaveLength(10)
    expect(new Set(rows.map((row) => row.product_id)).size).toBe(40)
  })

  test('paged by key shows each product once and in the order of pages (D18)', async () => {
    for (const sort of productSorts) {
      for (const text of ['', 'perro']) {
        const byPage: number[] = []
        const byKey: number[] = []
        let after: number | null = null
        for (let page = 1, pages = 4; page <= pages; page += 1) {
          const query = { ...everything, text, sort, page }
          const { items, window } = await list.list(query)
          pages = Math.min(pages, window.pages)
          byPage.push(...items.map((item) => item.id))
          byKey.push(...(await list.list({ ...query, page: 1, after })).items.map((item) => item.id))
          after = byKey.at(-1) ?? null
        }
        expect(byKey).toEqual(byPage)
        expect(new Set(byKey).size).toBe(byKey.length)
      }
    }
  })

  test('behind what is sold no more, or is nothing, is found without sorting prices in the database', async () => {
    const query = { ...everything, sort: 'price_asc' as const }
    const idsAfter = async (after: number | null) =>
      (await list.list({ ...query, after })).items.map(({ id }) => id)
    const [first = 0, ...rest] = await idsAfter(null)
    const activate = (active: boolean) =>
      database.pool.query('update products set active = $2 where id = $1', [first, active])
    await activate(false)
    onTestFinished(async () => void (await activate(true)))
    const asked = vi.spyOn(database.pool, 'query')
    onTestFinished(() => asked.mockRestore())
    expect((await idsAfter(first)).slice(0, rest.length)).toEqual(rest)
    expect(await idsAfter(2_000_000_000)).toEqual([])
    expect(asked.mock.calls.map((call) => JSON.stringify(call))).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/join product_prices/)]),
    )
    expect(JSON.stringify(asked.mock.calls)).toMatch(/select id, position, price from products/)
  })

  test('by name puts ñ after n (D17)', async () => {
    await database.pool.query(`
      insert into products (slug, name, sku, price, package_width, package_height, package_depth, package_weight, position)
      select 'orden-' || place, name, 'ORD-' || place, 1, 1, 1, 1, 1, 9000
      from unnest(array['zzñandú', 'zznube', 'zzoveja', 'zzÑuble', 'Zznido']) with ordinality as n (name, place)`)
    const { items } = await list.list({ ...everything, sort: 'name_desc', limit: 5 })
    expect(items.map((item) => item.name)).toEqual(['zzoveja', 'zzÑuble', 'zzñandú', 'zznube', 'Zznido'])
    await database.pool.query(`delete from products where sku like 'ORD-%'`)
  })

  test('of an unknown category is empty', async () => {
    const { items, facets, window } = await list.list({ ...everything, categorySlug: 'no-hay-tal' })
    expect([items, facets.total, window.pages]).toEqual([[], 0, 0])
  })

  test('past its end shows its last page', async () => {
    const { items, window } = await list.list({ ...everything, page: 500 })
    expect(window.page).toBe(Math.ceil(products.length / everything.limit))
    expect(items).toHaveLength(products.length - (window.page - 1) * everything.limit)
    expect(window.to).toBe(products.length)
  })

  test('leaves out what is no longer sold', async () => {
    const [first] = (await list.list(everything)).items
    await database.pool.query('update products set active = false where id = $1', [first?.id])
    const { items, facets } = await list.list(everything)
    expect(items.map((item) => item.id)).not.toContain(first?.id)
    expect(facets.total).toBe(products.length - 1)
    await database.pool.query('update products set active = true where id = $1', [first?.id])
  })

  test('names a feature in an address as the rules do', async () => {
    const { rows } = await database.pool.query(
      'select distinct name, value, name_slug, value_slug from product_features',
    )
    expect(rows.length).toBeGreaterThan(300)
    for (const row of rows) {
      expect([row.name, row.name_slug]).toEqual([row.name, attributeSlug(row.name)])
      expect([row.value, row.value_slug]).toEqual([row.value, attributeSlug(row.value)])
    }
  })

  test('for a vehicle shows what fits it and what fits all, and names the vehicle', async () => {
    const [hilux] = vehicles.filter((vehicle) => vehicle.model === 'Hilux')
    const { items, facets, vehicle } = await list.list({
      ...everything,
      vehicle: { id: hilux?.id ?? 0, year: 2016 },
    })
    expect(vehicle).toMatchObject({ make: 'Toyota', model: 'Hilux' })
    expect(items.some((item) => item.fitment === 'some')).toBe(true)
    expect(items.some((item) => item.fitment === 'all')).toBe(true)
    for (const item of items) {
      expect(item.fitment === 'all' || item.vehicleIds.includes(hilux?.id ?? 0)).toBe(true)
    }
    expect(facets.anyVehicle).toBe(products.length)
    for (const { price } of products.slice(0, 20)) {
      const asked = {
        ...everything,
        vehicle: { id: hilux?.id ?? 0, year: null },
        price: { low: price, high: price },
      }
      expect((await list.list(asked)).facets.anyVehicle).toBe(
        products.filter((product) => product.price === price).length,
      )
    }
  })

  test('for a vehicle that nobody knows is as for none', async () => {
    const unknown = await list.list({ ...everything, vehicle: { id: 2_000_000_000, year: null } })
    expect([unknown.vehicle, unknown.facets.total]).toEqual([null, products.length])
  })

  test('for a vehicle in a year leaves out what is for other years of it, in every order', async () => {
    const yaris = vehicles.find(({ model }) => model === 'Yaris')?.id ?? 0
    const until2017 = products.find(({ name }) => name.startsWith('Terminal de dirección Toyota Yaris'))?.id
    const idsFor = async (year: number | null, sort: ListQuery['sort']) => {
      const { items, facets } = await list.list({ ...everything, vehicle: { id: yaris, year }, sort })
      expect(facets.total).toBe(items.length)
      // What is counted once for a vehicle is of its year alone.
      expect(facets.brands.reduce((sum, { count }) => sum + count, 0)).toBe(items.length)
      return items.map(({ id }) => id)
    }
    for (const sort of ['default', 'price_asc'] as const) {
      expect(await idsFor(2017, sort)).toContain(until2017)
      expect(await idsFor(null, sort)).toContain(until2017)
      expect(await idsFor(2018, sort)).not.toContain(until2017)
      expect(new Set(await idsFor(2018, sort))).toEqual(
        new Set((await idsFor(2017, sort)).filter((id) => id !== until2017)),
      )
    }
  })

  test('for a vehicle asks the database what has changed and for the cards, and nothing else', async () => {
    const asked = { ...everything, categorySlug: 'frenos-y-suspension', vehicle: { id: 37, year: 2016 } }
    await list.list(asked)
    const statements = vi.spyOn(database.pool, 'query')
    const counts: number[] = []
    for (const sort of ['default', 'price_asc', 'price_desc'] as const) {
      statements.mockClear()
      expect((await list.list({ ...asked, sort })).items.length).toBeGreaterThan(0)
      counts.push(statements.mock.calls.length)
    }
    statements.mockRestore()
    expect(counts).toEqual([2, 2, 2])
  })

  test('offers first what its category decides by', async () => {
    const main = async (categorySlug: string) =>
      (await list.list({ ...everything, categorySlug })).attributes
        .filter(({ isMain }) => isMain)
        .map((each) => each.slug)
    expect(await main('perros-alimentos')).toEqual([
      'tipo-de-producto',
      'etapa',
      'raza',
      'sabor',
      'contenido-neto',
    ])
    expect((await main('frenos-y-suspension')).slice(0, 2)).toEqual(['tipo-de-producto', 'eje'])
  })

  test('of a text and a category shows what is in both', async () => {
    const found = await list.list({ ...everything, text: 'pelota', categorySlug: 'gatos' })
    expect(found.items.length).toBeGreaterThan(0)
    expect(found.facets.total).toBe(found.items.length)
    const cats = new Set(facts.filter((fact) => fact.categories.has(2)).map((fact) => fact.product.id))
    for (const item of found.items) expect(cats.has(item.id)).toBe(true)
  })
})
