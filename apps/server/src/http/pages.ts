import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { injectFetch } from './inject-fetch.ts'
import { builtStorefront, type Storefront } from './page-storefront.ts'
import { CachedReply, type ReplyCache } from './reply-cache.ts'
import { sendCached } from './send-cached.ts'
import { registerSharePictures } from './share-pictures.ts'
import { registerSiteFiles } from './site-files.ts'

export interface PageDependencies {
  config: Pick<
    Config,
    'publicUrl' | 'appToken' | 'defaultLanguage' | 'storeLanguage' | 'dataLayer' | 'development'
  >
  cache: ReplyCache
  /** Where the build stands; `dist` in the working directory when left out. */
  dist?: string
}

const HTML = 'text/html; charset=utf-8'
const YEAR = 365 * 24 * 60 * 60
/** What belongs to the wire and to files: no page stands there. */
const NO_PAGE = /^\/(?:api|assets|media)(?:\/|$)/

/**
 * The public pages, rendered (D4): each is read through the wire in the same process and kept, by address
 * and language, until something that it shows changes. Pages of one shopper's own are rendered empty and
 * not kept. Also the built files, `/media`, `robots.txt` and `sitemap.xml`.
 */
export async function registerPages(app: FastifyInstance, dependencies: PageDependencies): Promise<void> {
  const { config, cache } = dependencies
  const dist = dependencies.dist ?? join(process.cwd(), 'dist')
  const storefront = config.development
    ? await (await import('./page-development.ts')).developedStorefront(app)
    : await builtStorefront(dist)
  if (!config.development) await registerBuiltFiles(app, dist, storefront)
  await app.register(staticFiles, {
    root: join(dist, 'media'),
    prefix: '/media/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=86400'),
  })
  registerSharePictures(app, join(dist, 'media'), cache)
  registerSiteFiles(app, { config, cache })

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (NO_PAGE.test(path)) return reply.callNotFound()
    return sendPage(request, reply)
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = await storefront.load(request.url)
    const url = page.withoutWish('data', page.normalUrl(request.url))
    const language = page.chooseLanguage({
      query: page.queryOf(url).get('lang'),
      stored: null,
      preferred: page.tagsOfHeader(request.headers['accept-language'] ?? ''),
      fallback: request.headers['accept-language'] ? config.defaultLanguage : config.storeLanguage,
    })
    const key = `page ${language} ${url}`
    const kept = storefront.keeps ? cache.get(key) : undefined
    if (kept) return sendHtml(request, reply, kept)

    const readSince = cache.moment
    const { status, html, products, whole } = await page.render({
      url,
      data: page.createRemoteData({
        token: config.appToken,
        language: language === 'en-RTL' ? 'en' : language,
        fetch: injectFetch(app),
      }),
      language,
      defaultLanguage: config.defaultLanguage,
      storeLanguage: config.storeLanguage,
      origin: config.publicUrl,
      token: config.appToken,
      layer: config.dataLayer,
      template: page.template,
      manifest: page.manifest,
      styles: page.styles,
    })
    const entry = new CachedReply(Buffer.from(html), HTML, products, status)
    if (storefront.keeps && whole && status < 500 && !page.isPersonal(url)) cache.put(key, entry, readSince)
    return sendHtml(request, reply, entry)
  }

  function sendHtml(request: FastifyRequest, reply: FastifyReply, entry: CachedReply): FastifyReply {
    if (storefront.contentSecurityPolicy) {
      reply.header('content-security-policy', storefront.contentSecurityPolicy)
    }
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    return sendCached(request, reply, entry)
  }

  // A page depends on the language asked for, besides what every kept reply depends on.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.getHeader('content-type') === HTML || (reply.statusCode === 304 && reply.hasHeader('etag'))) {
      reply.header('vary', 'accept-encoding, accept-language')
    }
    done(null, payload)
  })
}

async function registerBuiltFiles(app: FastifyInstance, dist: string, storefront: Storefront): Promise<void> {
  await app.register(staticFiles, {
    root: join(dist, 'client', 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        path.includes('/i18n/') ? 'no-cache' : `public, max-age=${YEAR}, immutable`,
      ),
  })
  for (const name of storefront.rootFiles) {
    app.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile(name, join(dist, 'client')),
    )
  }
}
