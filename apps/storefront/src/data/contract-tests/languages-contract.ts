import { describe, expect, test } from 'vitest'
import { attributeDefinitions } from '#demo/data/attribute-definitions.ts'
import { products } from '#demo/data/products.ts'
import { sayFacts, wordsOfFacts } from '#rules/catalogue/product-facts.ts'
import type { DataPort } from '../port/port.ts'
import { guest, laFlorida, orderRequest } from './shopping.ts'

/** The same visitor in another language of the shop's. */
export type DataIn = (language: 'en' | 'ru') => Promise<DataPort>

/** What both layers say in the language of who reads it. */
export function languagesContract(data: () => DataPort, dataIn: DataIn): void {
  describe.each(['en', 'ru'] as const)('in %s', (language) => {
    test('an order that was bought in Spanish is read with the names of this language', async () => {
      const made = await data().checkout.createOrder(await orderRequest(data()))
      const own = await dataIn(language)
      const [order, detail, tracked] = await Promise.all([
        own.checkout.getOrderByToken(made.token),
        own.orders.get(made.orderId),
        own.orders.trackOrder(made.number, guest.email),
      ])
      for (const line of order.lines) {
        const { name, options } = await own.catalogue.getProduct(line.slug)
        expect(line.name).toBe(name)
        expect(line.lang).toBeUndefined()
        for (const chosen of line.options) {
          const option = options.find(({ values }) => values.some(({ id }) => id === chosen.valueId))
          const value = option?.values.find(({ id }) => id === chosen.valueId)
          expect(chosen).toMatchObject({ name: option?.name, value: value?.name })
        }
      }
      expect(order.lines.some(({ options }) => options.length > 0)).toBe(true)
      expect(detail.lines).toEqual(order.lines)
      const { carriers } = await own.shipping.listCarriers({
        comunaId: laFlorida.comunaId,
        deliveryKind: 'home',
        lines: order.lines.map(({ productId, options }) => ({
          productId,
          quantity: 1,
          valueIds: options.map(({ valueId }) => valueId),
        })),
      })
      for (const { delivery } of [order, detail, tracked])
        expect(carriers.map(({ name }) => name)).toContain(delivery.carrier)
      const spanish = await data().checkout.getOrderByToken(made.token)
      expect(spanish.lines.map(({ name }) => name)).not.toEqual(order.lines.map(({ name }) => name))
    })

    test('an order that is picked up names the branch as the list of branches does', async () => {
      const own = await dataIn(language)
      const branch = (await own.content.listBranches()).at(-1)
      if (!branch) throw new Error('There is no branch.')
      const made = await data().checkout.createOrder(await orderRequest(data(), { branch }))
      const { delivery } = await own.checkout.getOrderByToken(made.token)
      expect(delivery).toMatchObject({ branch: branch.name, place: { address: branch.address } })
    })

    test('what is in a bag and in a box is said in this language, with the same figures', async () => {
      for (const kind of ['food', 'part'] as const) {
        const known = products.find(({ facts }) => facts?.kind === kind)
        const { facts, factsLang } = await (await dataIn(language)).catalogue.getProduct(known?.slug ?? '')
        if (!facts || !known?.facts) throw new Error(`No product has facts of ${kind}.`)
        expect(factsLang).toBeUndefined()
        expect(wordsOfFacts(facts)).not.toEqual(wordsOfFacts(known.facts))
        const figures = sayFacts(known.facts, () => '')
        expect(sayFacts(facts, () => '')).toEqual(figures)
      }
    })

    test('values of a filter that as many products have are in the order of their names here (0640)', async () => {
      const { catalogue } = await dataIn(language)
      const { compare } = new Intl.Collator(language, { numeric: true })
      const placed = new Set(attributeDefinitions.flatMap(({ terms }) => terms.map(({ slug }) => slug)))
      const { facets } = await catalogue.listProducts({ categorySlug: 'gatos' })
      const alike = facets.attributes
        .filter(({ kind }) => kind === 'terms')
        .map(({ values }) => values.filter(({ slug, count }) => count === 1 && !placed.has(slug)))
        .map((values) => values.map(({ name }) => name))
      expect(alike.some((names) => names.length > 3)).toBe(true)
      expect(alike).toEqual(alike.map((names) => names.toSorted(compare)))
    })

    test('a list by name is in the order of the names that it shows, page by page (0640)', async () => {
      const { catalogue } = await dataIn(language)
      const { compare } = new Intl.Collator(language)
      for (const query of [{ categorySlug: 'perros' }, { categorySlug: 'repuestos' }, { search: 'hilux' }]) {
        const namesBy = async (sort: 'name_asc' | 'name_desc') => {
          const pages = [1, 2, 3].map((page) => catalogue.listProducts({ ...query, sort, limit: 8, page }))
          const { pages: last = 1 } = (await pages[0]) ?? {}
          return (await Promise.all(pages.slice(0, last))).flatMap(({ items }) =>
            items.map(({ name }) => name),
          )
        }
        const first = await namesBy('name_asc')
        expect(first.length).toBeGreaterThan(8)
        expect(first).toEqual(first.toSorted(compare))
        const last = await namesBy('name_desc')
        expect(last).toEqual(last.toSorted((a, b) => compare(b, a)))
      }
    })

    test('a word that is the name of one feature and the value of another is said as each', async () => {
      const { catalogue } = await dataIn(language)
      const featureOf = async (name: string, value?: string) => {
        const known = products.find(({ features }) =>
          features.some((each) => each.name === name && (value === undefined || each.value === value)),
        )
        const at = known?.features.findIndex((each) => each.name === name) ?? -1
        return (await catalogue.getProduct(known?.slug ?? '')).features[at]
      }
      const said = { en: { length: 'Length', long: 'Long' }, ru: { length: 'Длина', long: 'Длинная' } }[
        language
      ]
      expect(await featureOf('Largo')).toMatchObject({ name: said.length })
      expect(await featureOf('Pelo', 'Largo')).toMatchObject({ value: said.long })
    })

    test('ways of delivery are called by words of this language', async () => {
      const spanish = await data().shipping.listDeliveryKinds()
      const own = await (await dataIn(language)).shipping.listDeliveryKinds()
      expect(own.map(({ kind }) => kind)).toEqual(spanish.map(({ kind }) => kind))
      for (const [at, { name }] of own.entries()) expect(name).not.toBe(spanish[at]?.name)
    })
  })
  test.each([
    ['en', 'dog food without chicken'],
    ['en', 'chicken-free cat food'],
    ['ru', 'корм без курицы'],
  ] as const)('in %s, %s shows nothing that contains it', async (language, search) => {
    const { catalogue } = await dataIn(language)
    const { items, total, reading } = await catalogue.listProducts({ search, limit: 32 })
    expect(total).toBeGreaterThan(0)
    for (const { suits } of items) expect(suits?.allergens ?? []).not.toContain('chicken')
    expect(reading?.filters.map(({ kind }) => kind)).toContain('allergens')
    expect(reading?.dropped).toEqual([])
  })

  test.each([
    ['en', 'collr', 'collar'],
    ['en', 'brake pasd', 'brake pads'],
    ['ru', 'кром для кошек', 'корм для кошек'],
    ['ru', 'ошейнк', 'ошейник'],
    ['ru', 'тормозные колдки', 'тормозные колодки'],
    // A Spanish word is known and forgiven in any language.
    ['en', 'alimneto', 'alimento'],
  ] as const)('in %s, %s finds what %s finds', async (language, slip, meant) => {
    const { catalogue, search } = await dataIn(language)
    const [mistyped, right] = await Promise.all(
      [slip, meant].map((text) => catalogue.listProducts({ search: text, limit: 32 })),
    )
    expect(right?.total).toBeGreaterThan(0)
    expect(mistyped?.items.map(({ id }) => id)).toEqual(right?.items.map(({ id }) => id))
    expect([mistyped?.reading?.corrected, right?.reading?.corrected]).toEqual([meant, null])
    expect(await search.suggest(slip)).toEqual(await search.suggest(meant))
  })

  test.each(['собака', 'собаку', 'птица'])(
    'in ru, %s is a word in one of its cases, and no slip',
    async (search) => {
      const { catalogue } = await dataIn('ru')
      const { total, reading } = await catalogue.listProducts({ search })
      expect(total).toBeGreaterThan(0)
      expect(reading?.corrected).toBeNull()
    },
  )

  test.each([
    ['en', 'leash', /lead/],
    ['en', 'dog leash', /lead/],
    ['en', 'canned food', /wet|can|pouch|food/],
    ['en', 'dewormer', /Worming/],
    ['en', 'tires', /^Tyre/],
    ['en', 'antifreeze', /coolant/],
    ['ru', 'дворники', /щётк/i],
    ['ru', 'глистогонное', /от глистов/],
    ['ru', 'туалет для кошек', /лоток/i],
    ['ru', 'тосол', /антифриз/],
  ] as const)('in %s, what is called %s has another name here', async (language, search, name) => {
    const { items, total } = await (await dataIn(language)).catalogue.listProducts({ search, limit: 8 })
    expect(total).toBeGreaterThan(0)
    expect(items[0]?.name).toMatch(name)
  })

  test.each([
    ['en', 'toy', /Toyota/],
    ['ru', 'масло', /фильтр/],
    ['ru', 'шина', /шиншилл/],
  ] as const)('in %s, %s is first what is called so', async (language, search, other) => {
    const { items } = await (await dataIn(language)).catalogue.listProducts({ search, limit: 8 })
    const first = items.slice(0, 2).map(({ name }) => name)
    expect(first).toHaveLength(2)
    for (const name of first) expect(name).not.toMatch(other)
  })

  describe('a search in English', () => {
    const searched = async (search: string) => {
      const { items, total, reading } = await (await dataIn('en')).catalogue.listProducts({
        search,
        limit: 32,
      })
      return { total, names: items.map(({ name }) => name), dropped: reading?.dropped }
    }

    test('knows the words of English: only what nothing holds is left out, and none passes for Spanish', async () => {
      const food = await searched('dog food')
      expect(food.total).toBeGreaterThan(5)
      for (const text of ['cheap dog food', 'dog food cheap'])
        expect(await searched(text)).toEqual({ ...food, dropped: ['cheap'] })
      // 'Doguitos' are snacks that the shop does not sell.
      expect((await searched('dog brakes food')).dropped).not.toContain('doguitos')
    })

    test.each([
      ['15 kg dog food', / 15 kg$/],
      ['15kg dog food', / 15 kg$/],
      ['dog food 15kg', / 15 kg$/],
      ['cat food 7.5 kg', / 7\.5 kg$/],
      ['cat food 7,5kg', / 7\.5 kg$/],
    ])('%s is of so much', async (text, amount) => {
      const { names, dropped } = await searched(text)
      expect(names.length).toBeGreaterThan(0)
      for (const name of names) expect(name).toMatch(amount)
      expect(dropped).toEqual([])
    })
  })
}
