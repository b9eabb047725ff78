/**
 * Addresses. Inside the app an address is the clean form, `/shop/products/x?y=z`; the address bar carries
 * it behind a hash, `/#/shop/products/x?y=z` (D4).
 */
import { basePath, isStatic } from './base-path.ts'

/** The part of an address before its query, without a slash at its end. */
export function pathOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : '/'
}

export function queryOf(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : url.slice(start + 1))
}

/** Path and query written together, in one spelling for one place. */
export function joinUrl(path: string, query: URLSearchParams): string {
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

/** One spelling for one place: no slash at the end, no anchor, the query as the browser writes it. */
export function normalUrl(url: string): string {
  return joinUrl(pathOf(url), queryOf(url))
}

/** What the address bar holds for a clean address. */
export function hashUrl(url: string): string {
  return `${basePath()}/#${url}`
}

/** What a link to a clean address holds: the address itself, or what opens it where no server answers that. */
export function hrefOf(url: string): string {
  return isStatic() ? hashUrl(url) : url
}

/** The clean address behind a location, or null where the hash is an anchor of the page itself. */
export function urlOfLocation(location: { pathname: string; search: string; hash: string }): string | null {
  if (location.hash.startsWith('#/')) return normalUrl(location.hash.slice(1))
  if (location.hash !== '' && location.hash !== '#') return null
  const folder = basePath()
  // The one document of a folder of files, under either of its names.
  if (isStatic() && /^\/(index\.html)?$/.test(location.pathname.slice(folder.length)))
    return normalUrl(`/${location.search}`)
  return normalUrl(location.pathname.slice(folder.length) + location.search)
}

/** A value that may stand in the query before the hash or inside it (D7); inside wins. */
export function urlOverride(name: string, location: { search: string; hash: string }): string | null {
  return queryOf(location.hash).get(name) ?? new URLSearchParams(location.search).get(name)
}

/** The clean address without one of its query's values. */
export function withoutOverride(name: string, url: string): string {
  const query = queryOf(url)
  query.delete(name)
  return joinUrl(pathOf(url), query)
}
