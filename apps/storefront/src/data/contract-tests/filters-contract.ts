import { describe, expect, test } from 'vitest'
import type { Product, ProductCard, ProductList, ProductListQuery } from '../port/catalogue.port.ts'
import type { DataPort } from '../port/port.ts'
import { refusalOf } from './refusal-of.ts'

/** Every product of a list, page by page. */
async function allOf(data: DataPort, query: ProductListQuery): Promise<ProductCard[]> {
  const items: ProductCard[] = []
  let list: ProductList
  let page = 1
  do {
    list = await data.catalogue.listProducts({ ...query, limit: 32, page })
    items.push(...list.items)
    page += 1
  } while (page <= list.pages)
  return items
}

/** The filters of a list on both layers, their counts held against a calculation over its cards. */
export function filtersContract(data: () => DataPort): void {
  describe('the filters of a list', () => {
    test('an attribute that the cards show is a filter, and its counts are what choosing gives', async () => {
      const query = { categorySlug: 'perros-alimentos' }
      const { facets } = await data().catalogue.listProducts(query)
      const cards = await allOf(data(), query)
      const stage = facets.attributes.find((each) => each.slug === 'etapa')
      expect(stage).toMatchObject({ name: 'Etapa', kind: 'terms', isMain: true })
      expect(stage?.values.map(({ name }) => name)).toEqual(['Cachorro', 'Adulto', 'Senior'])
      expect(facets.attributes.length).toBeLessThanOrEqual(8)
      for (const { slug, name, count } of stage?.values ?? []) {
        const expected = cards.filter((card) =>
          card.features.some(
            (feature) =>
              feature.name === 'Etapa' &&
              [name, 'Todas', ...(name === 'Cachorro' ? ['Lactante'] : [])].some((each) =>
                feature.value.startsWith(each),
              ),
          ),
        )
        expect([name, count]).toEqual([name, expected.length])
        const chosen = await allOf(data(), { ...query, attributes: { etapa: [slug] } })
        expect(chosen.map((card) => card.id)).toEqual(expected.map((card) => card.id))
      }
    })

    test("'Mediana' finds 'Mediana y grande' and 'Todas', and an address of before what it named", async () => {
      const found = async (size: string) => {
        const cards = await allOf(data(), {
          categorySlug: 'perros-alimentos',
          attributes: { raza: [size] },
        })
        return [
          ...new Set(
            cards.map((card) => card.features.find((feature) => feature.name === 'Raza')?.value ?? ''),
          ),
        ].toSorted()
      }
      expect(await found('mediana')).toEqual(['Mediana', 'Mediana y grande', 'Todas'])
      expect(await found('mediana-y-grande')).toEqual(['Mediana y grande'])
      expect(await found('todas')).toEqual(['Todas'])
    })

    test('numbers are ranges: those offered, and any other', async () => {
      const query = { categorySlug: 'perros-alimentos' }
      const { facets } = await data().catalogue.listProducts(query)
      const cards = await allOf(data(), query)
      const content = facets.attributes.find((each) => each.slug === 'contenido-neto')
      expect(content).toMatchObject({ kind: 'number', unit: 'kg', isMain: true })
      const amounts = cards.flatMap((card) => (card.content?.unit === 'kg' ? [card.content.amount] : []))
      expect(content?.bounds).toEqual({ low: Math.min(...amounts), high: Math.max(...amounts) })
      expect(content?.values.reduce((sum, { count }) => sum + count, 0)).toBe(amounts.length)
      for (const range of [...(content?.values ?? []).map(({ slug }) => slug), '2.5-7.5']) {
        const [low = 0, high = 0] = range.split('-').map(Number)
        const list = await allOf(data(), { ...query, attributes: { 'contenido-neto': [range] } })
        expect(list.length).toBeGreaterThan(0)
        expect([range, list.map(({ id }) => id)]).toEqual([
          range,
          cards
            .filter(({ content: own }) => own?.unit === 'kg' && own.amount >= low && own.amount <= high)
            .map(({ id }) => id),
        ])
      }
    })

    test('dry and wet food are apart, no group is free text, and no two have one name', async () => {
      const { facets } = await data().catalogue.listProducts({ categorySlug: 'perros-alimentos' })
      const [kind] = facets.attributes
      expect(kind?.values.map(({ name }) => name).slice(0, 2)).toEqual(['Seco', 'Húmedo'])
      for (const categorySlug of ['perros-salud', 'frenos-y-suspension', 'filtros-y-lubricantes', 'gatos']) {
        const list = await data().catalogue.listProducts({ categorySlug })
        const names = list.facets.attributes.map(({ name }) => name)
        expect(new Set(names).size).toBe(names.length)
        for (const taken of ['Vehículo', 'Frecuencia', 'Ingredientes', 'Medida']) {
          expect(names).not.toContain(taken)
        }
      }
    })

    test("each filter's counts leave its own choice out and follow the others'", async () => {
      const query = { categorySlug: 'perros-alimentos', attributes: { etapa: ['adulto'] } }
      const all = await data().catalogue.listProducts({ categorySlug: 'perros-alimentos' })
      const chosen = await data().catalogue.listProducts(query)
      const stage = (list: ProductList) => list.facets.attributes.find((each) => each.slug === 'etapa')
      expect(stage(chosen)).toEqual(stage(all))
      const cards = await allOf(data(), query)
      for (const { slug, count } of chosen.facets.brands) {
        expect([slug, count]).toEqual([slug, cards.filter((card) => card.brand?.slug === slug).length])
      }
      expect(chosen.facets.brands.map((each) => each.slug)).toEqual(
        all.facets.brands.map((each) => each.slug),
      )
      expect(chosen.facets.brands.some((each) => each.count === 0)).toBe(true)
    })

    test('two values of one attribute widen, two attributes narrow', async () => {
      const category = { categorySlug: 'perros-alimentos' }
      const total = async (attributes: Record<string, string[]>) =>
        (await data().catalogue.listProducts({ ...category, attributes })).total
      const adult = await total({ etapa: ['adulto'] })
      const puppy = await total({ etapa: ['cachorro'] })
      const both = await total({ etapa: ['adulto', 'cachorro'] })
      expect(both).toBeGreaterThan(Math.max(adult, puppy))
      expect(both).toBeLessThanOrEqual(adult + puppy)
      expect(await total({ etapa: ['adulto'], raza: ['mediana'] })).toBeLessThan(adult)
    })

    test('[S5.19] colours and checks go as comma-separated slugs', async () => {
      const query = { categorySlug: 'perros-accesorios' }
      const { facets } = await data().catalogue.listProducts(query)
      const [first, second] = facets.colors
      expect(first && second).toBeDefined()
      for (const { slug, count } of facets.colors) {
        const found = await allOf(data(), { ...query, filters: { color: slug } })
        expect([slug, found.length]).toEqual([slug, count])
        for (const card of found.slice(0, 2)) {
          const { options } = await data().catalogue.getProduct(card.slug)
          expect(options.flatMap((each) => each.values.map((value) => value.color))).toContain(slug)
        }
      }
      const both = `${first?.slug},${second?.slug}`
      const { total } = await data().catalogue.listProducts({ ...query, filters: { color: both } })
      expect(total).toBeGreaterThanOrEqual(Math.max(first?.count ?? 0, second?.count ?? 0))
    })

    test('for a vehicle there is what fits it or fits all, and the reply names the vehicle (D40)', async () => {
      const [vehicle] = await data().vehicles.listVehicles(2016, 'Toyota', 'Hilux')
      const id = vehicle?.id ?? 0
      const query = { categorySlug: 'repuestos' }
      const cards = await allOf(data(), query)
      const fits = cards.filter(({ fitment }) => fitment.kind === 'all' || fitment.vehicleIds.includes(id))
      const filters = { vehicle: String(id) }
      const { facets, total } = await data().catalogue.listProducts({ ...query, filters })
      expect(total).toBe(fits.length)
      expect(total).toBeGreaterThan(0)
      expect(facets.vehicle).toMatchObject({ id, make: 'Toyota', model: 'Hilux', count: total })
      expect(facets.vehicle?.any).toBe(cards.length)
      const unknown = await data().catalogue.listProducts({ ...query, filters: { vehicle: '999999' } })
      expect([unknown.facets.vehicle, unknown.total]).toEqual([null, cards.length])
    })

    test('what can be had, and what one branch has, are filters', async () => {
      const query = { categorySlug: 'gatos' }
      const cards = await allOf(data(), query)
      const available = await allOf(data(), { ...query, filters: { available: 'yes' } })
      expect(available.map(({ id }) => id)).toEqual(
        cards.filter(({ stock }) => stock > 0).map(({ id }) => id),
      )
      const branches = await data().content.listBranches()
      const branch = branches[0]?.id ?? 0
      const there = await allOf(data(), { ...query, filters: { branch: String(branch) } })
      // One after the other: of a hundred at once the last may wait for the database longer than a shopper would.
      const held: Product[] = []
      for (const { slug } of cards) held.push(await data().catalogue.getProductAt(slug, branch))
      expect(there.map(({ id }) => id)).toEqual(held.filter(({ stock }) => stock > 0).map(({ id }) => id))
      expect(there.length).toBeLessThan(cards.length)
      expect((await allOf(data(), { ...query, filters: { branch: '9999' } })).length).toBe(0)
    })

    test('what can be had is counted as its filters leave it, in all and in each branch', async () => {
      const { catalogue } = data()
      const [branch] = await data().content.listBranches()
      const id = branch?.id ?? 0
      for (const query of [
        { categorySlug: 'gatos' },
        { search: 'alimento' },
        { categorySlug: 'gatos', filters: { price: '5000-20000' }, page: 2 },
        { categorySlug: 'repuestos', filters: { vehicle: '999999' } },
        { categorySlug: 'repuestos', filters: { available: 'yes', branch: String(id) } },
      ]) {
        const [counts, available, there] = await Promise.all([
          catalogue.countAvailable(query),
          catalogue.listProducts({ ...query, filters: { ...query.filters, available: 'yes' } }),
          catalogue.listProducts({ ...query, filters: { ...query.filters, branch: String(id) } }),
        ])
        const own = counts.branches.find((each) => each.id === id)?.count
        expect([query, counts.available, own]).toEqual([query, available.total, there.total])
        expect(there.total).toBeGreaterThan(0)
      }
      const none = await catalogue.countAvailable({ categorySlug: 'no-hay-tal' })
      expect([none.available, none.branches.filter(({ count }) => count > 0)]).toEqual([0, []])
    })

    test("a brand's list holds and counts what is of that brand alone", async () => {
      const [brand] = (await data().catalogue.listProducts({})).facets.brands
      const { total, facets, items } = await data().catalogue.listProducts({ brandSlug: brand?.slug ?? '' })
      expect(total).toBe(brand?.count)
      expect(facets.brands).toEqual([brand])
      for (const card of items) expect(card.brand?.slug).toBe(brand?.slug)
      expect((await data().catalogue.listProducts({ brandSlug: 'no-hay-tal' })).total).toBe(0)
    })

    test('what no list can be asked for is refused with its field, and so are its counts', async () => {
      const wrong: [string, object][] = [
        ['page', { page: 0 }],
        ['limit', { limit: 7 }],
        ['sort', { sort: 'cheapest' }],
        ['texto', { search: 'x'.repeat(121) }],
        ['urlamigable_categoria', { categorySlug: 'Gatos' }],
        ['filter_price', { filters: { price: 'cheap' } }],
        ['filter_brand', { filters: { brand: 'Andino' } }],
        ['filter_discount', { filters: { discount: 'maybe' } }],
        ['filter_rating', { filters: { rating: '6' } }],
        ['filter_vehicle', { filters: { vehicle: 'hilux' } }],
        ['filter_color', { filters: { color: '#fff' } }],
        ['filter_available', { filters: { available: '1' } }],
        ['filter_branch', { filters: { branch: 'centro' } }],
        ['filter_atributos', { attributes: { Etapa: ['adulto'] } }],
      ]
      const { catalogue } = data()
      for (const [field, asked] of wrong) {
        const query: ProductListQuery = asked
        const { code, fields } = await refusalOf(catalogue.listProducts(query))
        expect([code, fields]).toEqual(['INVALID_REQUEST', { [field]: 'FIELD_INVALID' }])
        if (['page', 'limit', 'sort'].includes(field)) continue
        expect((await refusalOf(catalogue.countAvailable(query))).fields).toEqual(fields)
      }
      // Counts are of a list whatever its page and its order.
      const all = await catalogue.countAvailable({ categorySlug: 'gatos' })
      expect(await catalogue.countAvailable({ categorySlug: 'gatos', page: 0, limit: 7 })).toEqual(all)
    })

    test('[S9.34] the ends of the price go outwards to a step by the digits of the highest', async () => {
      for (const categorySlug of ['gatos', 'perros-alimentos', 'exoticos']) {
        const prices = (await allOf(data(), { categorySlug })).map(({ price }) => price)
        const { facets } = await data().catalogue.listProducts({ categorySlug })
        const [least, most] = [Math.min(...prices), Math.max(...prices)]
        const step = Number(`1${'0'.repeat(Math.max(1, String(most).length - 2))}`)
        const { min, max } = facets.price
        expect([min % step, max % step]).toEqual([0, 0])
        expect([least - min, max - most].every((gap) => gap >= 0 && gap < step)).toBe(true)
      }
    })

    test('[S9.35] [S9.36] ratings round to whole numbers, and offers are counted both ways', async () => {
      const cards = await allOf(data(), { categorySlug: 'gatos' })
      const { facets } = await data().catalogue.listProducts({ categorySlug: 'gatos' })
      for (const { rating, count } of facets.ratings) {
        expect([rating, count]).toEqual([
          rating,
          cards.filter((card) => Math.round(card.rating) === rating).length,
        ])
      }
      const ratings = facets.ratings.map(({ rating }) => rating)
      expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
      const offers = cards.filter((card) => card.isOffer).length
      expect(facets.discount).toEqual({ any: cards.length, yes: offers, no: cards.length - offers })
    })
  })
}
