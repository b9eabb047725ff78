import { foldText } from '#rules/text/fold-text.ts'
import type { AskedVehicle } from '#rules/vehicles/asked-vehicle.ts'
import { after, type SampleContext } from '../layer.ts'
import { mediaPath } from '../media-path.ts'
import type { SampleProduct } from '../sample-shop.ts'
import { indexOf } from '../search/search-index.ts'
import { knowledge, searchShop } from '../search/search-shop.ts'
import { analogsOf, fittingOf } from './analogs-of.ts'
import { checkoutService } from './checkout.service.ts'
import { productOrders } from './product-orders.ts'
import { productsList } from './products-list.ts'
import { reviewsService } from './reviews.service.ts'
import { pageNotFound } from './service-refusals.ts'
import type { Brand, Category, FilterValues, Product, SearchSuggestions } from './shapes.ts'
import { suggestedCategories } from './suggested-categories.ts'

/** Page size of products, and how many a strip of them shows (specification §9). */
const productsPerPage = 16
const productsOfStrip = 8
/** The sample layer's own limits. */
const suggested = 4

/** Below this many characters nothing is suggested (D10). */
const leastCharacters = 3

/**
 * The shop of the local service contract (specification §7). What the contract asks of one product or category takes
 * its id or slug first; `limit` and `categorySlug` narrow a strip.
 */
export function shopService(context: SampleContext) {
  const { shop } = context
  const { list, longList } = context.delays
  const find = (matches: (product: SampleProduct) => boolean) => {
    const product = shop.products.find(matches)
    if (!product) throw pageNotFound()
    return product
  }
  const byId = (id: number) => find(({ product }) => product.id === id)
  const strip = (
    rank: (products: SampleProduct[]) => SampleProduct[],
    limit: number,
    categorySlug?: string,
  ) =>
    after(list, () => {
      const id = shop.categories.find(({ slug }) => slug === categorySlug)?.id
      const all = categorySlug
        ? shop.products.filter(({ categoryIds }) => id !== undefined && categoryIds.has(id))
        : shop.products
      return shapes(rank(all).slice(0, limit))
    })
  return {
    getCategoryBySlug: (slug: string): Promise<Category> =>
      after(list, () => {
        const category = shop.categories.find((each) => each.slug === slug)
        if (!category) throw pageNotFound()
        return category
      }),
    getCategories: (): Promise<Category[]> => after(list, () => shop.categories),
    getBrands: (limit = Number.POSITIVE_INFINITY): Promise<Brand[]> =>
      after(list, () =>
        shop.demo.brands
          .map(({ slug, name, country }) => ({ slug, name, country, image: mediaPath(`brand-${slug}.svg`) }))
          .toSorted((a, b) => a.name.localeCompare(b.name, 'es'))
          .slice(0, limit),
      ),
    getProductsList: (page = 1, limit = productsPerPage, sort = 'default', filters: FilterValues = {}) =>
      after(longList, async () => {
        const { search, literally } = filters
        const searched = search?.trim()
          ? await searchShop(shop, search, { literally: literally === '1' })
          : null
        const found = searched?.products
        return productsList(shop, { page, limit, sort, filters, found })
      }),
    getProductBySlug: (slug: string): Promise<Product> =>
      after(list, () => find(({ product }) => product.slug === slug).product),
    ...reviewsService(context, byId),
    ...checkoutService(context),
    getProductAnalogs: (productId: number, vehicle?: AskedVehicle): Promise<Product[]> =>
      after(list, () => {
        const product = byId(productId)
        const found = vehicle === undefined ? analogsOf(shop, product) : fittingOf(shop, product, vehicle)
        return shapes(found.slice(0, productsOfStrip))
      }),
    getRelatedProducts: (productId: number, limit = productsOfStrip): Promise<Product[]> =>
      after(list, () => {
        const leaf = byId(productId).source.categoryIds[0] ?? 0
        const near = shop.products.filter(
          ({ product, categoryIds }) => product.id !== productId && categoryIds.has(leaf),
        )
        return shapes(near.toSorted(productOrders.sold_desc).slice(0, limit))
      }),
    getFeaturedProducts: (categorySlug?: string, limit = productsOfStrip) =>
      strip((products) => products.filter(({ source }) => source.featured), limit, categorySlug),
    getPopularProducts: (categorySlug?: string, limit = productsOfStrip) =>
      strip((products) => products.toSorted(productOrders.sold_desc), limit, categorySlug),
    getTopRatedProducts: (categorySlug?: string, limit = productsOfStrip) =>
      strip(
        (products) =>
          products.filter(({ product }) => product.rating > 0).toSorted(productOrders.rating_desc),
        limit,
        categorySlug,
      ),
    getSpecialOffers: (limit = productsOfStrip, categorySlug?: string) =>
      strip(
        (products) =>
          products
            .filter(({ product }) => product.badges.includes('sale'))
            .toSorted(productOrders.discount_desc),
        limit,
        categorySlug,
      ),
    getLatestProducts: (limit = productsOfStrip, categorySlug?: string) =>
      strip((products) => products.toSorted(productOrders.added_desc), limit, categorySlug),
    getSearchSuggestions: (
      query: string,
      limitProducts = suggested,
      limitCategories = suggested,
    ): Promise<SearchSuggestions> =>
      after(list, async () => {
        if (query.trim().length < leastCharacters || foldText(query) === '')
          return { products: [], categories: [] }
        const { products, corrected } = await searchShop(shop, query)
        const { synonyms } = await knowledge()
        const known = { index: indexOf(shop), synonyms }
        const categories = suggestedCategories(shop.categories, corrected ?? query, known)
        return {
          products: shapes(products.slice(0, limitProducts)),
          categories: categories.slice(0, limitCategories),
        }
      }),
  }
}

const shapes = (products: readonly SampleProduct[]): Product[] => products.map(({ product }) => product)

export type ShopService = ReturnType<typeof shopService>
