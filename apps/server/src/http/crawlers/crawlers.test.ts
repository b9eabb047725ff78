import fastify from 'fastify'
import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noBrand } from '#rules/shop/brand.ts'
import { noSeller } from '#rules/shop/shop-facts.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { crawlableStore } from '../../content/crawlable.store.ts'
import type { Crawlable } from '../../content/crawlable.ts'
import { ReplyCache } from '../cache/reply-cache.ts'
import { noRateLimits } from '../security/rate-limits.ts'
import { type CrawlerDependencies, registerCrawlers } from './crawlers.ts'
import { itemOf } from './merchant-feed.ts'

const publicUrl = 'https://tienda.example'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())

/** The texts of the elements of XML, by their names; what is no XML throws. */
function elementsOf(xml: string): Record<string, string[]> {
  const parser = new SaxesParser({ xmlns: true })
  const found: Record<string, string[]> = {}
  const texts: string[] = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', () => texts.push(''))
  parser.on('text', (text) => texts.push((texts.pop() ?? '') + text))
  parser.on('closetag', ({ name }) => {
    found[name] = [...(found[name] ?? []), texts.pop() ?? '']
  })
  parser.write(xml).close()
  return found
}

function open(more: Partial<CrawlerDependencies> = {}) {
  const app = fastify()
  const cache = new ReplyCache(1024 * 1024)
  cache.resume()
  let now = 0
  const readings: string[] = []
  const store = crawlableStore(shop.database)
  const crawlable = new Proxy(store, {
    get(target, name: keyof Crawlable) {
      readings.push(name)
      return target[name]
    },
  })
  registerCrawlers(app, {
    config: { publicUrl, storeLanguage: 'es' },
    cache,
    limits: noRateLimits,
    crawlable,
    brand: async () => noBrand,
    seller: async () => ({ ...noSeller, name: 'Huella SpA', phone: '+56223456789' }),
    newestPosts: async (language) => [
      {
        slug: 'agua',
        title: `Agua & <sal> ${language}`,
        excerpt: 'Con [corchetes]\ny líneas',
        author: 'Ana',
        image: 'post-1.svg',
        publishedOn: '2026-05-04',
        category: { name: 'Salud' },
      },
    ],
    sitePaths: async () => ['/', '/shop', '/site/terms-conditions'],
    clock: { now: () => now },
    ...more,
  })
  const ask = async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  const read = async (url: string) => elementsOf((await ask(url)).body)
  return { ask, read, cache, readings, later: (ms: number) => (now += ms) }
}

const sql = async <Row>(text: string): Promise<Row[]> => (await shop.database.pool.query(text)).rows as Row[]

