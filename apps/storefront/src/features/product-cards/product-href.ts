/** Where a product's page stands; an offer is asked for by `producto_oferta` (specification §2). */
export function productHref(product: { slug: string; isOffer?: boolean }): string {
  const path = `/shop/products/${encodeURIComponent(product.slug)}`
  return product.isOffer ? `${path}?producto_oferta=1` : path
}

export function categoryHref(slug: string): string {
  return `/shop/category/${encodeURIComponent(slug)}`
}

/** The list of a category, also where the category has a page of its own. */
export function categoryListHref(slug: string): string {
  return `${categoryHref(slug)}/products`
}
