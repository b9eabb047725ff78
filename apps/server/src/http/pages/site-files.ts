import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { CachedReply } from '../cache/cached-reply.ts'
import type { ReplyCache } from '../cache/reply-cache.ts'
import { sendCached } from '../cache/send-cached.ts'
import { SingleFlight } from '../cache/single-flight.ts'

/** The most addresses of one sitemap file, by its protocol. */
const mostAddresses = 50_000

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * `robots.txt` and `sitemap.xml`: what crawlers may read, and every page there is for them. More than fit one file
 * stand in `sitemap-1.xml` and so on, which `sitemap.xml` then names.
 */
export function registerSiteFiles(
  app: FastifyInstance,
  {
    config: { publicUrl },
    cache,
    publicPaths,
    limit = mostAddresses,
  }: {
    config: Pick<Config, 'publicUrl'>
    cache: ReplyCache
    publicPaths: () => Promise<string[]>
    limit?: number
  },
): void {
  const making = new SingleFlight<CachedReply[]>()
  /** How many files there were at a version of the cache, so that asking for more costs nothing. */
  let made = { version: -1, files: 0 }
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
  app.get('/sitemap.xml', async (request, reply) => sendCached(request, reply, await file(0)))
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}).xml', async (request, reply) => {
    const found = await file(Number(request.params.part))
    return found ? sendCached(request, reply, found) : reply.callNotFound()
  })

  /** `sitemap.xml` as 0, its parts from 1. */
  function file(part: 0): Promise<CachedReply>
  function file(part: number): Promise<CachedReply | undefined>
  async function file(part: number): Promise<CachedReply | undefined> {
    const cached = cache.get(`sitemap ${part}`)
    if (cached) return cached
    if (made.version === cache.version && part >= made.files) return undefined
    const files = await making.run(`${cache.version}`, makeFiles)
    return files[part]
  }

  /** Read once for all who ask at the same time: it is every product of the shop. */
  async function makeFiles(): Promise<CachedReply[]> {
    const readSince = cache.version
    const paths = await publicPaths()
    const parts: string[] = []
    for (let start = 0; start < paths.length; start += limit) {
      const rows = paths
        .slice(start, start + limit)
        .map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
      parts.push(`<urlset ${namespace}>\n${rows.join('\n')}\n</urlset>`)
    }
    const names = parts.map(
      (_, index) => `<sitemap><loc>${publicUrl}/sitemap-${index + 1}.xml</loc></sitemap>`,
    )
    const index = `<sitemapindex ${namespace}>\n${names.join('\n')}\n</sitemapindex>`
    const bodies = parts.length > 1 ? [index, ...parts] : parts
    made = { version: readSince, files: bodies.length }
    return Promise.all(
      bodies.map(async (body, part) => {
        const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`
        const entry = await CachedReply.of(xml, { contentType: 'application/xml; charset=utf-8' })
        cache.put(`sitemap ${part}`, entry, readSince)
        return entry
      }),
    )
  }
}
