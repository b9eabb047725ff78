import type { FastifyInstance } from 'fastify'
import { type Crawlable, type CrawlablePage, rowsById } from '../../content/crawlable.ts'
import type { LargeFiles, Pieces } from './large-files.ts'
import type { Lasting } from './lasting.ts'
import { element, xmlStart } from './xml.ts'

/**
 * The most addresses of one file, by the protocol. Its other limit, 50 MB, would take more than 1,000 bytes an
 * address: a product's has some 300 at most.
 */
const mostAddresses = 50_000
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const contentType = 'application/xml; charset=utf-8'

/**
 * `sitemap.xml` names the others: `sitemap-pages.xml` (home, the shop's own pages, categories, brands),
 * `sitemap-blog.xml` and, by their number, `sitemap-products-1.xml` and so on.
 */
export function registerSitemaps(
  app: FastifyInstance,
  {
    publicUrl,
    files,
    crawlable,
    sitePaths,
    counts,
    limit = mostAddresses,
  }: {
    publicUrl: string
    files: LargeFiles
    /** How many parts there are: asking for one that is not costs nothing. */
    counts: Lasting<number>
    crawlable: Crawlable
    /** Clean paths of the pages that no noun of the shop makes. */
    sitePaths: () => Promise<readonly string[]>
    limit?: number
  },
): void {
  const entry = (name: 'url' | 'sitemap', { path, changedAt }: CrawlablePage) =>
    `<${name}>${element('loc', publicUrl + path)}${element('lastmod', changedAt && day(changedAt))}</${name}>\n`

  const countParts = () =>
    counts.get('products', async () => Math.ceil((await crawlable.countProducts()) / limit))

  async function* index() {
    yield `${xmlStart}<sitemapindex ${namespace}>\n`
    const length = await countParts()
    const names = ['pages', 'blog', ...Array.from({ length }, (_, part) => `products-${part + 1}`)]
    for (const name of names) yield entry('sitemap', { path: `/sitemap-${name}.xml`, changedAt: null })
    yield '</sitemapindex>\n'
  }
  const urls = (pages: () => AsyncIterable<CrawlablePage>): Pieces =>
    async function* () {
      yield `${xmlStart}<urlset ${namespace}>\n`
      for await (const page of pages()) yield entry('url', page)
      yield '</urlset>\n'
    }
  async function* pages() {
    for (const path of await sitePaths()) yield { path, changedAt: null }
    yield* await crawlable.listPages()
  }
  async function* posts() {
    yield* await crawlable.listPosts()
  }

  const fixed: Record<string, Pieces> = {
    '/sitemap.xml': index,
    '/sitemap-pages.xml': urls(pages),
    '/sitemap-blog.xml': urls(posts),
  }
  for (const [name, pieces] of Object.entries(fixed))
    app.get(name, (request, reply) => files.send(request, reply, { name, contentType, pieces }))

  app.get<{ Params: { part: string } }>(
    '/sitemap-products-:part(^[1-9]\\d{0,3}).xml',
    async (request, reply) => {
      const part = Number(request.params.part)
      if (part > (await countParts())) return reply.callNotFound()
      async function* products() {
        const from = await crawlable.findProductAfter((part - 1) * limit)
        if (from !== null) yield* rowsById(crawlable.listProductPages, { from, most: limit })
      }
      return files.send(request, reply, {
        name: `/sitemap-products-${part}.xml`,
        contentType,
        pieces: urls(products),
      })
    },
  )
}

const day = (moment: Date): string => moment.toISOString().slice(0, 10)
