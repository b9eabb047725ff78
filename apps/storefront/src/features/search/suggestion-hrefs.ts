import type { SuggesterState } from './suggester.ts'

/** The list of what a text finds. */
export const searchHref = (text: string) => `/shop/shop-list?${new URLSearchParams({ nameProduct: text })}`

/** Where each option leads, in the order of the list: lately searched, or products, categories, then all found. */
export function suggestionHrefs(state: SuggesterState): string[] {
  if (state.status === 'recent') return state.texts.map(searchHref)
  if (state.status !== 'answered') return []
  const { products, categories } = state.suggestions
  if (products.length + categories.length === 0) return []
  return [
    ...products.map((product) => `/shop/products/${encodeURIComponent(product.slug)}`),
    ...categories.map((category) => `/shop/category/${encodeURIComponent(category.slug)}`),
    searchHref(state.text),
  ]
}
