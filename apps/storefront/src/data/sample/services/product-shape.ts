import type { DemoFitment, DemoProduct } from '#demo/data/types.ts'
import { attributeSlug } from '#rules/catalogue/attribute-values.ts'
import { availability } from '#rules/catalogue/stock.ts'
import { dayMs } from '#rules/time/day-ms.ts'
import type { Brand, Category, Product, Review } from './shapes.ts'

/** A product counts as new as long as this after it was added, seen from the newest of the shop. */
const newFor = 45 * dayMs

/** A product of the demonstration in the specification's shape. `newest` is when the shop last added one, in ms. */
export function productShape(
  source: DemoProduct,
  facts: {
    spanish: DemoProduct
    brand: Brand | undefined
    categories: Category[]
    images: string[]
    /** Units. */
    stock: number
    reviews: readonly Review[]
    newest: number
    fitment: DemoFitment
  },
): Product {
  const { spanish, brand, fitment } = facts
  const stock = availability(facts.stock, source.backorder)
  const isNew = facts.newest - Date.parse(source.addedOn) <= newFor
  return {
    id: source.id,
    name: source.name,
    slug: source.slug,
    sku: source.sku,
    price: source.price,
    compareAtPrice: source.compareAtPrice,
    images: facts.images,
    badges: [
      ...(source.compareAtPrice === null ? [] : (['sale'] as const)),
      ...(isNew ? (['new'] as const) : []),
      ...(source.featured ? (['hot'] as const) : []),
    ],
    rating: ratingOf(facts.reviews),
    reviews: facts.reviews.length,
    availability: stock,
    compatibility: fitment.kind === 'some' ? fitment.vehicleIds : fitment.kind,
    brand: brand ? { slug: brand.slug, name: brand.name, country: brand.country, image: brand.image } : null,
    stock,
    partNumber: source.originalCode,
    attributes: source.features.map(({ name, value }, index) => {
      const own = spanish.features[index]
      return {
        slug: attributeSlug(own?.name ?? name),
        name,
        values: [{ slug: attributeSlug(own?.value ?? value), name: value }],
      }
    }),
    options: source.options.map((option, index) => ({
      slug: attributeSlug(spanish.options[index]?.name ?? option.name),
      name: option.name,
      type: option.kind === 'color' ? 'color' : 'default',
      values: option.values.map((value, at) => ({
        slug: attributeSlug(spanish.options[index]?.values[at]?.name ?? value.name),
        name: value.name,
        color: value.color ?? null,
      })),
    })),
    tags: source.tags,
    categories: facts.categories,
  }
}

/** The mean of the reviews with one decimal; 0 without any. */
export function ratingOf(reviews: readonly Pick<Review, 'rating'>[]): number {
  const total = reviews.reduce((sum, { rating }) => sum + rating, 0)
  return reviews.length ? Math.round((total / reviews.length) * 10) / 10 : 0
}
