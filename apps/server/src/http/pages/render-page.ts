import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { pixelEntries } from '#rules/shop/pixel-elements.ts'
import { spokenIn } from '#rules/text/shop-language.ts'
import type { Config } from '../../config.ts'
import { CachedReply } from '../cache/cached-reply.ts'
import { unavailableSeconds } from '../errors.ts'
import { InlineDrawings } from './drawings.ts'
import type { PageAddress } from './page-addresses.ts'
import type { PageRenderer, Storefront } from './page-storefront.ts'

type RemoteData = ReturnType<PageRenderer['createRemoteData']>
type CachedFrames = InstanceType<PageRenderer['CachedFrames']>

export const htmlType = 'text/html; charset=utf-8'

/** Makes of an address what goes out: the page with the shop's data, its policy and its drawings. */
export function pageRendering({
  config,
  storefront,
  dist,
  fetch,
  log,
}: {
  config: Pick<
    Config,
    'publicUrl' | 'appToken' | 'defaultLanguage' | 'storeLanguage' | 'dataLayer' | 'tracing'
  >
  storefront: Pick<Storefront, 'isCacheable' | 'contentSecurityPolicy'>
  /** Where the build stands. */
  dist: string
  /** By which pages ask the wire. */
  fetch: typeof globalThis.fetch
  log: Pick<FastifyBaseLogger, 'warn'>
}) {
  const drawings = new InlineDrawings(join(dist, 'media'))
  /** Of the page that was loaded last: what it reads in each language, and the frames that it caches. */
  let known: { page: PageRenderer; data: Map<string, RemoteData>; frames: CachedFrames } | null = null
  /** What was set last, where it cannot be read: whoever sets pixels makes every cached page go. */
  let pixels: readonly string[] = []

  function knownOf(page: PageRenderer): NonNullable<typeof known> {
    if (known?.page !== page) known = { page, data: new Map(), frames: new page.CachedFrames() }
    return known
  }

  function dataFor(page: PageRenderer, language: PageAddress['language']): RemoteData {
    const { data } = knownOf(page)
    const worded = spokenIn(language)
    const made =
      data.get(worded) ?? page.createRemoteData({ token: config.appToken, language: worded, fetch })
    data.set(worded, made)
    return made
  }

  /** Reads the pixels and says whether it could: where not, those known before still hold. */
  async function readPixels(data: RemoteData): Promise<boolean> {
    try {
      pixels = pixelEntries(await data.content.getPixels())
      return true
    } catch (error) {
      log.warn({ err: error }, 'the pixels could not be read')
      return false
    }
  }

  /** `isCacheable`: it shows all that it has to, and may be cached. */
  async function render(
    page: PageRenderer,
    { url, language }: PageAddress,
    data: RemoteData,
    changePolicy = (policy: string) => policy,
  ): Promise<{ entry: CachedReply; home: string; isCacheable: boolean }> {
    const isPolicyKnown = config.dataLayer !== 'remote' || (await readPixels(data))
    const policy = storefront.contentSecurityPolicy?.(pixels)
    const { status, html, home, products, whole } = await page.render({
      url,
      data,
      language,
      defaultLanguage: config.defaultLanguage,
      storeLanguage: config.storeLanguage,
      origin: config.publicUrl,
      token: config.appToken,
      isTraced: config.tracing !== null,
      layer: config.dataLayer,
      template: page.template,
      manifest: page.manifest,
      styles: page.styles,
      frames: knownOf(page).frames,
      drawingOf: (path) => {
        const name = storefront.isCacheable && /^\/media\/([a-z0-9-]+)\.svg$/.exec(path)?.[1]
        return name ? drawings.of(name) : null
      },
    })
    const entry = await CachedReply.of(html, {
      contentType: htmlType,
      tags: products,
      status,
      mayLag: true,
      headers: {
        ...(policy !== undefined && { 'content-security-policy': changePolicy(policy) }),
        ...(status === 503 && { 'retry-after': `${unavailableSeconds}` }),
      },
    })
    // What does not exist would fill the cache with any address.
    return { entry, home, isCacheable: storefront.isCacheable && whole && isPolicyKnown && status === 200 }
  }

  return { dataFor, render }
}
