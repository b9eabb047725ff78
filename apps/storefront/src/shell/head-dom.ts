import { hrefOf } from './address.ts'

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

/** Brings the document's title and the tags that a browser or a share button reads up to date. */
export function showHead(head: {
  title: string
  description: string | undefined
  canonical: string | undefined
  robots: string | undefined
}): void {
  document.title = head.title
  setTag('meta[name="description"]', 'content', head.description, meta('description'))
  setTag('meta[name="robots"]', 'content', head.robots, meta('robots'))
  const canonical = new URL(hrefOf(head.canonical ?? (location.hash.slice(1) || '/')), location.origin).href
  setTag('link[rel="canonical"]', 'href', canonical, () =>
    Object.assign(document.createElement('link'), { rel: 'canonical' }),
  )
}
