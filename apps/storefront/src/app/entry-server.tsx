import { SCRIPT, STYLE } from 'virtual:head'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { defaultRates } from '#content/currencies.ts'
import { noBrand } from '#rules/shop/brand.ts'
import type { Texts } from '#rules/text/translate.ts'
import type { DataPort } from '../data/port/port.ts'
import { Refusal } from '../data/port/refusal.ts'
import { mainMenuQuery, shopQuery } from '../features/content/content.queries.ts'
import { layoutData, preloadLayout } from '../features/layout/preload-layout.ts'
import { pathOf } from '../shell/address.ts'
import { escapeHtml } from '../shell/escape.ts'
import { FrameContext, type FrameMode, frameMarks } from '../shell/frame-part.tsx'
import type { LanguageCode } from '../shell/language.ts'
import { textsPath } from '../shell/load-texts.ts'
import type { PageModule } from '../shell/page.ts'
import { HeadContext, type PageHead } from '../shell/page-head.tsx'
import { createQueryClient } from '../shell/query-client.ts'
import { App } from './app.tsx'
import { brandHtml } from './brand-html.ts'
import { filesOf, type Manifest } from './built-files.ts'
import { documentOf, type Piece, styleOf } from './document-bytes.ts'
import { headHtml } from './head-html.ts'
import { type Frame, isFramedAlike, type KeptFrames } from './kept-frames.ts'
import { createStillNavigator, loadShown } from './navigator.ts'
import { type PageState, pageStateId } from './page-state.ts'
import { productsIn } from './products-in.ts'
import { stylesOf } from './rendered-styles.ts'
import { sitePaths as listSitePaths, publicPaths } from './routes.ts'
import { stateJson, writtenJson } from './state-json.ts'

// The layer whose refusals are those that the pages know, once the build has made its own copy of them.
export { createRemoteData } from '../data/remote/remote.ts'
export { pathOf, queryOf } from '../shell/address.ts'
export { isPersonal } from '../shell/is-personal.ts'
export { chooseLanguage, isLanguage, tagsOfHeader } from '../shell/language.ts'
export { KeptFrames } from './kept-frames.ts'
export { canonicalUrl } from './page-query.ts'

/** The one script that stands in a document and runs: its hash stands in the policy. */
export const headScript = SCRIPT

// The chat's words come with its panel.
const files = import.meta.glob<Texts>(['../texts/*/*.json', '!../texts/*/chat.json'], {
  eager: true,
  import: 'default',
})

function textsOf(folder: string): Texts {
  const parts = Object.entries(files).filter(([path]) => path.startsWith(`../texts/${folder}/`))
  return Object.assign({}, ...parts.map(([, part]) => part))
}

const english = textsOf('en')
const textsByLanguage: Record<LanguageCode, Texts> = {
  es: textsOf('es'),
  en: english,
  ru: textsOf('ru'),
  'en-RTL': english,
}

/** Which pages are rendered for everybody, as an attribute that every document has. */
const pagesFact = ` data-pages="${escapeHtml(publicPaths())}"`

/** The shop's own pages, for sitemaps. */
export const sitePaths = listSitePaths()

export type RenderRequest = {
  /** As `canonicalUrl` writes it. */
  url: string
  data: DataPort
  language: LanguageCode
  defaultLanguage: LanguageCode
  storeLanguage: LanguageCode
  /** The shop's origin, without a slash at its end. */
  origin: string
  token: string
  /** Whether the browser traces its calls. */
  isTraced: boolean
  /** The layer that the browser is to run on. */
  layer: DataPort['layer']
  /** The built `index.html` with its places to fill. */
  template: string
  /** Empty in development. */
  manifest: Manifest
  /** The built styles by their paths on this host; those that are here stand in the document itself. */
  styles: ReadonlyMap<string, string>
  /**
   * The drawing under a path on this host as the rest of a data address in an attribute, or null: the first pictures of a
   * page stand in the document itself.
   */
  drawingOf: (path: string) => string | null
  /** Where header and footer are kept for the pages that have the same; left out, they are rendered each time. */
  frames?: KeptFrames
}

export type Rendered = {
  status: number
  html: Buffer
  /** Where what it shows is at home: its own path, but for what is read by a former address. */
  home: string
  /** The products that it shows. */
  products: number[]
  /** False where some data could not be read: the page is not to be kept. */
  whole: boolean
}

