import { brands } from '#demo/data/brands.ts'
import type { CataloguePort, HighlightKind } from '../port/catalogue.port.ts'
import { analogsOf } from './analogs-of.ts'
import { filterProducts } from './filter-products.ts'
import { after, refusal, type SampleContext } from './layer.ts'
import { reviewsSample } from './reviews.sample.ts'
import {
  pathOf,
  type SampleProduct,
  sampleCategories,
  sampleProducts,
  stockOf,
  toProduct,
} from './sample-shop.ts'

const highlightsByDefault = 8

const rankings: Record<HighlightKind, (products: SampleProduct[]) => SampleProduct[]> = {
  featured: (products) => products.filter((product) => product.source.featured),
  popular: (products) => products.toSorted((a, b) => b.source.soldCount - a.source.soldCount),
  'top-rated': (products) =>
    products.toSorted((a, b) => b.card.rating - a.card.rating || b.card.reviewCount - a.card.reviewCount),
  offers: (products) =>
    products
      .filter((product) => product.card.isOffer)
      .toSorted((a, b) => b.card.discountPercent - a.card.discountPercent),
  latest: (products) => products.toSorted((a, b) => b.source.addedOn.localeCompare(a.source.addedOn)),
}

export function catalogueSample(context: SampleContext): CataloguePort {
  const find = (matches: (product: SampleProduct) => boolean) => {
    const product = sampleProducts.find(matches)
    if (!product) throw refusal(context, 'NOT_FOUND')
    return product
  }
  const { list, longList } = context.delays
  return {
    listProducts: (query) => after(longList, () => filterProducts(query)),
    listCategories: () => after(list, () => sampleCategories),
    getCategory: (slug) =>
      after(list, () => {
        const category = sampleCategories.find((each) => each.slug === slug)
        if (!category) throw refusal(context, 'NOT_FOUND')
        const ancestorIds = pathOf(category.id).map((each) => each.id)
        return {
          ...category,
          ancestors: sampleCategories.filter(
            (each) => each.id !== category.id && ancestorIds.includes(each.id),
          ),
          children: sampleCategories.filter((each) => each.parentId === category.id),
        }
      }),
    getProduct: (slug) => after(list, () => toProduct(find((product) => product.card.slug === slug))),
    getProductAt: (slug, branchId) =>
      after(list, () => {
        const product = find((each) => each.card.slug === slug)
        const stockAt = (stock: Record<number, number>) => stock[branchId] ?? 0
        return { ...toProduct(product, stockAt), stock: stockOf(product.source, stockAt) }
      }),
    getStock: (slug) => after(list, () => find((product) => product.card.slug === slug).card.stock),
    ...reviewsSample(context),
    listHighlights: (kind, { categorySlug, limit = highlightsByDefault } = {}) =>
      after(list, () => {
        const id = sampleCategories.find((category) => category.slug === categorySlug)?.id
        const scope = categorySlug
          ? sampleProducts.filter((product) => id !== undefined && product.categoryIds.has(id))
          : sampleProducts
        return rankings[kind](scope)
          .slice(0, limit)
          .map((product) => product.card)
      }),
    listRelated: (productId) =>
      after(list, () => {
        const { source } = find((product) => product.card.id === productId)
        const leaf = source.categoryIds[0] ?? 0
        const others = sampleProducts.filter((product) => product.card.id !== productId)
        const near = others.filter((product) => product.categoryIds.has(leaf))
        return rankings
          .popular(near)
          .slice(0, highlightsByDefault)
          .map((product) => product.card)
      }),
    listAnalogs: (productId) =>
      after(list, () => analogsOf(find((product) => product.card.id === productId))),
    listBrands: () =>
      after(list, () =>
        brands
          .map(({ id, slug, name }) => ({ id, slug, name, image: `/media/brand-${slug}.svg` }))
          .toSorted((a, b) => a.name.localeCompare(b.name, 'es')),
      ),
  }
}
