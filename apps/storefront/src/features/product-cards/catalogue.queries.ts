import { queryOptions } from '@tanstack/react-query'
import type { ReviewOrder } from '#rules/catalogue/reviews.ts'
import type { PetTraits } from '#rules/pets/pet.ts'
import type { HighlightKind, ProductListQuery } from '../../data/port/catalogue.port.ts'
import type { DataPort } from '../../data/port/port.ts'
import { Refusal } from '../../data/port/refusal.ts'

/** Turns the port's NOT_FOUND into null: a page that does not exist is an answer, not a failure. */
export async function orNull<Value>(found: Promise<Value>): Promise<Value | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null
    throw error
  }
}

export const layerOf = (data: DataPort) => ['catalogue', data.layer] as const

export function productListQuery(data: DataPort, query: ProductListQuery) {
  return queryOptions({
    queryKey: [...layerOf(data), 'list', query],
    queryFn: () => data.catalogue.listProducts(query),
  })
}

export function categoriesQuery(data: DataPort) {
  return queryOptions({
    queryKey: [...layerOf(data), 'categories'],
    queryFn: () => data.catalogue.listCategories(),
    staleTime: 5 * 60_000,
  })
}

/** Null for an unknown slug. */
export function productQuery(data: DataPort, slug: string, offer: boolean) {
  return queryOptions({
    queryKey: [...layerOf(data), 'product', slug, offer],
    queryFn: () => orNull(data.catalogue.getProduct(slug, offer)),
  })
}

/** The product as one branch holds it. */
export function productAtQuery(data: DataPort, slug: string, branchId: number) {
  return queryOptions({
    queryKey: [...layerOf(data), 'product-at', slug, branchId],
    queryFn: () => data.catalogue.getProductAt(slug, branchId),
  })
}

export function reviewsQuery(data: DataPort, productId: number, page: number, order: ReviewOrder = 'newest') {
  return queryOptions({
    queryKey: [...layerOf(data), 'reviews', productId, page, order],
    queryFn: () => data.catalogue.listReviews(productId, page, order),
  })
}

export function relatedQuery(data: DataPort, productId: number) {
  return queryOptions({
    queryKey: [...layerOf(data), 'related', productId],
    queryFn: () => data.catalogue.listRelated(productId),
  })
}

export function forPetQuery(data: DataPort, productId: number, pet: PetTraits) {
  return queryOptions({
    queryKey: [...layerOf(data), 'for-pet', productId, pet],
    queryFn: () => data.catalogue.listForPet(productId, pet),
  })
}

/** Every product's page that is kept, whatever its slug and offer. */
export const productsKey = (data: DataPort) => [...layerOf(data), 'product']

export function highlightsQuery(
  data: DataPort,
  kind: HighlightKind,
  options: { categorySlug?: string; limit?: number } = {},
) {
  return queryOptions({
    queryKey: [...layerOf(data), 'highlights', kind, options],
    queryFn: () => data.catalogue.listHighlights(kind, options),
  })
}

export function brandsQuery(data: DataPort) {
  return queryOptions({
    queryKey: [...layerOf(data), 'brands'],
    queryFn: () => data.catalogue.listBrands(),
    staleTime: 5 * 60_000,
  })
}
