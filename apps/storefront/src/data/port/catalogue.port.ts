import type { OwnFilter } from '#rules/catalogue/own-filters.ts'
import type { ProductFacts } from '#rules/catalogue/product-facts.ts'
import type { ProductSort } from '#rules/catalogue/product-sorts.ts'
import type { RatingCounts, ReviewOrder } from '#rules/catalogue/reviews.ts'
import type { Suits } from '#rules/fit/pet-fit.ts'
import type { RetractExclusion } from '#rules/orders/returns.ts'
import type { PetTraits } from '#rules/pets/pet.ts'
import type { ShownReading } from '#rules/search/shown-reading.ts'
import type { AskedVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { Fitment, Vehicle } from './vehicles.port.ts'

/** Integer pesos with IVA included (D11, D12); on the sample layer, whole units of its template prices. */
export type Price = number

export type Brand = {
  slug: string
  name: string
  country: string
  image: string
}

export type Picture = {
  src: string
  alt: string
  /** The pale ground the picture stands on, as CSS hex. */
  ground: string
}

/** A picture of a product; `valueId` is the value of an option that it shows the product with, where it does. */
export type ProductPicture = Picture & { valueId?: number }

export type OptionValue = {
  id: number
  name: string
  lang?: string
  color: string | null
  /** The product with this value; null where its own pictures stand for it. */
  picture: Picture | null
  stock: number
}

/** `lang` is, here and below, the language of a text that is not in the page's own; left out otherwise. */
export type Option = {
  id: number
  name: string
  lang?: string
  kind: 'label' | 'color'
  values: OptionValue[]
}

/** What a card shows. */
export type ProductCard = {
  id: number
  slug: string
  name: string
  lang?: string
  sku: string
  brand: Brand | null
  pictures: ProductPicture[]
  price: Price
  compareAtPrice: Price | null
  /** Whole percent; 0 without an offer. */
  discountPercent: number
  /** 0 to 5 with one decimal; 0 without reviews. */
  rating: number
  reviewCount: number
  stock: number
  backorder: boolean
  features: { name: string; value: string; lang?: string }[]
  content: { amount: number; unit: 'kg' | 'l' | 'unit' } | null
  hasOptions: boolean
  isOffer: boolean
  fitment: Fitment
  /** Left out for what is for no animal. */
  suits?: Suits
}

export type CategoryLink = {
  id: number
  slug: string
  name: string
  lang?: string
}

export type Product = ProductCard & {
  partNumber: string
  barcode: string
  shortDescription: string
  /** Paragraphs of plain text. */
  description: string[]
  specification: {
    group: string
    lang?: string
    entries: { name: string; value: string; lang?: string }[]
  }[]
  /** What is in the bag, the dose or the box; null where nothing is known. `factsLang` is that of its words. */
  facts: ProductFacts | null
  factsLang?: string
  /** Of the descriptions and the tags. */
  textsLang?: string
  options: Option[]
  /** cm and kg. */
  packageSize: { width: number; height: number; depth: number; weight: number }
  /** Root to leaf. */
  categoryPath: CategoryLink[]
  /** Why it is not taken back (retracto); null for what is. */
  retractExclusion: RetractExclusion | null
  tags: string[]
}

export type Category = CategoryLink & {
  parentId: number | null
  description: string
  icon: string
  /** Empty for one without a picture. */
  image: string
  tree: 'pets' | 'vehicles'
  productCount: number
  /** What search engines are told instead of name and description; left out for those. */
  seoTitle?: string
  seoDescription?: string
  /** Addresses that it had before; left out for none. */
  formerSlugs?: readonly string[]
}

export type CategoryPage = Category & {
  /** From the root. */
  ancestors: Category[]
  children: Category[]
}

export type { ProductSort }

export type ProductListQuery = {
  page?: number
  limit?: number
  sort?: ProductSort
  search?: string
  /** Looks for the words of `search` alone, and reads neither a vehicle nor an animal in them. */
  literally?: boolean
  categoryId?: number
  categorySlug?: string
  /** The brand whose list it is; the counts stay within it. */
  brandSlug?: string
  /**
   * Encoded as specification §5: `price: '1000-5000'`, `brand: 'a,b'`, `rating: '4,5'`, `discount: 'yes'`,
   * `color: 'red,blue'`, `available: 'yes'`; `branch` is the id of one that has it; `vehicle` is as `encodeVehicle` writes it, and shows
   * what fits it or fits all (D40); `pet` is an animal as `encodePet` writes it, and shows what nothing keeps from
   * suiting it.
   */
  filters?: Partial<Record<OwnFilter, string>>
  /** Chosen values by attribute, as the slugs of `ProductFacets.attributes`; of a number any range, `7.5-12`. */
  attributes?: Readonly<Record<string, readonly string[]>>
}

/** A page of a list (specification §3). `from` and `to` count from 1; 0 when it is empty. */
export type List<Item> = {
  items: Item[]
  page: number
  limit: number
  sort: string
  total: number
  pages: number
  from: number
  to: number
}

/** A filter's counts leave its own choice out; what the other filters exclude has the count 0. */
export type ProductFacets = {
  price: { min: Price; max: Price }
  brands: { slug: string; name: string; count: number }[]
  categories: (CategoryLink & { count: number })[]
  ratings: { rating: number; count: number }[]
  discount: { any: number; yes: number; no: number }
  /** Colour codes of specification §3. */
  colors: { slug: string; count: number }[]
  /**
   * What the list decides by first (`isMain`), then what a fair share of it has (decisions 0030 and 0200). Values of a
   * number are ranges, `7.5-12`, both ends within, in `unit`; any other range may be asked for as well.
   */
  attributes: {
    slug: string
    name: string
    lang?: string
    isMain: boolean
    kind: 'terms' | 'number'
    /** Empty for none. */
    unit: string
    bounds: { low: number; high: number } | null
    values: { slug: string; name: string; lang?: string; count: number }[]
  }[]
  /** The vehicle asked for, with what fits it (`count`) and what the list holds without it (`any`). */
  vehicle: (Omit<Vehicle, 'year'> & { yearFrom: number; yearTo: number; count: number; any: number }) | null
}

/**
 * How many products of a list can be had, and how many each branch has; one without any may be left out. Each count
 * leaves its own filter out.
 */
export type AvailableCounts = { available: number; branches: { id: number; count: number }[] }

export type ProductList = List<ProductCard> & {
  facets: ProductFacets
  /** Whether a text found more than was counted: `total` then says only 'more than' (D18). */
  isTotalLeast: boolean
  /** For a search that finds nothing: one like it that does. */
  correction: string | null
  /** How the search was understood; null without one. */
  reading: ShownReading | null
}

/** A picture of a review, large and small. */
export type ReviewPhoto = { src: string; thumbnail: string }

export type Review = {
  id: number
  /** ISO 8601. */
  date: string
  author: string
  rating: number
  content: string
  lang?: string
  /** Whether its author bought the product here and paid for it. */
  isVerified: boolean
  photos: ReviewPhoto[]
  /** What the shop says to it; the day is ISO 8601. */
  answer: { content: string; date: string } | null
}

export type NewReview = {
  /** 1 to 5. */
  rating: number
  author: string
  /** Never shown. */
  email: string
  content: string
  /** At most 4 pictures, each the base64 of a JPEG, PNG or WebP of at most 180 kB. */
  photos?: readonly string[]
  /** A UUID of the form: what is sent again under it is the same review, in the words sent last. */
  key?: string
}

export type HighlightKind = 'featured' | 'popular' | 'top-rated' | 'offers' | 'latest'

/** Throws `Refusal` NOT_FOUND for an unknown product or category, NETWORK when nothing answers. */
export type CataloguePort = {
  listProducts(query: ProductListQuery): Promise<ProductList>
  /** Of a list, whatever its page and its order. */
  countAvailable(query: ProductListQuery): Promise<AvailableCounts>
  listCategories(): Promise<Category[]>
  getCategory(slug: string): Promise<CategoryPage>
  getProduct(slug: string, offer?: boolean): Promise<Product>
  /** The product with the stock of one branch alone, its options' too (D16). */
  getProductAt(slug: string, branchId: number): Promise<Product>
  /** A product as its people last saved it, for sale or not, for who holds a preview of it. */
  getPreview(token: string): Promise<Product>
  /** Units that can be sold now. */
  getStock(slug: string): Promise<number>
  /** With how many of all gave one star to five. */
  listReviews(
    productId: number,
    page: number,
    order?: ReviewOrder,
  ): Promise<List<Review> & { counts: RatingCounts }>
  /** Shown at once. `Refusal` EMAIL_INVALID, PHOTO_INVALID, PHOTOS_UNAVAILABLE, or ALREADY_REVIEWED where the session's customer has a review of the product. */
  addReview(productId: number, review: NewReview): Promise<Review>
  /** At most `limit`, 8 when left out. */
  listHighlights(
    kind: HighlightKind,
    options?: { categorySlug?: string; limit?: number },
  ): Promise<ProductCard[]>
  listRelated(productId: number): Promise<ProductCard[]>
  /**
   * At most 8 that can be bought instead: alike, of another brand, the nearest price first. With a vehicle those of
   * any brand and price that fit it.
   */
  listAnalogs(productId: number, vehicle?: AskedVehicle): Promise<ProductCard[]>
  /** At most 4 that suit an animal in place of this one, for the same use. Refusal NOT_FOUND. */
  listForPet(productId: number, pet: PetTraits): Promise<ProductCard[]>
  /** `image` is empty for one without a mark; `formerSlugs`, addresses that it had before, is left out for none. */
  listBrands(): Promise<
    { id: number; slug: string; name: string; image: string; formerSlugs?: readonly string[] }[]
  >
}
