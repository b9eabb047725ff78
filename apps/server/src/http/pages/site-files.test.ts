import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { ReplyCache } from '../cache/reply-cache.ts'
import { registerSiteFiles } from './site-files.ts'

const publicUrl = 'https://tienda.example'

function open(paths: string[], limit: number) {
  const app = fastify()
  const cache = new ReplyCache()
  cache.resume()
  let readings = 0
  const publicPaths = async () => {
    readings += 1
    return paths
  }
  registerSiteFiles(app, { config: { publicUrl }, cache, publicPaths, limit })
  const ask = async (url: string) => {
    const { statusCode, body } = await app.inject(url)
    return { statusCode, root: /<(urlset|sitemapindex)/.exec(body)?.[1], places: placesIn(body) }
  }
  return { ask, cache, readings: () => readings }
}

const placesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place)

describe('the sitemap', () => {
  test('is one file as long as its addresses fit one', async () => {
    const paths = ['/', '/shop', '/shop/products/a']
    const { ask } = open(paths, 3)
    const { root, places } = await ask('/sitemap.xml')
    expect([root, places]).toEqual(['urlset', paths.map((path) => publicUrl + path)])
    expect((await ask('/sitemap-1.xml')).statusCode).toBe(404)
  })

  test('names its parts beyond, none longer than the limit, and they hold every address once', async () => {
    const paths = Array.from({ length: 10 }, (_, id) => `/shop/products/${id}`)
    const { ask, readings } = open(paths, 4)
    const index = await ask('/sitemap.xml')
    expect(index.root).toBe('sitemapindex')
    expect(index.places).toEqual([1, 2, 3].map((part) => `${publicUrl}/sitemap-${part}.xml`))
    const parts = await Promise.all(index.places.map((place) => ask(new URL(place ?? '').pathname)))
    expect(parts.map(({ root, places }) => [root, places.length])).toEqual([
      ['urlset', 4],
      ['urlset', 4],
      ['urlset', 2],
    ])
    expect(parts.flatMap(({ places }) => places)).toEqual(paths.map((path) => publicUrl + path))
    expect(readings()).toBe(1)
    for (const none of ['/sitemap-0.xml', '/sitemap-4.xml', '/sitemap-x.xml']) {
      expect((await ask(none)).statusCode).toBe(404)
    }
  })

  test('is made again after a change', async () => {
    const paths = ['/']
    const { ask, cache, readings } = open(paths, 3)
    await ask('/sitemap.xml')
    paths.push('/shop/products/new')
    cache.apply('everything')
    expect((await ask('/sitemap.xml')).places).toHaveLength(2)
    expect(readings()).toBe(2)
  })
})
