import { brands } from '#demo/data/brands.ts'
import { categories } from '#demo/data/categories.ts'
import { fitments } from '#demo/data/fitments.ts'
import { products } from '#demo/data/products.ts'
import { retractExclusionOf } from '#demo/data/retract-exclusions.ts'
import { reviews } from '#demo/data/reviews.ts'
import type { DemoCategory, DemoProduct } from '#demo/data/types.ts'
import { lineStock, productStock } from '#rules/catalogue/stock.ts'
import { discountPercent } from '#rules/money/discount-percent.ts'
import type { Category, CategoryLink, Picture, Product, ProductCard, Review } from '../port/catalogue.port.ts'

export type SampleProduct = {
  source: DemoProduct
  card: ProductCard
  reviews: Review[]
  /** Its categories and all that stand above them. */
  categoryIds: Set<number>
}

/** Where a picture's file is served. */
export const mediaPath = (file: string) => `/media/${file}`
const sum = (stock: Record<number, number>) => Object.values(stock).reduce((total, each) => total + each, 0)

const brandById = new Map(brands.map((brand) => [brand.id, brand]))
const categoryById = new Map(categories.map((category) => [category.id, category]))

const reviewsByProduct = Map.groupBy(
  reviews.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id),
  (review) => review.productId,
)

/** The chain of a category from the root to itself. */
export function pathOf(categoryId: number): DemoCategory[] {
  const category = categoryById.get(categoryId)
  if (!category) return []
  return category.parentId === null ? [category] : [...pathOf(category.parentId), category]
}

function toSampleProduct(source: DemoProduct): SampleProduct {
  const own = (reviewsByProduct.get(source.id) ?? []).map(({ id, date, author, rating, content }) => ({
    id,
    date,
    author,
    rating,
    content,
    isVerified: false,
  }))
  const brand = brandById.get(source.brandId)
  const rating = own.length ? own.reduce((total, each) => total + each.rating, 0) / own.length : 0
  return {
    source,
    reviews: own,
    categoryIds: new Set(source.categoryIds.flatMap((id) => pathOf(id).map((category) => category.id))),
    card: {
      id: source.id,
      slug: source.slug,
      name: source.name,
      sku: source.sku,
      brand: brand
        ? {
            slug: brand.slug,
            name: brand.name,
            country: brand.country,
            image: mediaPath(`brand-${brand.slug}.svg`),
          }
        : null,
      pictures: source.images.map(toPicture),
      price: source.price,
      compareAtPrice: source.compareAtPrice,
      discountPercent: discountPercent(source.price, source.compareAtPrice),
      rating: Math.round(rating * 10) / 10,
      reviewCount: own.length,
      stock: stockOf(source),
      backorder: source.backorder,
      features: source.features,
      content: source.content,
      hasOptions: source.options.length > 0,
      isOffer: source.compareAtPrice !== null,
      fitment: fitments.get(source.id) ?? { kind: 'none', vehicleIds: [] },
    },
  }
}

const toPicture = (image: DemoProduct['images'][number]): Picture => ({
  src: mediaPath(image.file),
  alt: image.alt,
  ground: image.ground,
})

/** Units to be had; `count` adds up what branches hold, all of them when left out. */
export function stockOf(source: DemoProduct, count = sum): number {
  if (source.options.length === 0) return count(source.stock)
  return productStock(source.options.map((option) => option.values.map((value) => count(value.stock))))
}

/** What can be had of a product with these values chosen; all of it when none is named. */
export function stockForValues(source: DemoProduct, valueIds: readonly number[]): number {
  const values = source.options.flatMap((option) => option.values)
  const chosen = values.filter((value) => valueIds.includes(value.id))
  return chosen.length ? lineStock(chosen.map((value) => sum(value.stock))) : stockOf(source)
}

export function toProduct({ source, card }: SampleProduct, count = sum): Product {
  return {
    ...card,
    partNumber: source.originalCode,
    barcode: source.barcode,
    shortDescription: source.shortDescription,
    description: source.description,
    specification: source.specification,
    options: source.options.map((option) => ({
      id: option.id,
      name: option.name,
      kind: option.kind,
      values: option.values.map((value) => ({
        id: value.id,
        name: value.name,
        color: value.color ?? null,
        picture: value.image
          ? {
              src: mediaPath(value.image),
              alt: `${source.name}, ${value.name}`,
              ground: source.images[0]?.ground ?? 'transparent',
            }
          : null,
        stock: count(value.stock),
      })),
    })),
    packageSize: source.package,
    categoryPath: pathOf(source.categoryIds[0] ?? 0).map(toLink),
    tags: source.tags,
    retractExclusion: retractExclusionOf(source),
  }
}

const toLink = ({ id, slug, name }: DemoCategory): CategoryLink => ({ id, slug, name })

/** The catalogue in the shop's own order. */
export const sampleProducts: SampleProduct[] = products
  .toSorted((a, b) => a.order - b.order || a.id - b.id)
  .map(toSampleProduct)

/** Parents before children, each with the count of what is in it and below it. */
export const sampleCategories: Category[] = categories
  .toSorted((a, b) => pathOf(a.id).length - pathOf(b.id).length || a.order - b.order || a.id - b.id)
  .map((category) => ({
    ...toLink(category),
    parentId: category.parentId,
    description: category.description,
    icon: category.icon,
    image: mediaPath(`category-${category.slug}.svg`),
    tree: category.tree,
    productCount: sampleProducts.filter((product) => product.categoryIds.has(category.id)).length,
  }))

/** The product of an id; undefined for one that is not sold. */
export function findProduct(productId: number) {
  return sampleProducts.find((product) => product.card.id === productId)
}
