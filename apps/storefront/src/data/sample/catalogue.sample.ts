import { guardarResena } from '#contract/reviews/guardar-resena.ts'
import { countRatings } from '#rules/catalogue/reviews.ts'
import { suitedInstead } from '#rules/fit/suited-instead.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { shownReading } from '#rules/search/shown-reading.ts'
import type { CataloguePort, HighlightKind, ProductCard, ProductListQuery } from '../port/catalogue.port.ts'
import { candidateOf, cardOf, categoryOf, facetsOf, productOf, vehicleOf } from './catalogue-views.ts'
import { after, refusal, type SampleContext } from './layer.ts'
import { photosOf, shownPhoto, storePhotos } from './review-photos.sample.ts'
import type { SampleProduct } from './sample-shop.ts'
import { correctText } from './search/correct-text.ts'
import { type ShopSearch, searchShop } from './search/search-shop.ts'
import { checkForm } from './services/check-form.ts'
import { checkList } from './services/check-list.ts'
import { productsList } from './services/products-list.ts'
import { pageNotFound } from './services/service-refusals.ts'
import type { FilterValues, Product, Review } from './services/shapes.ts'
import type { ShopService } from './services/shop.service.ts'

/** No product stands in a category of this name. */
const noCategory = 'no-category'

/** The catalogue of the port over the shop of the service contract. */
export function catalogueSample(context: SampleContext, service: ShopService): CataloguePort {
  const { shop } = context
  const known = (productId: number) => {
    const product = shop.find(productId)
    if (!product) throw pageNotFound()
    return product
  }
  /** What the port says of a review besides the service contract. Of what is written here none is of a proven purchase: nobody has paid. */
  const toReview = ({ avatar: _, ...review }: Review, { answers, verified }: SampleProduct) => ({
    ...review,
    photos: photosOf(context, review.id),
    answer: answers.get(review.id) ?? null,
    isVerified: verified.has(review.id),
  })
  const cards = (products: readonly Product[]): ProductCard[] => products.map(({ id }) => cardOf(known(id)))
  const highlights: Record<HighlightKind, (slug: string | undefined, limit?: number) => Promise<Product[]>> =
    {
      featured: service.getFeaturedProducts,
      popular: service.getPopularProducts,
      'top-rated': service.getTopRatedProducts,
      offers: (slug, limit) => service.getSpecialOffers(limit, slug),
      latest: (slug, limit) => service.getLatestProducts(limit, slug),
    }
  return {
    async listProducts(query) {
      checkList(context, query)
      const { filters, vehicle } = await knownFilters(query)
      const {
        items,
        filters: found,
        ...window
      } = await service.getProductsList(query.page, query.limit, query.sort, filters)
      const { search = '' } = query
      const searched = await searchedFor(query)
      const any = vehicle ? totalOf({ ...filters, vehicle: '' }, searched) : 0
      const isMissed = searched?.products.length === 0 && !searched.reading.isQuestion
      return {
        ...window,
        items: cards(items),
        facets: facetsOf(found, vehicle && { ...vehicle, count: window.total, any }),
        isTotalLeast: false,
        correction: isMissed ? await correctText(shop, search) : null,
        reading: searched && shownReading(searched),
      }
    },
    async countAvailable({ page: _page, limit: _limit, sort: _sort, ...query }) {
      checkList(context, query)
      const { filters } = await knownFilters(query)
      const searched = await searchedFor(query)
      const branches = shop.demo.branches.map(({ id }) => ({
        id,
        count: totalOf({ ...filters, branch: String(id) }, searched),
      }))
      return { available: totalOf({ ...filters, available: 'yes' }, searched), branches }
    },
    listCategories: async () => (await service.getCategories()).map((each) => categoryOf(shop, each)),
    async getCategory(slug) {
      const { parent, children, ...category } = await service.getCategoryBySlug(slug)
      const ancestors: ProductAncestors = []
      for (let each = parent; each; each = each.parent) ancestors.unshift(categoryOf(shop, each))
      return {
        ...categoryOf(shop, { ...category, parent, children }),
        ancestors,
        children: children.map((each) => categoryOf(shop, each)),
      }
    },
    getProduct: async (slug) => productOf(shop, known((await service.getProductBySlug(slug)).id)),
    async getProductAt(slug, branchId) {
      const { id } = await service.getProductBySlug(slug)
      return productOf(shop, known(id), (stock) => stock[branchId] ?? 0)
    },
    getPreview: () => Promise.reject(pageNotFound()),
    getStock: async (slug) => cardOf(known((await service.getProductBySlug(slug)).id)).stock,
    async listReviews(productId, page, order = 'newest') {
      const reviews = await service.getProductReviews(productId, page, undefined, order)
      const product = known(productId)
      const items = reviews.items.map((review) => toReview(review, product))
      return { ...reviews, items, counts: countRatings(product.reviews) }
    },
    async addReview(productId, { rating, author, email, content, key, photos = [] }) {
      const sent = {
        ...{ id_producto: productId, calificacion: rating, autor: author, email, contenido: content },
        clave: key,
        fotos: photos.map(() => '0'.repeat(32)),
      }
      const shown = await after(0, () => {
        const taken = photos.map((photo) => shownPhoto(context, photo))
        const form = checkForm(context, guardarResena.request, sent, {})
        if (normalizeEmail(form.email) === null)
          throw refusal(context, 'EMAIL_INVALID', { fields: { email: 'EMAIL_INVALID' } })
        return taken
      })
      const review = await service.addProductReview(productId, author, rating, content, key)
      storePhotos(context, review.id, shown)
      return toReview(review, known(productId))
    },
    listHighlights: async (kind, { categorySlug, limit } = {}) =>
      cards(await highlights[kind](categorySlug, limit)),
    listRelated: async (productId) => cards(await service.getRelatedProducts(productId)),
    listAnalogs: async (productId, vehicle) => cards(await service.getProductAnalogs(productId, vehicle)),
    listForPet: (productId, pet) =>
      after(context.delays.list, () => {
        const own = known(productId)
        const others = shop.products.map(candidateOf)
        return suitedInstead(candidateOf(own), others, pet, 4).map(({ id }) => cardOf(known(id)))
      }),
    listBrands: async () =>
      (await service.getBrands()).map(({ slug, name, image }) => ({
        id: shop.demo.brands.find((brand) => brand.slug === slug)?.id ?? 0,
        slug,
        name,
        image,
      })),
  }

  async function searchedFor({ search = '', literally }: ProductListQuery): Promise<ShopSearch | null> {
    return search.trim() ? await searchShop(shop, search, { literally }) : null
  }

  function totalOf(filters: FilterValues, searched: ShopSearch | null): number {
    const found = searched?.products
    return productsList(shop, { page: 1, limit: 1, sort: 'default', filters, found }).total
  }

  /** The filters of a list with the vehicle that they name; one that nobody knows narrows nothing. */
  async function knownFilters(query: ProductListQuery) {
    const filters = filterValues(query)
    const vehicle = await vehicleOf(shop, filters.vehicle)
    return { filters: vehicle ? filters : { ...filters, vehicle: '' }, vehicle }
  }

  /** What a list is asked for, as the service contract writes its filters. */
  function filterValues(query: ProductListQuery): FilterValues {
    const { search, literally, categoryId, categorySlug, brandSlug, filters, attributes = {} } = query
    const bySlug = categorySlug ? [categorySlug] : []
    const byId =
      categoryId === undefined
        ? []
        : [shop.categories.find(({ id }) => id === categoryId)?.slug ?? noCategory]
    return {
      search,
      literally: literally ? '1' : undefined,
      category: [...bySlug, ...byId].join(','),
      ofBrand: brandSlug,
      ...filters,
      ...Object.fromEntries(Object.entries(attributes).map(([slug, values]) => [slug, values.join(',')])),
    }
  }
}

type ProductAncestors = ReturnType<typeof categoryOf>[]
