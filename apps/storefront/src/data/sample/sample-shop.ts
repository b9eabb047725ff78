import type { ErrorLanguage } from '#contract/error-texts.ts'
import { writtenValues } from '#demo/data/attribute-definitions.ts'
import { type Demo, demoIn } from '#demo/data/translations/demo-in.ts'
import type { DemoCategory, DemoFitment, DemoProduct, DemoReview } from '#demo/data/types.ts'
import type { ReadAttributes, WrittenValue } from '#rules/catalogue/attribute-values.ts'
import { lineStock, productStock } from '#rules/catalogue/stock.ts'
import { mediaPath } from './media-path.ts'
import { categoryTree } from './services/category-shape.ts'
import { productShape } from './services/product-shape.ts'
import { sampleAttributes } from './services/sample-attributes.ts'
import type { Category, Product, Review } from './services/shapes.ts'

export type SampleProduct = {
  /** In the shopper's language. */
  source: DemoProduct
  /** In Spanish: the slugs of its attributes, which stay, and words by which it is found too. */
  spanish: DemoProduct
  product: Product
  fitment: DemoFitment
  /** Of its attributes, by their slugs in Spanish. */
  written: WrittenValue[]
  /** The newest first. */
  reviews: Review[]
  /** What the shop says to them, by their ids. */
  answers: Map<number, DemoReview['answer']>
  /** Ids of the reviews of those who bought it here. */
  verified: Set<number>
  /** Its categories and all that stand above them. */
  categoryIds: Set<number>
}

/** The demonstration in one language, in memory. */
export type SampleShop = {
  language: ErrorLanguage
  demo: Demo
  /** In the shop's own order. */
  products: SampleProduct[]
  /** Parents before children. */
  categories: Category[]
  /** What the products have written of their attributes, as filters read it. */
  attributes: ReadAttributes
  /** The chain of a category from the root to itself. */
  pathOf(categoryId: number): DemoCategory[]
  /** The product of an id; undefined for one that is not sold. */
  find(productId: number): SampleProduct | undefined
}

const noFitment: DemoFitment = { kind: 'none', vehicleIds: [], conditions: [], years: [] }

const sum = (stock: Record<number, number>) => Object.values(stock).reduce((total, each) => total + each, 0)

const shops = new Map<ErrorLanguage, Promise<SampleShop>>()

/** The demonstration in a language, whose texts are loaded when they are first asked for. */
export function openShop(language: ErrorLanguage): Promise<SampleShop> {
  const shop = shops.get(language) ?? buildShop(language)
  shops.set(language, shop)
  return shop
}

async function buildShop(language: ErrorLanguage): Promise<SampleShop> {
  const [demo, spanish] = await Promise.all([demoIn(language), demoIn('es')])
  const spanishById = new Map(spanish.products.map((product) => [product.id, product]))
  const categoryById = new Map(demo.categories.map((category) => [category.id, category]))
  const pathOf = (categoryId: number): DemoCategory[] => {
    const category = categoryById.get(categoryId)
    if (!category) return []
    return category.parentId === null ? [category] : [...pathOf(category.parentId), category]
  }
  /** Each category before those below it, and these before the next one beside it. */
  const belowOf = (parentId: number | null): DemoCategory[] =>
    demo.categories
      .filter((category) => category.parentId === parentId)
      .toSorted((a, b) => a.order - b.order || a.id - b.id)
      .flatMap((category) => [category, ...belowOf(category.id)])
  const categoryIdsOf = (product: DemoProduct) =>
    new Set(product.categoryIds.flatMap((id) => pathOf(id).map((category) => category.id)))
  const tree = categoryTree({
    categories: belowOf(null),
    spanish: spanish.categories,
    countOf: (id) => demo.products.filter((product) => categoryIdsOf(product).has(id)).length,
  })
  const reviewsByProduct = Map.groupBy(
    demo.reviews.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id),
    (review) => review.productId,
  )
  const brands = new Map(demo.brands.map((brand) => [brand.id, brand]))
  const newest = Math.max(...demo.products.map(({ addedOn }) => Date.parse(addedOn)))
  const products = demo.products
    .toSorted((a, b) => a.order - b.order || a.id - b.id)
    .map((source): SampleProduct => {
      const own = reviewsByProduct.get(source.id) ?? []
      const reviews = own.map(({ productId: _, answer: __, verified: ___, ...review }) => ({
        ...review,
        avatar: '',
      }))
      const brand = brands.get(source.brandId)
      const fitment = demo.fitments.get(source.id) ?? noFitment
      const inSpanish = spanishById.get(source.id) ?? source
      return {
        source,
        spanish: inSpanish,
        fitment,
        written: writtenValues(inSpanish),
        reviews,
        answers: new Map(own.map(({ id, answer }) => [id, answer])),
        verified: new Set(own.flatMap(({ id, verified }) => (verified ? [id] : []))),
        categoryIds: categoryIdsOf(source),
        product: productShape(source, {
          spanish: inSpanish,
          brand: brand && { ...brand, image: mediaPath(`brand-${brand.slug}.svg`) },
          categories: source.categoryIds.flatMap((id) => tree.get(id) ?? []),
          images: source.images.map(({ file }) => mediaPath(file)),
          stock: stockOf(source),
          reviews,
          newest,
          fitment,
        }),
      }
    })
  const byId = new Map(products.map((each) => [each.source.id, each]))
  return {
    language,
    demo,
    products,
    categories: [...tree.values()],
    attributes: sampleAttributes(spanish, demo),
    pathOf,
    find: (productId) => byId.get(productId),
  }
}

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
