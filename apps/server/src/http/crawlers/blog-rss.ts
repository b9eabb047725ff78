import type { FastifyInstance } from 'fastify'
import type { Brand } from '#rules/shop/brand.ts'
import { isShopLanguage, type ShopLanguage } from '#rules/text/shop-language.ts'
import { mediaPath } from '../../content/media-path.ts'
import { CachedReply } from '../cache/cached-reply.ts'
import type { ReplyCache } from '../cache/reply-cache.ts'
import { sendCached } from '../cache/send-cached.ts'
import { element, escapeXml, xmlStart } from './xml.ts'

export type RssPost = {
  slug: string
  title: string
  excerpt: string
  author: string
  /** A file under `/media/`. */
  image: string
  /** A day, ISO 8601. */
  publishedOn: string
  category: { name: string }
}

const titles: Record<ShopLanguage, { title: (shop: string) => string; description: string }> = {
  es: { title: (shop) => `Blog de ${shop}`, description: 'Consejos para cuidar mascotas y autos.' },
  en: { title: (shop) => `The blog of ${shop}`, description: 'Advice on looking after pets and cars.' },
  ru: { title: (shop) => `Блог ${shop}`, description: 'Советы о питомцах и машинах.' },
}

/** `/blog/rss.xml`: the newest posts, in the language that `lang` names or the store's own. */
export function registerBlogRss(
  app: FastifyInstance,
  {
    publicUrl,
    storeLanguage,
    cache,
    newestPosts,
    brand,
  }: {
    publicUrl: string
    storeLanguage: ShopLanguage
    cache: ReplyCache
    newestPosts: (language: ShopLanguage) => Promise<RssPost[]>
    brand: () => Promise<Brand>
  },
): void {
  app.get<{ Querystring: { lang?: unknown } }>('/blog/rss.xml', async (request, reply) => {
    const { lang } = request.query
    const language = isShopLanguage(lang) ? lang : storeLanguage
    const key = `rss ${language}`
    const cached = cache.get(key)
    if (cached) return sendCached(request, reply, cached)
    const readSince = cache.version
    const { name: shop } = await brand()
    const xml = rssOf(await newestPosts(language), {
      shop,
      language,
      publicUrl,
      query: language === storeLanguage ? '' : `?lang=${language}`,
    })
    const entry = await CachedReply.of(xml, { contentType: 'application/rss+xml; charset=utf-8' })
    cache.put(key, entry, readSince)
    return sendCached(request, reply, entry)
  })
}

function rssOf(
  posts: readonly RssPost[],
  {
    language,
    publicUrl,
    query,
    shop,
  }: { language: ShopLanguage; publicUrl: string; query: string; shop: string },
): string {
  const own = escapeXml(`${publicUrl}/blog/rss.xml${query}`)
  const items = posts.map((post) => {
    const address = `${publicUrl}/blog/${post.slug}`
    return `<item>${[
      element('title', post.title),
      element('link', address + query),
      `<guid isPermaLink="false">${escapeXml(address)}</guid>`,
      element('pubDate', new Date(`${post.publishedOn}T12:00:00Z`).toUTCString()),
      element('dc:creator', post.author),
      element('category', post.category.name),
      element('description', post.excerpt),
      `<media:content url="${escapeXml(publicUrl + mediaPath(post.image))}" medium="image"/>`,
    ].join('')}</item>`
  })
  return [
    `${xmlStart}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">`,
    '<channel>',
    element('title', titles[language].title(shop)),
    element('link', `${publicUrl}/blog${query}`),
    element('description', titles[language].description),
    element('language', language),
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
