import type { FastifyInstance } from 'fastify'
import type { Brand } from '#rules/shop/brand.ts'
import type { Seller } from '#rules/shop/shop-facts.ts'
import { type ShopLanguage, spokenIn } from '#rules/text/shop-language.ts'
import type { Config } from '../../config.ts'
import type { Crawlable } from '../../content/crawlable.ts'
import type { ReplyCache } from '../cache/reply-cache.ts'
import type { RateLimits } from '../security/rate-limits.ts'
import { type RssPost, registerBlogRss } from './blog-rss.ts'
import { LargeFiles } from './large-files.ts'
import { Lasting } from './lasting.ts'
import { registerLlmsText } from './llms-text.ts'
import { registerMerchantFeed } from './merchant-feed.ts'
import { registerSitemaps } from './sitemaps.ts'

export type CrawlerDependencies = {
  config: Pick<Config, 'publicUrl' | 'storeLanguage'>
  cache: ReplyCache
  limits: Pick<RateLimits, 'takeAddress'>
  crawlable: Crawlable
  newestPosts: (language: ShopLanguage) => Promise<RssPost[]>
  seller: () => Promise<Seller>
  brand: () => Promise<Brand>
  /** Clean paths of the pages that no noun of the shop makes. */
  sitePaths: () => Promise<readonly string[]>
  /** The most addresses of a sitemap, where not the protocol's. */
  sitemapLimit?: number
  clock?: { now(): number }
}

/** What programs read of the shop: `robots.txt`, `llms.txt`, sitemaps, the blog's feed and the products'. */
export function registerCrawlers(app: FastifyInstance, dependencies: CrawlerDependencies): void {
  const { config, cache, limits, crawlable, newestPosts, seller, brand, sitePaths, sitemapLimit } =
    dependencies
  const { publicUrl } = config
  const storeLanguage = spokenIn(config.storeLanguage)
  const files = new LargeFiles(cache, dependencies.clock)
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
  registerSitemaps(app, {
    publicUrl,
    files,
    crawlable,
    sitePaths,
    counts: new Lasting(cache, dependencies.clock),
    ...(sitemapLimit && { limit: sitemapLimit }),
  })
  registerMerchantFeed(app, { publicUrl, files, crawlable, limits, brand })
  registerBlogRss(app, { publicUrl, storeLanguage, cache, newestPosts, brand })
  registerLlmsText(app, {
    publicUrl,
    files,
    crawlable,
    sitePaths,
    seller,
    brand,
    newestPosts: () => newestPosts('es'),
  })
}
