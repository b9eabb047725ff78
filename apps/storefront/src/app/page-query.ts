import { blogHref, readBlogState } from '../features/blog/blog-state.ts'
import { listHref, readListState } from '../features/list/list-state.ts'
import { joinUrl, normalUrl, pathOf, queryOf, withoutOverride } from '../shell/address.ts'
import { isPersonal } from '../shell/is-personal.ts'
import { findRoute } from './routes.ts'

/** What is left of a query: what the page reads, in one spelling for one meaning. */
type Reads = (query: URLSearchParams) => URLSearchParams

const list: Reads = (query) => queryOf(listHref('', readListState(query)))

/** Values that mean something only where they fit, under their names. */
const values =
  (wanted: Record<string, RegExp>): Reads =>
  (query) => {
    const read = new URLSearchParams()
    for (const [name, fits] of Object.entries(wanted)) {
      const value = query.get(name)
      if (value !== null && fits.test(value)) read.set(name, value)
    }
    return read
  }

const posts: Reads = (query) => queryOf(blogHref('', readBlogState(query)))

/** Which of the texts that were published. */
const published = values({ version: /^[0-9-]{4,20}$/ })

/** By the pattern of a route. A page that is not here reads nothing; personal ones are given all. */
const readsOfPages: Readonly<Record<string, Reads>> = {
  '/shop': list,
  '/shop/shop-list': list,
  '/shop/category/:slug': list,
  '/shop/category/:slug/products': list,
  '/brand/:slug': list,
  '/shop/products/:slug': values({ producto_oferta: /^1$/, layout: /^sidebar$/ }),
  '/site/terms-conditions': published,
  '/site/returns': published,
  '/site/guarantee': published,
  '/site/privacy': published,
  '/site/cookies': published,
  '/blog': posts,
  '/blog/category/:slug': posts,
  '/blog/tag/:slug': posts,
}

/** Escaped characters that HTML must not contain, which a page would write as they came: controls, U+FFFE and U+FFFF. */
const unwritable = /%(?:0[0-8bcef]|1[\da-f]|7f)|%ef%bf%b[ef]/gi

/** U+FFFD, as a browser shows it in place of a zero byte. */
const unknownSign = '%EF%BF%BD'

/**
 * One address for one page (decision 0132): of the query nothing but what the page reads. The server renders a page
 * from this address alone, so that two requests that agree in it show the same.
 */
export function canonicalUrl(asked: string): string {
  const url = asked.replace(unwritable, unknownSign)
  const query = queryOf(withoutOverride('lang', normalUrl(url)))
  if (isPersonal(url)) return joinUrl(pathOf(url), query)
  const read = readsOfPages[findRoute(url).route.pattern]?.(query)
  return joinUrl(pathOf(url), read ?? new URLSearchParams())
}
