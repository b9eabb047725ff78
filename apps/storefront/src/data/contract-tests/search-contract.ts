import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isAnswered,
  type ShopperSearch,
  searches,
  spokenSearches,
  symptomSearches,
} from '#demo/data/searches.ts'
import { timesOf } from '#testing/counts.ts'
import type { DataPort } from '../port/port.ts'

/** What both layers suggest. */
export function searchContract(data: () => DataPort): void {
  describe('search', () => {
    test('[S4.28] [S5.34] nothing is suggested under 3 characters', async () => {
      for (const text of ['', 'p', 'pe', '  pe  ']) {
        expect(await data().search.suggest(text)).toEqual({
          products: [],
          categories: [],
          topics: [],
          pages: [],
        })
      }
    })

    test('[S9.8] at most 3 products and 4 categories on the backend, 4 and 4 in the sample', async () => {
      const most = data().layer === 'sample' ? 4 : 3
      const { products, categories } = await data().search.suggest('alimento')
      expect(products).toHaveLength(most)
      expect(categories.length).toBeGreaterThan(0)
      expect(categories.length).toBeLessThanOrEqual(4)
    })

    test('accents, capitals and a typo are forgiven (D10)', async () => {
      const plain = await data().search.suggest('alimento')
      expect((await data().search.suggest('ALIMENTÓ')).products).toEqual(plain.products)
      expect((await data().search.suggest('alimneto')).products.length).toBeGreaterThan(0)
    })

    test('a category comes with the name of the one above it', async () => {
      const { categories } = await data().search.suggest('alimento')
      expect(new Set(categories.map((each) => each.parentName)).size).toBe(categories.length)
      expect(categories.every((each) => each.parentName !== '')).toBe(true)
      const [top] = (await data().search.suggest('perros')).categories
      expect([top?.slug, top?.parentName]).toEqual(['perros', ''])
    })

    test.each([
      ['gatos', ['gatos', 'gatos-alimentos', 'gatos-salud', 'gatos-accesorios']],
      ['EXÓTICO', ['exoticos', 'exoticos-alimentos', 'exoticos-habitat', 'exoticos-accesorios']],
      ['salud gato', ['gatos-salud']],
      ['habitat', ['exoticos-habitat']],
      ['bienestar', ['perros-accesorios', 'gatos-accesorios', 'exoticos-accesorios']],
      ['accesorios', ['repuestos', 'perros-accesorios', 'gatos-accesorios', 'exoticos-accesorios']],
      ['comida gato', ['gatos-alimentos']],
      ['pienso', ['perros-alimentos', 'gatos-alimentos', 'exoticos-alimentos']],
      ['comida para michi', ['gatos-alimentos']],
    ])('%s suggests the categories that are called so, then those below them', async (text, slugs) => {
      const { categories } = await data().search.suggest(text)
      expect(categories.map(({ slug }) => slug)).toEqual(slugs)
    })

    test('a SKU finds its product', async () => {
      const { items } = await data().catalogue.listProducts({ limit: 8, sort: 'price_desc' })
      for (const { sku, id, rating, reviewCount } of items) {
        const { products } = await data().search.suggest(sku)
        expect(products[0]).toMatchObject({ id, rating, reviewCount })
      }
    })

    const list = (search: string, literally = false) =>
      data().catalogue.listProducts({ search, literally, limit: 8 })

    test.each([
      ['luz', 'luces'],
      ['pez', 'peces'],
    ])('%s finds what its plural %s finds', async (singular, plural) => {
      const [one, many] = await Promise.all(
        [singular, plural].map((search) =>
          data().catalogue.listProducts({ search, limit: 32, sort: 'price_asc' }),
        ),
      )
      expect(one?.total).toBeGreaterThan(3)
      expect(many?.items.map(({ name }) => name)).toEqual(one?.items.map(({ name }) => name))
    })

    test.each([
      ['aliemnto', 'alimento'],
      ['filtor de aceite', 'filtro de aceite'],
      ['flitro yaris', 'filtro yaris'],
      ['acuraio', 'acuario'],
      ['vandeja', 'bandeja'],
      ['tollota', 'toyota'],
      ['cepillo para preros', 'cepillo para perros'],
    ])('what %s finds is what %s finds, and that is said', async (slip, meant) => {
      const [mistyped, right, literally] = await Promise.all([list(slip), list(meant), list(slip, true)])
      const ids = ({ items }: typeof right) => items.map(({ id }) => id)
      expect(right.total).toBeGreaterThan(0)
      expect([mistyped.total, ids(mistyped)]).toEqual([right.total, ids(right)])
      expect([mistyped.reading?.corrected, right.reading?.corrected]).toEqual([meant, null])
      expect(literally.reading?.corrected).toBeNull()
      const suggested = await Promise.all([slip, meant].map((text) => data().search.suggest(text)))
      expect(suggested[0]).toEqual(suggested[1])
    })

    /** Those whose first three are not what they are for, each with what is shown. */
    async function missedOf(asked: readonly ShopperSearch[]): Promise<string[]> {
      const missed: string[] = []
      for (const { text, wanted } of asked) {
        const [{ items }, { topics }] = await Promise.all([
          list(text),
          wanted.help ? data().search.suggest(text) : { topics: [] },
        ])
        const isMissed = !isAnswered(
          wanted,
          items.map(({ id }) => id),
          topics,
        )
        if (isMissed) {
          const shown = items.slice(0, 3).map(({ name }) => name)
          missed.push(`${text}: ${shown.join(' / ')}`)
        }
      }
      return missed
    }

    test('[S4.28] of 120 searches as shoppers type them, 114 show in the first three what they are for', async () => {
      const missed = await missedOf(searches)
      expect(searches).toHaveLength(120)
      expect(searches.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(114)
    })

    test('what ails an animal and small names show in the first three what they are for', async () => {
      expect(await missedOf(symptomSearches)).toEqual([])
    })

    test('words as they are said, other names and needs show in the first three what they are for', async () => {
      expect(await missedOf(spokenSearches)).toEqual([])
    })

    test('what is for another animal is no answer, unless it is the very thing', async () => {
      const { items } = await list('capa doble para perro')
      expect(items.filter(({ name }) => /gato|arena/i.test(name))).toEqual([])
      const { items: drinkers, reading } = await list('fuente perro')
      expect(drinkers[0]?.name).toBe('Fuente de agua silenciosa para gato 2,5 L')
      expect(reading?.filters).toMatchObject([{ kind: 'animal', isApplied: false }])
    })

    test('words that nothing holds are left out and named; where all are, the page is empty', async () => {
      for (const [text, dropped] of [
        ['pelota qqqqq', ['qqqqq']],
        ['alimento qqqqq cachorro', ['qqqqq']],
        ['pelota iguana', ['iguana']],
      ] as const) {
        const { total, reading, correction } = await list(text)
        expect([text, total > 0, reading?.dropped, correction]).toEqual([text, true, dropped, null])
      }
      for (const text of ['qqqqqq wwwwww', 'xyzzy']) {
        expect(await list(text)).toMatchObject({ total: 0, correction: null })
      }
      expect((await list('pelota')).isTotalLeast).toBe(false)
    })

    test('a vehicle is read out of the words, and what is shown fits it', async () => {
      const { items, reading } = await list('filtro de aceite hilux 2018')
      expect(reading?.vehicle).toMatchObject({
        make: 'Toyota',
        model: 'Hilux',
        year: 2018,
        words: 'hilux 2018',
        without: 'filtro de aceite',
        isApplied: true,
      })
      const ids = reading?.vehicle?.ids ?? []
      expect(items.length).toBeGreaterThan(0)
      for (const { fitment } of items) {
        expect(fitment.kind === 'all' || fitment.vehicleIds.some((id) => ids.includes(id))).toBe(true)
      }
      const plain = await list('hilux 2018', true)
      expect(plain.reading).toMatchObject({ vehicle: null, filters: [], dropped: ['2018'] })
    })

    test('of what serves every vehicle the oldest comes first, whatever the words leave open', async () => {
      for (const text of ['hilux 2015', 'yaris 2012', 'hilux']) {
        const { items } = await list(text)
        const forAll = items.filter(({ fitment }) => fitment.kind === 'all').map(({ id }) => id)
        expect(forAll.length, text).toBeGreaterThan(3)
        expect(forAll, text).toEqual(forAll.toSorted((a, b) => a - b))
      }
    })

    test('an animal that is named narrows what is shown', async () => {
      const { items, reading } = await list('cama gato')
      expect(reading?.filters).toMatchObject([
        { kind: 'animal', words: 'gato', without: 'cama', isApplied: true },
      ])
      expect(items.length).toBeGreaterThan(0)
      const all = await list('cama', true)
      expect(all.total).toBeGreaterThan(items.length)
    })

    test('what an animal may not bear is in nothing that is shown', async () => {
      const { items, total, reading } = await list('alimento perro sin pollo')
      expect(reading?.filters).toMatchObject([
        { kind: 'animal' },
        { kind: 'allergens', words: 'sin pollo', without: 'alimento perro', isApplied: true },
      ])
      expect(items.length).toBeGreaterThan(2)
      expect(items.filter(({ suits }) => suits?.allergens?.includes('chicken'))).toEqual([])
      // Nothing that would do is left out.
      const all = await list('alimento perro', true)
      expect(all.total).toBeGreaterThan(total)
      const bearable = all.items.filter(({ suits }) => suits && !suits.allergens?.includes('chicken'))
      const known = new Set(items.map(({ id }) => id))
      expect(bearable.filter(({ id, name }) => /^alimento perro/i.test(name) && !known.has(id))).toEqual([])
    })

    test('a brand and how much there is to be of it are read, and what the shop has not is named', async () => {
      const { items, reading } = await list('comida perro andino 15 kilitos')
      expect(reading?.filters).toMatchObject([
        { kind: 'animal' },
        { kind: 'brand', words: 'andino', without: 'comida perro 15 kilitos', isApplied: true },
        { kind: 'contents', words: '15 kilitos', without: 'comida perro andino', isApplied: true },
      ])
      expect(items.map(({ name }) => name.includes('15 kg'))).toEqual([true])
      expect((await list('comida perro andino 99 kilos')).reading).toMatchObject({
        filters: [{ isApplied: true }, { isApplied: true }, { kind: 'contents', isApplied: false }],
        dropped: ['99 kilos'],
      })
    })

    test('a question is answered by pages of the shop, and by no product', async () => {
      for (const [text, topic] of [
        ['despacho punta arenas', 'shipping'],
        ['horario', 'stores'],
      ] as const) {
        expect(await data().search.suggest(text)).toMatchObject({ products: [], topics: [topic] })
        expect(await list(text)).toMatchObject({ total: 0, correction: null, reading: { topics: [topic] } })
      }
    })

    test('what is unlikely is not offered as what was meant', async () => {
      // A word of a question is none that is misspelt, though 'tinta' is near 'tienda'.
      for (const text of ['xyzzy', 'horario', 'envio gratis', 'zzzzzzz', 'tienda qqqqqq']) {
        expect([text, (await list(text)).correction]).toEqual([text, null])
      }
    })

    test('any text at all is an answer', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 100 }), async (text) => {
          const printable = text.replace(/\p{Cc}/gu, '')
          const { products } = await data().search.suggest(printable)
          expect(products.length).toBeLessThanOrEqual(4)
        }),
        { numRuns: timesOf(25, 8) },
      )
    })
  })
}
