import { pathOf, queryOf } from '../shell/address.ts'
import { escapeHtml, escapeJson } from '../shell/escape.ts'
import { type LanguageCode, languages } from '../shell/language.ts'
import type { PageHead } from '../shell/page-head.tsx'

const indexedLanguages: readonly LanguageCode[] = ['es', 'en', 'ru']

function tag(name: string, attributes: Record<string, string>): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${list.join('')}>`
}

/** A clean path in a language: the store's own goes without the query value. */
function inLanguage(origin: string, path: string, language: LanguageCode, own: LanguageCode): string {
  if (language === own) return `${origin}${path}`
  return `${origin}${path}${queryOf(path).size > 0 ? '&' : '?'}lang=${language}`
}

/** Chats and networks take no SVG: the server gives each drawn picture as a JPEG as well. */
const shareable = (image: string) => image.replace(/^\/media\/([^/]+)\.svg$/, '/media/share/$1.jpg')

const addresses = new Set(['url', 'image', 'item', 'logo', '@id', 'urlTemplate'])

/** A path that stands in an address as it is. */
const plainPath = /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/

/** The address of a path on this host, or one that is whole; undefined for what is none. */
const addressOf = (path: string, origin: string): string | undefined =>
  isPlainOrigin(origin) && plainPath.test(path) ? `${origin}${path}` : URL.parse(path, origin)?.href

let plainOrigin = ''

/** Whether paths may be put after it: reading whole addresses of each page takes longer than writing them. */
function isPlainOrigin(origin: string): boolean {
  if (origin === plainOrigin) return true
  if (URL.parse(origin)?.origin !== origin) return false
  plainOrigin = origin
  return true
}

/** Structured data names whole addresses: what is a path on this host gets the origin. */
function withOrigin(value: unknown, origin: string, isAddress = false): unknown {
  if (typeof value === 'string') return isAddress ? (addressOf(value, origin) ?? value) : value
  if (Array.isArray(value)) return value.map((each) => withOrigin(each, origin, isAddress))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withOrigin(each, origin, addresses.has(key))]),
  )
}

/** The head of a rendered page, each value escaped. `origin` is the shop's, without a slash at its end. */
export function headHtml(
  head: PageHead,
  page: { url: string; origin: string; language: LanguageCode; storeLanguage: LanguageCode; shop: string },
): string {
  const { origin, language, storeLanguage } = page
  const path = head.canonical ?? pathOf(page.url)
  const found = (head.status ?? 200) < 400
  const canonical = inLanguage(origin, path, language, storeLanguage)
  // One that is no address is left out: the page stands without it.
  const image = head.image && addressOf(shareable(head.image), origin)
  const parts = [`<title>${escapeHtml(head.title)}</title>`]
  if (head.description) parts.push(tag('meta', { name: 'description', content: head.description }))
  if (head.robots) parts.push(tag('meta', { name: 'robots', content: head.robots }))
  if (found) {
    parts.push(tag('link', { rel: 'canonical', href: canonical }))
    for (const code of indexedLanguages) {
      const href = inLanguage(origin, path, code, storeLanguage)
      parts.push(tag('link', { rel: 'alternate', hreflang: code, href }))
    }
    parts.push(tag('link', { rel: 'alternate', hreflang: 'x-default', href: `${origin}${path}` }))
    parts.push(tag('meta', { property: 'og:url', content: canonical }))
  }
  parts.push(
    tag('meta', { property: 'og:site_name', content: page.shop }),
    tag('meta', { property: 'og:type', content: head.type ?? 'website' }),
    tag('meta', { property: 'og:title', content: head.title }),
    tag('meta', { property: 'og:locale', content: languages[language].locale.replace('-', '_') }),
    tag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
  )
  if (head.description) parts.push(tag('meta', { property: 'og:description', content: head.description }))
  if (image) {
    parts.push(
      tag('meta', { property: 'og:image', content: image }),
      tag('meta', { property: 'og:image:width', content: '1200' }),
      tag('meta', { property: 'og:image:height', content: '630' }),
    )
  }
  if (head.feed) {
    const href = inLanguage(origin, head.feed.path, language, storeLanguage)
    parts.push(tag('link', { rel: 'alternate', type: 'application/rss+xml', title: head.feed.title, href }))
  }
  for (const object of head.jsonLd ?? []) {
    parts.push(`<script type="application/ld+json">${escapeJson(withOrigin(object, origin))}</script>`)
  }
  return parts.join('\n')
}
