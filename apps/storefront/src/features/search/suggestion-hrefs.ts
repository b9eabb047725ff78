import { helpPaths } from './help-pages.ts'
import { searchHref } from './search-href.ts'
import type { SuggesterState } from './suggester.ts'

/** The address of each option, in the order of the list: recent searches, or products, categories, pages and all results. */
export function suggestionHrefs(state: SuggesterState): string[] {
  if (state.status === 'recent') return state.texts.map(searchHref)
  if (state.status !== 'answered') return []
  const { products, categories, topics, pages } = state.suggestions
  if (products.length + categories.length + topics.length + pages.length === 0) return []
  return [
    ...products.map((product) => `/shop/products/${encodeURIComponent(product.slug)}`),
    ...categories.map((category) => `/shop/category/${encodeURIComponent(category.slug)}`),
    ...topics.map((topic) => helpPaths[topic]),
    ...pages.map((page) => `/pagina/${encodeURIComponent(page.slug)}`),
    searchHref(state.text),
  ]
}
