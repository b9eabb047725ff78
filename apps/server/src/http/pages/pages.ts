import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import { spokenIn } from '#rules/text/shop-language.ts'
import type { Config } from '../../config.ts'
import type { PreviewedReplies } from '../../previews/previewed-replies.ts'
import type { CachedReply } from '../cache/cached-reply.ts'
import type { EdgeHeaders } from '../cache/edge.ts'
import type { ReplyCache } from '../cache/reply-cache.ts'
import { sendCached } from '../cache/send-cached.ts'
import { SingleFlight } from '../cache/single-flight.ts'
import { type CrawlerDependencies, registerCrawlers } from '../crawlers/crawlers.ts'
import { requestCodeOf } from '../errors.ts'
import { gatewayHosts } from '../security/gateway-hosts.ts'
import type { Overload } from '../security/overload.ts'
import { localFetch } from '../wire/local-fetch.ts'
import type { BrandFilesSource } from './brand-files.ts'
import { registerBuiltFiles } from './built-files.ts'
import { busyDocument } from './busy-document.ts'
import { registerDesk } from './desk.ts'
import { type FormerSlugs, homeOf, withRest } from './former-addresses.ts'
import { type PageAddress, PageAddresses } from './page-addresses.ts'
import { builtStorefront, type PageRenderer } from './page-storefront.ts'
import { framedByDesk, previewFetch, previewHeaders, previewTokenOf } from './preview.ts'
import { htmlType, pageRendering } from './render-page.ts'
import { serveFiles } from './serve-files.ts'
import { registerSharePictures } from './share-pictures.ts'

/** The desk's document does not wait longer for the shop's name, in ms; then it has the one that was read last. */
const longestNameMs = 300

export type PageDependencies = FormerSlugs & {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'appToken'
    | 'defaultLanguage'
    | 'storeLanguage'
    | 'dataLayer'
    | 'development'
    | 'webpay'
    | 'tracing'
  >
  cache: ReplyCache
  overload: Pick<Overload, 'admit' | 'retrySeconds'>
  /** What a CDN is told of a page that this process keeps; left out where there is none. */
  edge?: EdgeHeaders | undefined
  crawlers: Pick<CrawlerDependencies, 'limits' | 'crawlable' | 'newestPosts' | 'seller' | 'brand'>
  /** How the shop is called, without asking the database. */
  shopName(): string
  /** The file of an uploaded picture's drawing, for the icon. */
  drawing: BrandFilesSource['drawing']
  /** What a preview shows instead; null where a token opens none. */
  findPreview(token: string): Promise<PreviewedReplies | null>
  /** Where the build stands; `dist` in the working directory when left out. */
  dist?: string
}

/** What goes out: a page, and where what was asked for is now, if that is elsewhere. */
type Made = { entry: CachedReply; movedTo?: string | undefined }

/** Rendered at the same time, most of which is waiting for the database; those that wait for their turn; the rest is told to come again. */
const mostRenders = 8
const mostWaiting = 200
/** What belongs to the wire and to files: no page stands there. */
const noPage = /^\/(?:api|assets|media)(?:\/|$)/
/** Where a mailed link leads, and the login that leads back there (0805). */
const mailedToken = /(?:\b|%3F|%26)token(?:=|%3D)/i

/**
 * The public pages, rendered (D4): each is read through the wire in the same process and cached, by what it reads of
 * its address and by language, until something that it shows changes. Pages of one shopper's own are rendered empty
 * and not cached, nor is what does not exist. Also the built files, `/media`, `robots.txt` and what else programs read.
 */
