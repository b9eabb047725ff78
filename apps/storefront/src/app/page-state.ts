import type { DehydratedState } from '@tanstack/react-query'
import { dataLanguage, type LanguageCode } from '../shell/language.ts'

/** What the document carries for the browser, as JSON. */
export type PageState = {
  /** The clean address that was rendered. */
  url: string
  language: LanguageCode
  defaultLanguage: LanguageCode
  queries: DehydratedState
  /** How the shop is called. */
  shop: string
  /** Pesos for one of each other currency. */
  rates: { USD: number; EUR: number }
  /** The application's token (D21). */
  token: string
  /** Whether calls are traced: see `traceCalls`. */
  isTraced?: true
}

export const pageStateId = 'huella-state'

/**
 * What the server read for the page, as fresh as the page: the cache of pages never outlives a change. Null where the page
 * is drawn anew in another language: its menus and names would stand in the one that was rendered.
 */
export function carriedQueries(
  state: Pick<PageState, 'language' | 'queries'>,
  language: LanguageCode,
  now = Date.now(),
): DehydratedState | null {
  if (dataLanguage(state.language) !== dataLanguage(language)) return null
  const queries = state.queries.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: now },
  }))
  return { ...state.queries, queries }
}