test('robots.txt keeps crawlers from what is one shopper’s own and leads to the sitemaps', async () => {
  const { body } = await open().ask('/robots.txt')
  expect(body).toContain('Disallow: /shop/checkout\n')
  expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`)
})

describe('the sitemaps', () => {
  test('are named by their index, none longer than the limit, and hold every page once', async () => {
    const { read, ask } = open({ sitemapLimit: 100 })
    const { sitemapindex, loc: names = [] } = await read('/sitemap.xml')
    expect(sitemapindex).toHaveLength(1)
    const parts = await Promise.all(names.map((name) => read(new URL(name).pathname)))
    for (const { loc } of parts) expect(loc?.length).toBeLessThanOrEqual(100)
    const listed = parts.flatMap(({ loc = [] }) => loc)
    expect(new Set(listed).size).toBe(listed.length)
    const rows = await sql<{ path: string }>(
      `SELECT '/shop/products/' || slug AS path FROM products WHERE active
       UNION ALL SELECT '/shop/category/' || slug FROM categories
       UNION ALL SELECT '/brand/' || b.slug FROM brands b WHERE EXISTS (SELECT FROM products p WHERE p.brand_id = b.id)
       UNION ALL SELECT '/blog/' || slug FROM blog_posts
       UNION ALL SELECT '/pagina/' || slug FROM site_pages WHERE published`,
    )
    const expected = [...rows.map(({ path }) => path), '/', '/shop', '/site/terms-conditions']
    expect(listed.toSorted()).toEqual(expected.map((path) => publicUrl + path).toSorted())
    const products = names.filter((name) => name.includes('products'))
    expect(products.length).toBeGreaterThan(2)
    for (const none of ['products-0', `products-${products.length + 1}`, 'products-x', 'other'])
      expect((await ask(`/sitemap-${none}.xml`)).statusCode).toBe(404)
  })

  test('say when a product or a post was written last, and its units do not count', async () => {
    const [{ id = 0, slug = '' } = {}] = await sql<{ id: number; slug: string }>(
      'SELECT id, slug FROM products WHERE active ORDER BY id LIMIT 1',
    )
    const day = async () => {
      const { body } = await open().ask('/sitemap-products-1.xml')
      return new RegExp(`/${slug}</loc><lastmod>([^<]+)`).exec(body)?.[1]
    }
    const longAgo = `UPDATE products SET updated_at = '2020-02-03T12:00Z' WHERE id = ${id}`
    for (const change of [
      `UPDATE products SET name = name || ' ' WHERE id = ${id}`,
      `UPDATE product_texts SET description = array_append(description, 'Más.') WHERE product_id = ${id}`,
      `UPDATE product_pictures SET alt = alt || '.' WHERE product_id = ${id}`,
    ]) {
      await sql(longAgo)
      await sql(`UPDATE products SET stock = stock + 1 WHERE id = ${id}`)
      expect(await day()).toBe('2020-02-03')
      await sql(change)
      expect(await day(), change).not.toBe('2020-02-03')
    }
  })

  test('are made again after a change, though not for everybody who asks', async () => {
    const { ask, cache, readings, later } = open()
    const [first, second] = await Promise.all([ask('/sitemap.xml'), ask('/sitemap.xml')])
    expect(first?.body).toBe(second?.body)
    await ask('/sitemap.xml')
    cache.apply('everything')
    await ask('/sitemap.xml')
    expect(readings).toEqual(['countProducts'])
    later(5 * 60_000)
    await ask('/sitemap.xml')
    expect(readings).toEqual(['countProducts', 'countProducts'])
    later(60 * 60_000)
    await ask('/sitemap.xml')
    expect(readings).toHaveLength(2)
  })

  test('make a part that there is not cost nothing, and one that there is no more than one reading', async () => {
    const { ask, readings } = open()
    await ask('/sitemap-products-1.xml')
    expect(readings).toEqual(['countProducts', 'findProductAfter', 'listProductPages'])
    await ask('/sitemap-products-1.xml')
    for (const part of [2, 77, 9999])
      expect((await ask(`/sitemap-products-${part}.xml`)).statusCode).toBe(404)
    expect(readings).toHaveLength(3)
  })

  test('go out compressed to who takes that, and not again to who has them', async () => {
    const { ask } = open()
    const packed = await ask('/sitemap-pages.xml', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.rawPayload.length).toBeLessThan((await ask('/sitemap-pages.xml')).rawPayload.length / 2)
    const refused = await ask('/sitemap-pages.xml', { 'accept-encoding': 'gzip;q=0' })
    expect(refused.headers['content-encoding']).toBeUndefined()
    const again = await ask('/sitemap-pages.xml', { 'if-none-match': String(packed.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

describe('the products for Google Merchant', () => {
  test('are all those for sale, each once, read in batches', async () => {
    const { read, readings } = open()
    const { 'g:id': ids = [], 'g:price': prices = [] } = await read('/feeds/google-merchant.xml')
    const rows = await sql<{ id: number }>('SELECT id FROM products WHERE active ORDER BY id')
    expect(ids).toEqual(rows.map(({ id }) => String(id)))
    for (const price of prices) expect(price).toMatch(/^\d+ CLP$/)
    expect(new Set(readings)).toEqual(new Set(['listFeedProducts']))
  })

  test('say price and offer as pesos, whole addresses, a barcode and what it weighs', async () => {
    const [row] = await sql<{ id: number; slug: string; price: number; before: number; barcode: string }>(
      `SELECT p.id, p.slug, price, compare_at_price AS before, barcode FROM products p
       WHERE active AND compare_at_price IS NOT NULL AND barcode <> '' ORDER BY id LIMIT 1`,
    )
    const { body } = await open().ask('/feeds/google-merchant.xml')
    const item = elementsOf(
      `<r xmlns:g="g">${new RegExp(`<item><g:id>${row?.id}</g:id>.*</item>`).exec(body)?.[0]}</r>`,
    )
    expect(item).toMatchObject({
      'g:link': [`${publicUrl}/shop/products/${row?.slug}`],
      'g:price': [`${row?.before} CLP`],
      'g:sale_price': [`${row?.price} CLP`],
      'g:gtin': [row?.barcode],
      'g:condition': ['new'],
      'g:shipping_weight': [expect.stringMatching(/^[\d.]+ kg$/)],
      'g:image_link': [expect.stringMatching(/^https:\/\/tienda\.example\/media\/share\/p-\d+\.jpg$/)],
      'g:availability': [expect.stringMatching(/^(in_stock|out_of_stock)$/)],
      'g:brand': [expect.stringMatching(/./)],
    })
  })

  test('say nothing that Google refuses: no barcode that is none, no day that nobody knows, nothing twice', async () => {
    const [{ id = 0 } = {}] = await sql<{ id: number }>('SELECT max(id) AS id FROM products WHERE active')
    await sql(`UPDATE products SET barcode = '7801234567891', stock = 0, backorder = true WHERE id = ${id}`)
    await sql(`UPDATE product_texts SET short_description = 'Liviana.', description = '{Liviana. Y firme.,Dura.}'
      WHERE product_id = ${id}`)
    const item = async () => {
      const rows = await crawlableStore(shop.database).listFeedProducts(id, 1)
      return rows.map((row) => itemOf(row, publicUrl)).join('')
    }
    expect(await item()).not.toContain('g:gtin')
    expect(await item()).toContain('<g:availability>out_of_stock</g:availability>')
    expect(await item()).toContain('<g:description>Liviana. Y firme. Dura.</g:description>')
    await sql(`UPDATE product_texts SET short_description = 'Otra.' WHERE product_id = ${id}`)
    expect(await item()).toContain('<g:description>Otra. Liviana. Y firme. Dura.</g:description>')
  })

  test('are refused to who asks without a pause', async () => {
    const { ask } = open({ limits: { takeAddress: async () => 90 } })
    const reply = await ask('/feeds/google-merchant.xml')
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '90'])
  })
})

test('the blog’s feed is in the language asked for, and text stays text', async () => {
  const { read, ask } = open()
  const spanish = await read('/blog/rss.xml')
  expect(spanish).toMatchObject({
    language: ['es'],
    title: ['Blog de Huella', 'Agua & <sal> es'],
    link: [`${publicUrl}/blog`, `${publicUrl}/blog/agua`],
    pubDate: ['Mon, 04 May 2026 12:00:00 GMT'],
  })
  expect((await read('/blog/rss.xml?lang=ru')).link).toEqual([
    `${publicUrl}/blog?lang=ru`,
    `${publicUrl}/blog/agua?lang=ru`,
  ])
  const { headers } = await ask('/blog/rss.xml?lang=xx')
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
})

test('llms.txt says what the shop is and where things stand', async () => {
  const { headers, body } = await open().ask('/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^# Huella\n\n> /)
  expect(body).toContain(`](${publicUrl}/shop/category/perros): `)
  expect(body).toContain(`- [terms conditions](${publicUrl}/site/terms-conditions)\n`)
  expect(body).toContain(`- [Agua & <sal> es](${publicUrl}/blog/agua): Con [corchetes] y líneas\n`)
  expect(body).toContain(`${publicUrl}/feeds/google-merchant.xml`)
})