export async function registerPages(app: FastifyInstance, dependencies: PageDependencies): Promise<void> {
  const { config, cache, overload, edge } = dependencies
  const dist = dependencies.dist ?? join(process.cwd(), 'dist')
  const storefront = config.development
    ? await (await import('./page-development.ts')).developedStorefront(app)
    : await builtStorefront(dist, gatewayHosts(config.webpay?.url))
  const brandSource = { brand: dependencies.crawlers.brand, drawing: dependencies.drawing }
  if (!config.development) await registerBuiltFiles(app, dist, storefront, brandSource)
  await serveFiles(app, '/media/', {
    root: join(dist, 'media'),
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=86400'),
  })
  const { brand } = dependencies.crawlers
  // The desk opens, to say so, also where the database cannot be asked.
  const shopName = () =>
    Promise.race([
      brand().then(({ name }) => name, dependencies.shopName),
      sleep(longestNameMs, undefined, { ref: false }).then(dependencies.shopName),
    ])
  await registerDesk(app, { config, dist, shopName })
  registerSharePictures(app, join(dist, 'media'), cache)
  registerCrawlers(app, {
    config,
    cache,
    ...dependencies.crawlers,
    sitePaths: async () => (await storefront.load('/')).sitePaths,
  })

  const addresses = new PageAddresses(config)
  const ownFetch = localFetch(app, app.cachedCalls)
  const { dataFor, render } = pageRendering({ config, storefront, dist, fetch: ownFetch, log: app.log })
  const rendering = new SingleFlight<Made>()
  const renders = pLimit(mostRenders)
  /** The keys of those that are rendered anew while what was cached of them goes out. */
  const renewing = new Set<string>()
  /** Who buys does not wait behind who reads: crawlers ask for many pages at once. */
  const personalRenders = pLimit(mostRenders)
  const pageHeaders = {
    vary: 'accept-encoding, accept-language',
    'cache-control': 'no-cache',
  }
  // An order's page shows whose it is, and its address opens it.
  const personalHeaders = { ...pageHeaders, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }
  // A mailed link opens an account. Pixels wait for the next page, and read there where it was come from.
  const mailedHeaders = { ...personalHeaders, 'referrer-policy': 'no-referrer' }

  app.route({
    method: 'GET',
    url: '/*',
    // A page that is cached goes out before anything else is done.
    onRequest: (request, reply, done) => {
      const known = addresses.known(request)
      const current = known && cache.get(known.key)
      const cached = current ?? (known && lagging(known))
      if (!cached) done()
      // What lags, and what is not cached here, no CDN caches either.
      else
        sendCached(
          request,
          reply,
          cached,
          current && edge ? { ...pageHeaders, ...edge(current) } : pageHeaders,
        )
    },
    handler: async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '/'
      return noPage.test(path) ? reply.callNotFound() : sendPage(request, reply)
    },
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = await storefront.load(request.url)
    const token = previewTokenOf(request)
    const preview = token && (await dependencies.findPreview(token))
    if (preview) return sendPreview(request, reply, { page, preview })
    const address = addresses.read(request, page)
    const isPersonal = page.isPersonal(address.url)
    const cached = isPersonal ? undefined : (cache.get(address.key) ?? lagging(address))
    const queue = isPersonal ? personalRenders : renders
    const isFull = queue.pendingCount >= mostWaiting && !rendering.isUnderWay(flightOf(address))
    if (!cached && (isFull || !overload.admit(request, reply.raw, isPersonal ? 'buying' : 'browsing')))
      return sendBusy(reply, address, {
        shop: dependencies.shopName(),
        retrySeconds: overload.retrySeconds(),
        requestCode: requestCodeOf(request.id),
      })
    const rendered = () => queue(() => renderNow(page, address))
    const made = cached
      ? { entry: cached }
      : isPersonal
        ? await rendered()
        : await renderOnce(address, rendered)
    const { entry, movedTo } = made
    // A browser asks again: kept for ever, it leads in circles once a product takes its former address back.
    if (movedTo) return reply.headers(pageHeaders).redirect(withRest(movedTo, request.url), 301)
    // The sources' own server adds scripts to the page that no policy could name.
    if (!entry.headers['content-security-policy']) reply.removeHeader('content-security-policy')
    const ownHeaders = mailedToken.test(request.url) ? mailedHeaders : personalHeaders
    return sendCached(request, reply, entry, isPersonal ? ownHeaders : pageHeaders)
  }

  /** A page with what nobody has saved yet, for the desk. */
  async function sendPreview(
    request: FastifyRequest,
    reply: FastifyReply,
    { page, preview }: { page: PageRenderer; preview: PreviewedReplies },
  ): Promise<FastifyReply> {
    const address = addresses.read(request, page)
    const language = spokenIn(address.language)
    const fetch = previewFetch(preview, language, ownFetch)
    const data = page.createRemoteData({ token: config.appToken, language, fetch })
    const { entry } = await personalRenders(() => render(page, address, data, framedByDesk))
    if (!entry.headers['content-security-policy']) reply.removeHeader('content-security-policy')
    return sendCached(request, reply, entry, previewHeaders)
  }

  /** Those who ask for one page while it is rendered get the same rendering, unless something has changed since. */
  function renderOnce(address: PageAddress, render: () => Promise<Made>): Promise<Made> {
    if (!storefront.isCacheable || !cache.isActive) return render()
    return rendering.run(flightOf(address), render)
  }

  /** A page that shows units which have moved, while it may; where it is due it is rendered anew once, behind whoever asks. */
  function lagging(address: PageAddress): CachedReply | undefined {
    const found = cache.getLagging(address.key)
    if (found?.isDue && !renewing.has(address.key) && renders.pendingCount < mostWaiting) {
      renewing.add(address.key)
      renders(async () => renderNow(await storefront.load(address.url), address))
        .catch((error: unknown) => app.log.warn({ err: error }, 'a page could not be rendered anew'))
        .finally(() => renewing.delete(address.key))
    }
    return found?.entry
  }

  const flightOf = ({ key }: PageAddress): string => `${cache.version} ${key}`

  async function renderNow(page: PageRenderer, address: PageAddress): Promise<Made> {
    const readSince = cache.version
    const { entry, home, isCacheable } = await render(page, address, dataFor(page, address.language))
    // What is shown at its own address, as nearly everything is, has not moved: nobody is asked.
    const mayHaveMoved = entry.status === 404 || home !== page.pathOf(address.url)
    const movedTo = mayHaveMoved ? await homeOf(address.url, dependencies) : undefined
    if (isCacheable && !movedTo && !page.isPersonal(address.url)) cache.put(address.key, entry, readSince)
    return { entry, movedTo }
  }
}

/** More pages are asked for than can be rendered. */
function sendBusy(
  reply: FastifyReply,
  { language }: PageAddress,
  said: { shop: string; retrySeconds: number; requestCode: string },
): FastifyReply {
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'content-type': htmlType, 'retry-after': said.retrySeconds })
    .send(busyDocument(spokenIn(language), said))
}