/** Renders a clean path as a whole document (D4). Rejects only where the page itself is broken. */
export async function render(request: RenderRequest): Promise<Rendered> {
  const { url, data, language } = request
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const shown = await loadShown(url, 0)
  const { params, query } = shown
  const read = await Promise.allSettled([
    preloadLayout(queryClient, data),
    shown.module.preload?.({ queryClient, data, params, query }),
  ])
  const { brand, rates } = queryClient.getQueryData(shopQuery(data).queryKey)?.look ?? {
    brand: noBrand,
    rates: defaultRates,
  }
  const collected: { head: PageHead | null } = { head: null }
  const texts = textsByLanguage[language]
  const madeOf = frameDataOf(request, queryClient)
  const kept = madeOf && request.frames?.find(language, madeOf)
  const mode: FrameMode = kept ? 'kept' : madeOf ? 'marked' : 'whole'
  const app = renderToString(
    <HeadContext value={collected}>
      <FrameContext value={mode}>
        <App
          queryClient={queryClient}
          data={data}
          navigator={createStillNavigator(shown)}
          language={{ language, texts, shop: brand.name, choose: () => undefined }}
        />
      </FrameContext>
    </HeadContext>,
  )
  const failures = [
    ...read.map((result) => (result.status === 'rejected' ? result.reason : null)),
    ...queryClient
      .getQueryCache()
      .getAll()
      .map((each) => each.state.error),
  ].filter((error) => error !== null && !isAbsence(error))
  const whole = failures.length === 0
  const queries = dehydrate(queryClient)
  // Menus and the like are the longest of it, and show no product.
  const mayShow = queries.queries.filter(({ queryKey }) => queryKey[0] !== 'content')
  const products = [...productsIn(mayShow.map((each) => each.state.data))]
  queryClient.clear()

  const head = collected.head ?? { title: brand.name }
  const state: PageState = {
    url,
    language,
    defaultLanguage: request.defaultLanguage,
    queries,
    shop: brand.name,
    rates,
    token: request.token,
    ...(request.isTraced && { isTraced: true }),
  }
  const pieces = withDrawings(app, request.drawingOf).split(frameMarks)
  const frame = kept ?? frameIn(pieces, request)
  if (madeOf && !kept) request.frames?.keep(language, madeOf, frame)
  const html = documentOf(request, {
    language,
    head: [
      `${headHtml(head, { ...request, shop: brand.name })}\n`,
      ...startOf(request, shown.module, stylesOf(app, request.styles, request.manifest, frame.styles)),
      brandHtml(brand),
    ],
    app: pieces.map((piece, index) => (isPart(index) && frame.parts[index >> 1]) || piece),
    state: [`<script type="application/json" id="${pageStateId}">`, ...stateJson(state), '</script>'],
  })
  return { status: statusOf(failures, head), html, home: pathOf(head.canonical ?? url), products, whole }
}

/** What header and footer are made of, where they can be kept: null where they say more, or something is missing. */
function frameDataOf({ url, data, frames }: RenderRequest, queryClient: QueryClient): string[] | null {
  const menu = queryClient.getQueryData(mainMenuQuery(data).queryKey)
  if (!frames || !isFramedAlike(pathOf(url), menu)) return null
  const read = layoutData(queryClient, data)
  return read.includes(undefined) ? null : read.map(writtenJson)
}

/** Of the pieces that marks cut, every second one is a part of the frame. */
const isPart = (index: number): boolean => index % 2 === 1

/** The frame among the pieces of a page that was rendered with its marks. */
function frameIn(pieces: readonly string[], { styles, manifest }: RenderRequest): Frame {
  const parts = pieces.filter((_piece, index) => isPart(index))
  return { parts: parts.map((part) => Buffer.from(part)), styles: stylesOf(parts.join(''), styles, manifest) }
}

/** What the wire takes for no question at all was asked wrongly; what it could not answer may be asked again. */
function statusOf(failures: readonly unknown[], head: PageHead): number {
  if (failures.length === 0) return head.status ?? 200
  return failures.every((error) => error instanceof Refusal && error.status === 400) ? 400 : 503
}

/** The pictures that a page wants first: the row that a phone sees, no more, since each makes the document longer. */
const firstPictures =
  /(?:<source [^>]*srcSet="([^"]+)"[^>]*\/>)?<img src="([^"]+)"[^>]* fetchPriority="high"/g
const mostDrawings = 2

/**
 * Puts the drawings of the first pictures where their paths stand in the rendered page, so that the largest
 * paint waits for nothing else; of a picture with a narrow form that one, as a phone's network is the slow
 * one. React leaves the attributes that it finds as they are, and asks for the path when the picture changes.
 */
function withDrawings(app: string, drawingOf: RenderRequest['drawingOf']): string {
  const paths = [...app.matchAll(firstPictures)]
    .slice(0, mostDrawings)
    .map(([, narrow, wide]) => narrow ?? wide)
  let drawn = app
  for (const path of paths) {
    const drawing = path && drawingOf(path)
    if (!drawing) continue
    drawn = drawn
      .replace(`<link rel="preload" as="image" href="${path}" fetchPriority="high"/>`, '')
      .replace(`="${path}"`, () => `="data:image/svg+xml,${drawing}"`)
  }
  return drawn
}

/** Whether what was asked for does not exist: an answer, unlike a failure to read. */
const isAbsence = (error: unknown): boolean => error instanceof Refusal && error.status === 404

const headStart = Buffer.from(`<style>${STYLE}</style>\n<script>${SCRIPT}</script>`)

/** What the browser needs early: the script of the head with what it knows, the page's code, the styles of all in it. */
function startOf(request: RenderRequest, page: PageModule, stylesInIt: readonly string[]): Piece[] {
  const { url, layer, language, storeLanguage, manifest, template } = request
  const { scripts, styles } = filesOf(manifest, page.source ?? '')
  // The template links those of the entry itself.
  const rendered = stylesInIt.filter((path) => !template.includes(`"${path}"`))
  const header = filesOf(manifest, 'src/features/layout/header/desktop-header.tsx').scripts
  const facts = { url, layer, store: storeLanguage, texts: textsPath(language) }
  const dataset = Object.entries(facts).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  const early = [
    ...scripts.map((path) => `<link rel="modulepreload" href="${path}" fetchpriority="low">`),
    ...header.map(
      (path) => `<link rel="modulepreload" href="${path}" fetchpriority="low" media="(min-width: 1200px)">`,
    ),
  ]
  return [
    `<meta name="huella"${dataset.join('')}${pagesFact}>\n`,
    headStart,
    ...[...new Set([...styles, ...rendered])].flatMap((path) => ['\n', styleOf(path, request)]),
    `\n${early.join('\n')}`,
  ]
}
