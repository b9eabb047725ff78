import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { injectFetch } from './inject-fetch.ts'
import type { Storefront } from './page-storefront.ts'
import { CachedReply, type ReplyCache } from './reply-cache.ts'
import { sendCached } from './send-cached.ts'
import { SharedWork } from './shared-work.ts'

/** The most addresses of one sitemap file, by its protocol. */
const SITEMAP_LIMIT = 50_000
const PAGE_SIZE = 32

/** `robots.txt` and `sitemap.xml`: what crawlers may read, and every page there is for them. */
export function registerSiteFiles(
  app: FastifyInstance,
  {
    config,
    cache,
    storefront,
  }: { config: Pick<Config, 'publicUrl' | 'appToken'>; cache: ReplyCache; storefront: Storefront },
): void {
  const { publicUrl } = config
  const making = new SharedWork<CachedReply>()
  const robots = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /shop/cart',
    'Disallow: /shop/checkout',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
  app.get('/robots.txt', (_request, reply) =>
    reply.header('content-type', 'text/plain; charset=utf-8').send(robots),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const kept = cache.get('sitemap')
    if (kept) return sendCached(request, reply, kept)
    return sendCached(request, reply, await making.share(`${cache.moment}`, makeSitemap))
  })

  /** Read once for all who ask at the same time: it is every product of the shop. */
  async function makeSitemap(): Promise<CachedReply> {
    const readSince = cache.moment
    const paths = await publicPaths()
    const rows = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('\n')
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows}\n</urlset>\n`
    const entry = new CachedReply(Buffer.from(xml), 'application/xml; charset=utf-8', [])
    cache.put('sitemap', entry, readSince)
    return entry
  }

  async function publicPaths(): Promise<string[]> {
    const { createRemoteData } = await storefront.load('/')
    const { catalogue, blog } = createRemoteData({
      token: config.appToken,
      language: 'es',
      fetch: injectFetch(app),
    })
    const categories = await catalogue.listCategories()
    const posts = await blog.listPosts({ limit: 24 })
    const paths = [
      '/',
      '/shop',
      ...categories.map(({ slug }) => `/shop/category/${slug}`),
      '/blog',
      ...posts.items.map(({ slug }) => `/blog/${slug}`),
    ]
    for (let page = 1, pages = 1; page <= pages && paths.length < SITEMAP_LIMIT; page += 1) {
      const list = await catalogue.listProducts({ page, limit: PAGE_SIZE })
      pages = list.pages
      paths.push(...list.items.map(({ slug }) => `/shop/products/${slug}`))
    }
    return paths.slice(0, SITEMAP_LIMIT)
  }
}
