import { listWindow } from '#rules/catalogue/list-window.ts'
import { countRatings, type ReviewOrder } from '#rules/catalogue/reviews.ts'
import { type Database, together } from '../db/connection.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import type { CardRow } from './cards/card-row.ts'
import { cardsStore } from './cards/cards.store.ts'
import { type CategoryRow, catalogueStore, type HighlightKind } from './catalogue.store.ts'
import { type ProductRow, wholeProductStore } from './whole-product.store.ts'

export type CatalogueService = ReturnType<typeof catalogueService>

/** Products for sale, their categories, brands and reviews, read only. */
export function catalogueService({ database }: { database: Pick<Database, 'db'> }) {
  const store = catalogueStore(database)
  const whole = wholeProductStore(database)
  const cards = cardsStore(database)

  return {
    categories: () => store.categories(),
    recountCategories: async (): Promise<void> => {
      await store.recountCategories()
    },
    brands: () => store.brands(),

    /** By its address or one that it had before. Refuses with NOT_FOUND. Ancestors run from the root. */
    async category(
      slug: string,
    ): Promise<{ category: CategoryRow; ancestors: CategoryRow[]; children: CategoryRow[] } | Refusal> {
      const all = await store.categories()
      const category =
        all.find((each) => each.slug === slug) ?? all.find((each) => each.formerSlugs.includes(slug))
      if (!category) return refuse('NOT_FOUND')
      const byId = new Map(all.map((each) => [each.id, each]))
      const ancestors: CategoryRow[] = []
      for (let above = byId.get(category.parentId ?? 0); above; above = byId.get(above.parentId ?? 0)) {
        ancestors.unshift(above)
      }
      return { category, ancestors, children: all.filter((each) => each.parentId === category.id) }
    },

    /** By its address or one that it had before. Refuses with NOT_FOUND. Without a branch the stock is that of all. */
    async product(slug: string, branchId: number | null): Promise<ProductRow | Refusal> {
      const product = await whole.bySlug(slug, branchId)
      if (product) return product
      const now = await whole.formerSlug(slug)
      return (now !== undefined && (await whole.bySlug(now, branchId))) || refuse('NOT_FOUND')
    },

    /** A product as it was last saved, a draft too. Refuses with NOT_FOUND. */
    saved: async (id: number): Promise<ProductRow | Refusal> => (await whole.byId(id)) ?? refuse('NOT_FOUND'),

    /** The address of the product that had one before; undefined where none had it. */
    formerSlug: (slug: string) => whole.formerSlug(slug),

    /** The address of the brand that had one before; undefined where none had it. */
    formerBrandSlug: (slug: string) => store.formerBrandSlug(slug),

    /** The address of the category that had one before; undefined where none had it. */
    formerCategorySlug: (slug: string) => store.formerCategorySlug(slug),

    /** Units of all branches. Refuses with NOT_FOUND. */
    async stock(slug: string): Promise<number | Refusal> {
      return (await whole.stockBySlug(slug)) ?? refuse('NOT_FOUND')
    },

    /** Empty for an unknown category. */
    async highlights(kind: HighlightKind, categorySlug: string | null, limit: number): Promise<CardRow[]> {
      const categoryId = categorySlug === null ? null : await store.categoryIdBySlug(categorySlug)
      if (categoryId === undefined) return []
      return cards.find(await store.highlights(kind, categoryId, limit))
    },

    /** At most 8. Refuses with NOT_FOUND. */
    async related(productId: number, branchId: number | null): Promise<CardRow[] | Refusal> {
      const ids = await store.related(productId, 8)
      return ids ? cards.find(ids, branchId) : refuse('NOT_FOUND')
    },

    /** A page of them, and how all of them are spread. Refuses with NOT_FOUND. */
    async reviews(productId: number, order: ReviewOrder, page: number, limit: number) {
      const total = await store.reviewCount(productId)
      if (total === undefined) return refuse('NOT_FOUND')
      const window = listWindow({ total, page, limit })
      const [rows, ratings] = await together([
        store.reviews(productId, order, limit, (window.page - 1) * limit),
        store.ratingCounts(productId),
      ])
      return { window, rows, counts: countRatings(ratings) }
    },
  }
}
