import type { Suggestions } from '../../data/port/search.port.ts'

/** Where each suggestion leads, in the order of the list: products, categories, then everything found. */
export function suggestionHrefs({ products, categories }: Suggestions, text: string): string[] {
  if (products.length + categories.length === 0) return []
  return [
    ...products.map((product) => `/shop/products/${encodeURIComponent(product.slug)}`),
    ...categories.map((category) => `/shop/category/${encodeURIComponent(category.slug)}`),
    `/shop/shop-list?${new URLSearchParams({ nameProduct: text })}`,
  ]
}
