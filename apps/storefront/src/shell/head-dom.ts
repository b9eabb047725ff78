import { hrefOf, pathOf } from './address.ts'
import { storeLanguage } from './started-layer.ts'

function setTag(selector: string, attribute: string, value: string | undefined, make: () => HTMLElement) {
  const found = document.head.querySelector(selector)
  if (value === undefined) {
    found?.remove()
    return
  }
  const tag = found ?? document.head.appendChild(make())
  tag.setAttribute(attribute, value)
}

function meta(name: string) {
  return () => Object.assign(document.createElement('meta'), { name })
}

/** What the server says of the page that it rendered: of another it is not true. */
const ofRendered = 'link[rel=alternate],meta[property],script[type$="ld+json"]'
/** The rendered page's own address. */
let rendered: string | undefined
let isLeft = false

const withoutLanguage = (address: string) => address.replace(/[?&]lang=[\w-]+$/, '')

/** The address of a page as the server writes it: on its host, and in any language but the store's own with that. */
function canonicalOf(path: string): string {
  const url = new URL(hrefOf(path), rendered || location.origin)
  const { lang, dir } = document.documentElement
  const code = dir === 'rtl' ? `${lang}-RTL` : lang
  if (storeLanguage && code !== storeLanguage) url.searchParams.set('lang', code)
  return url.href
}

/** Brings the document's title and the tags that a browser or a share button reads up to date. */
export function showHead(head: {
  title: string
  description: string | undefined
  canonical: string | undefined
  robots: string | undefined
  status: number | undefined
}): void {
  document.title = head.title
  setTag('meta[name="description"]', 'content', head.description, meta('description'))
  setTag('meta[name="robots"]', 'content', head.robots, meta('robots'))
  rendered ??= document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? ''
  // What is not there has none.
  const canonical = head.status
    ? undefined
    : canonicalOf(head.canonical ?? pathOf(location.hash.slice(1) || '/'))
  // A crawler's browser prefers a language that its request did not ask for: that makes no other page of this one.
  isLeft ||= withoutLanguage(rendered) !== withoutLanguage(canonical ?? '')
  if (!isLeft) return
  for (const tag of document.head.querySelectorAll(ofRendered)) tag.remove()
  setTag('link[rel="canonical"]', 'href', canonical, () =>
    Object.assign(document.createElement('link'), { rel: 'canonical' }),
  )
}
