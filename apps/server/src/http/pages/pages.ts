import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { ReplyCache } from '../cache/reply-cache.ts'
import { encodingOf, sendCached } from '../cache/send-cached.ts'
import { SharedWork } from '../cache/shared-work.ts'
import { gatewayHosts } from '../security/gateway-hosts.ts'
import { pixelHosts } from '../security/pixel-hosts.ts'
import { injectFetch } from '../wire/inject-fetch.ts'
import { readDrawing } from './drawings.ts'
import { createNonce, NONCE_MARK, NoncedPage } from './nonced-page.ts'
import { type PageAddress, PageAddresses } from './page-addresses.ts'
import { builtStorefront, type PageRenderer, type Storefront } from './page-storefront.ts'
import { registerSharePictures } from './share-pictures.ts'
import { registerSiteFiles } from './site-files.ts'

export interface PageDependencies {
  config: Pick<
    Config,
    'publicUrl' | 'appToken' | 'defaultLanguage' | 'storeLanguage' | 'dataLayer' | 'development' | 'webpay'
  >
  cache: ReplyCache
  /** The paths of the sitemap. */
  publicPaths: () => Promise<string[]>
  /** Where the build stands; `dist` in the working directory when left out. */
  dist?: string
}

const HTML = 'text/html; charset=utf-8'
const YEAR = 365 * 24 * 60 * 60
const WORKER = 'sw.js'
/** Asked for again each time, so that the next build's comes at once; what it fetches is under its own policy. */
const workerHeaders = { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'self'" }
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
    : await builtStorefront(dist, gatewayHosts(config.webpay?.url))
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
  registerSiteFiles(app, { config, cache, publicPaths: dependencies.publicPaths })

  const addresses = new PageAddresses(config)
  const rendering = new SharedWork<NoncedPage>()
  /** Read with each rendering: whoever sets pixels makes every cached page go, so that none has older hosts. */
  let hosts: readonly string[] = []
  const pageHeaders = {
    vary: 'accept-encoding, accept-language',
    'cache-control': 'no-cache',
  }
  // An order's page shows whose it is, and its address opens it.
  const personalHeaders = { ...pageHeaders, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }

  app.route({
    method: 'GET',
    url: '/*',
    // A cached page goes out before anything else is done.
    onRequest: (request, reply, done) => {
      const known = addresses.known(request)
      const cached = known && cache.get(known.key)
      if (cached instanceof NoncedPage && cached.has(encodingOf(request, cached)))
        send(request, reply, cached, pageHeaders)
      else done()
    },
    handler: async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '/'
      return NO_PAGE.test(path) ? reply.callNotFound() : sendPage(request, reply)
    },
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = await storefront.load(request.url)
    const address = addresses.read(request, page)
    if (page.isPersonal(address.url)) {
      return sendMade(request, reply, await renderPage(page, address), personalHeaders)
    }
    const cached = cache.get(address.key)
    const entry = cached instanceof NoncedPage ? cached : await renderOnce(page, address)
    return sendMade(request, reply, entry, pageHeaders)
  }

  /** Sends a page in the encoding that the client takes, which is made first where it is not. */
  async function sendMade(
    request: FastifyRequest,
    reply: FastifyReply,
    page: NoncedPage,
    headers: Record<string, string>,
  ): Promise<FastifyReply> {
    await page.make(encodingOf(request, page))
    return send(request, reply, page, headers)
  }

  /** Each response has a nonce of its own, in its policy and in its page. */
  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: NoncedPage,
    headers: Record<string, string>,
  ): FastifyReply {
    const nonce = createNonce()
    const policy = storefront.contentSecurityPolicy?.(nonce, hosts)
    // The sources' own server adds scripts to the page that no policy could name.
    if (policy === undefined) reply.removeHeader('content-security-policy')
    const own = policy === undefined ? headers : { ...headers, 'content-security-policy': policy }
    return sendCached(request, reply, page.withNonce(nonce), own)
  }

  /** Those who ask for one page while it is rendered get the same rendering, unless something has changed since. */
  function renderOnce(page: PageRenderer, address: PageAddress): Promise<NoncedPage> {
    if (!storefront.keeps || !cache.isKeeping) return renderPage(page, address)
    return rendering.share(`${cache.moment} ${address.key}`, () => renderPage(page, address))
  }

  /** Where the pixels cannot be read, those known before still hold. */
  async function hostsOf(data: ReturnType<PageRenderer['createRemoteData']>): Promise<readonly string[]> {
    try {
      const { google, facebook } = await data.content.getPixels()
      return pixelHosts([...google, ...facebook.scripts, ...facebook.pictures])
    } catch (error) {
      app.log.warn({ err: error }, 'the hosts of the pixels could not be read')
      return hosts
    }
  }

  async function renderPage(page: PageRenderer, { url, language, key }: PageAddress): Promise<NoncedPage> {
    const readSince = cache.moment
    const data = page.createRemoteData({
      token: config.appToken,
      language: language === 'en-RTL' ? 'en' : language,
      fetch: injectFetch(app),
    })
    if (config.dataLayer === 'remote') hosts = await hostsOf(data)
    const { status, html, products, whole } = await page.render({
      url,
      data,
      language,
      defaultLanguage: config.defaultLanguage,
      storeLanguage: config.storeLanguage,
      origin: config.publicUrl,
      token: config.appToken,
      layer: config.dataLayer,
      nonce: NONCE_MARK,
      template: page.template,
      manifest: page.manifest,
      styles: page.styles,
      drawingOf: async (path) => {
        const name = storefront.keeps && /^\/media\/([a-z0-9-]+)\.svg$/.exec(path)?.[1]
        return name ? readDrawing(join(dist, 'media'), name) : null
      },
    })
    const entry = new NoncedPage(html, HTML, products, status)
    if (storefront.keeps && whole && status < 500 && !page.isPersonal(url)) cache.put(key, entry, readSince)
    return entry
  }
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
    const headers = name === WORKER ? workerHeaders : { 'cache-control': 'public, max-age=86400' }
    app.get(`/${name}`, (_request, reply) => reply.headers(headers).sendFile(name, join(dist, 'client')))
  }
}
