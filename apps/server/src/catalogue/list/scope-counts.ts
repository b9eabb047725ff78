import type { AttributeOffer } from '#rules/catalogue/offered-attributes.ts'

/** An attribute that is offered, with the numbers of the options that each of its values counts. */
export type CountedOffer = { offer: AttributeOffer; options: Int32Array[] }

/** How many products count for each number: that pass every filter alone where nobody chose among brands, stars or colours. */
export type NumberCounts = {
  brands: number[]
  stars: number[]
  colorLists: number[]
  /** These of what passes every filter alone. */
  categoryLists: number[]
}

/** What moves with prices and offers, which change far more often than scopes. */
export type PriceCounts = { minPrice: number | null; maxPrice: number | null; offers: number }

/** What is counted of all in a scope, or of all in it that fits a vehicle. */
export type CountedPlaces = {
  counts: NumberCounts
  /** For how many each value counts that the scope offers of its attributes. */
  offered: Int32Array
  /** Counted again once a price or an offer has changed. */
  prices: PriceCounts & { version: number }
}

/** What is in a scope, its category and its brand, before any filter; it holds as long as no product changes scopes. */
export type ScopePlaces = {
  places: Int32Array
  /** Numbers of the brands, stars and lists of colours that it holds. */
  brands: Set<number>
  stars: Set<number>
  colorLists: Set<number>
  /** How many products have each list of features. */
  features: Int32Array
  /** What it offers of attributes where none was chosen; null until somebody asks. */
  offers: CountedOffer[] | null
  /** The categories that it is within, which decide what it offers first. */
  categoryIds: readonly number[]
  /** What is counted of it by price, of many places alone; null until somebody asks. */
  steps: CountedByPrice | null
  /** Those that stand first, in their order, as of an `orderVersion` of the columns; null until somebody asks. */
  leading: { version: number; places: Int32Array } | null
}

/** What a text finds in a scope, in its own order: few enough to be counted one by one. */
export type FoundPlaces = Pick<
  ScopePlaces,
  'places' | 'brands' | 'stars' | 'colorLists' | 'offers' | 'categoryIds'
>

/** Prices in pesos; both ends belong to it. */
export type PriceRange = { low: number; high: number }

/** What is counted of the products of a scope that cost so much. */
export type CountedRange = {
  total: number
  counts: NumberCounts
  /** As `countOffered` gives it. */
  offered: Int32Array
  offers: number
}

export type CountedByPrice = {
  /** What is counted of those that cost as much as the range says. */
  within(range: PriceRange): CountedRange
  countWithin(range: PriceRange): number
}
