import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timesOf } from '#testing/counts.ts'
import type { DataPort } from '../port/port.ts'

/** What both layers suggest. */
export function searchContract(data: () => DataPort): void {
  describe('search', () => {
    test('[S4.28] [S5.34] nothing is suggested under 3 characters', async () => {
      for (const text of ['', 'p', 'pe', '  pe  ']) {
        expect(await data().search.suggest(text)).toEqual({ products: [], categories: [] })
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

    test('a SKU finds its product', async () => {
      const { items } = await data().catalogue.listProducts({ limit: 8, sort: 'price_desc' })
      for (const { sku, id, rating, reviewCount } of items) {
        const { products } = await data().search.suggest(sku)
        expect(products[0]).toMatchObject({ id, rating, reviewCount })
      }
    })

    test('a search that finds nothing offers one like it that finds something, and only then', async () => {
      const list = (search: string) => data().catalogue.listProducts({ search, limit: 8 })
      for (const text of ['pelota qqqqq', 'alimento qqqqq cachorro', 'pelota iguana inflable']) {
        const { total, correction } = await list(text)
        expect([total, typeof correction]).toEqual([0, 'string'])
        expect((await list(correction ?? '')).total).toBeGreaterThan(0)
      }
      expect((await list('pelota qqqqq')).correction).toBe('pelota')
      expect((await list('pelota')).correction).toBe(null)
      expect((await list('qqqqqq wwwwww')).correction).toBe(null)
      expect((await list('pelota')).isTotalLeast).toBe(false)
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
