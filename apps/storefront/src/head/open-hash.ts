import { joinUrl, normalUrl, pathOf, queryOf, urlOverride, withoutOverride } from '../shell/address.ts'

/** What the document says of itself. */
export type Rendered = {
  /** The clean address that was rendered. */
  url: string
  /** Its language. */
  language: string
  layer: string
  /** A regular expression of the paths that the server renders for everybody. */
  pages: string
}

/** What the browser remembers, each null where it does not. */
export type Remembered = {
  language: string | null
  /** The layout of lists. */
  listView: string | null
}

/** `hides`: another page is wanted than the one in the document. `door`: where the server has that one. */
export type Opening = {
  hides: boolean
  door: string | null
}

/** Pages that begin in the layout of lists, which the server does not know (decision 0074). */
const listPaths = /^\/(shop(?!\/products\/)|brand)(\/|$)/

const isOwnLayout = (path: string, { listView }: Remembered): boolean =>
  listView !== null && listPaths.test(path)

const bare = (url: string): string => withoutOverride('lang', url)

/**
 * What the hash wants of the document that came (D4). A door is the clean path of a page that the server renders for
 * everybody, with the language that the visitor chose and the hash as it was: nothing that a link to that page could
 * not ask for. Every other address stays behind the hash, where the shop itself opens it or says that it is no page.
 */
export function openHash(
  address: { pathname: string; search: string; hash: string },
  rendered: Rendered,
  remembered: Remembered,
): Opening {
  // The documents are rendered from what the backend has.
  if (rendered.layer === 'sample') return { hides: true, door: null }

  const wanted = address.hash.startsWith('#/') ? normalUrl(address.hash.slice(1)) : null
  const chosen = remembered.language
  const isForeign = chosen !== null && chosen !== rendered.language
  // A document in another language than the one that was chosen is not shown: one in that language is asked for.
  if (isForeign && urlOverride('lang', address) === null) {
    const url = wanted ?? normalUrl(address.pathname + address.search)
    const path = pathOf(url)
    const query = queryOf(url)
    query.set('lang', chosen)
    const isDoor = !isOwnLayout(path, remembered) && new RegExp(rendered.pages).test(path)
    return { hides: true, door: isDoor ? joinUrl(path, query) + address.hash : null }
  }
  if (wanted === null || bare(wanted) === bare(rendered.url)) return { hides: false, door: null }

  const path = pathOf(wanted)
  const isList = isOwnLayout(path, remembered)
  const isThere = bare(normalUrl(address.pathname + address.search)) === bare(wanted)
  // The server leaves out what the page does not read. Another document than that page's own may stand at its door:
  // offline the home page does.
  if (isThere && path === pathOf(rendered.url)) return { hides: false, door: null }
  // Tried as it is written: an escape, a backslash or a dot is in no page's path.
  if (isThere || isList || !new RegExp(rendered.pages).test(path)) return { hides: true, door: null }

  const query = queryOf(wanted)
  const language = urlOverride('lang', address) ?? remembered.language
  if (language !== null) query.set('lang', language)
  return { hides: true, door: joinUrl(path, query) + address.hash }
}
