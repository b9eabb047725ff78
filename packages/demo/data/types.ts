/**
 * The demonstration shop, as data. The database's seed and the sample layer both read it.
 * Amounts are integer pesos with IVA included; weights are kg, sizes cm, dates ISO 8601.
 */

import type { ProductFacts } from '#rules/catalogue/product-facts.ts'
import type { FitCondition, FitYears } from '#rules/fit/vehicle-fit.ts'
import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'

export type BranchId = 1 | 2 | 3

/** The picture is `category-{slug}.svg` under `/media/`. */
export type DemoCategory = {
  /** Stable and unique; `parentId` is null for the top of a tree. */
  id: number
  parentId: number | null
  slug: string
  name: string
  /** A sentence for the category's page. */
  description: string
  /** The icon's name in the storefront's own set. */
  icon: string
  /** `pets` is the tree of specification §2; `vehicles` holds the two categories of D20. */
  tree: 'pets' | 'vehicles'
  order: number
}

/** The wordmark is `brand-{slug}.svg` under `/media/`. */
export type DemoBrand = {
  id: number
  slug: string
  name: string
  country: string
  /** Colours of the brand's mark, as CSS hex. */
  ink: string
  ground: string
}

/** A line of a brand; `image` is a file under `/media/`. */
export type DemoBrandModel = {
  id: number
  brandId: number
  slug: string
  name: string
  image: string
  order: number
}

/** What a category asks the shopper besides. */
export type DemoExtraData = {
  id: number
  categoryId: number
  label: string
  kind: 'text' | 'number' | 'date'
  order: number
}

export type DemoOptionValue = {
  /** A selectable value is an attribute of its own on the wire (`id_atributo`). Unique over the shop. */
  id: number
  name: string
  /** A colour code of specification §3 when the option is a colour. */
  color?: string
  /** Its packshot, a file under `/media/`, where the option is a colour. */
  image?: string
  /** Stock of this value by branch. */
  stock: Record<BranchId, number>
}

export type DemoOption = {
  /** Unique over the shop. */
  id: number
  /** 'Talla', 'Color', 'Sabor', 'Formato' … */
  name: string
  kind: 'label' | 'color'
  values: DemoOptionValue[]
}

export type DemoProduct = {
  id: number
  slug: string
  name: string
  sku: string
  /** The maker's code (`codigooriginal_producto`). */
  originalCode: string
  /** EAN-13 with a right check digit. */
  barcode: string
  brandId: number
  /** What kind of thing it is, alike over brands: 'pellet', 'pastilla'. */
  kind: string
  /** Leaf category first; ancestors follow from the tree. */
  categoryIds: number[]
  price: number
  /** The price before the offer; null when there is none. Always above `price`. */
  compareAtPrice: number | null
  /** Net content, for the price per kilo, litre or unit. */
  content: { amount: number; unit: 'kg' | 'l' | 'unit' } | null
  /** The parcel: cm and kg. */
  package: { width: number; height: number; depth: number; weight: number }
  shortDescription: string
  /** Paragraphs of plain text. */
  description: string[]
  features: { name: string; value: string }[]
  specification: { group: string; entries: { name: string; value: string }[] }[]
  /** What is in the bag, the box or the dose. */
  facts: ProductFacts | null
  options: DemoOption[]
  /**
   * Stock by branch of a product without options. With options the stock stands on the values, and this is the
   * sum over the first option's values.
   */
  stock: Record<BranchId, number>
  /** May be sold without stock (on-backorder, D16). */
  backorder: boolean
  tags: string[]
  /** Position in the shop's own order (the default sort). */
  order: number
  featured: boolean
  soldCount: number
  addedOn: string
  /**
   * One picture or more; the first is the packshot. `file` is served under `/media/`; `valueId` is the value of an option
   * that a picture shows the product with, where it does.
   */
  images: { file: string; alt: string; ground: string; valueId?: number }[]
}

/** How the values of a feature are read as a filter. */
export type DemoAttribute = {
  slug: string
  name: string
  kind: 'terms' | 'number' | 'text'
  /** Of numbers; empty for none. */
  unit: string
  position: number
  terms: { slug: string; name: string }[]
  /** Which term a written value counts for besides, both as slugs; `*` is every term. */
  values: { value: string; term: string }[]
  /** The categories that decide by it, with all below them. */
  categoryIds: number[]
}

export type DemoReview = {
  id: number
  productId: number
  author: string
  /** 1 to 5. */
  rating: number
  content: string
  date: string
  /** Whether who wrote it is told as having bought it here. */
  verified: boolean
  /** What the shop says to it. */
  answer: { content: string; date: string } | null
}

/** A question about a product that the shop has answered; days are ISO 8601. */
export type DemoQuestion = {
  id: number
  productId: number
  author: string
  content: string
  askedOn: string
  answer: string
  answeredOn: string
}

export type DemoMenuItem = {
  title: string
  external: boolean
  url: string
  categoryId: number | null
  links?: DemoMenuItem[]
  submenu?: DemoMegamenu
}

export type DemoMegamenu = {
  type: 'megamenu'
  size: 'sm' | 'nl' | 'md' | 'lg' | 'xl'
  image?: string
  columns: { size: number | string; links: DemoMenuItem[] }[]
}

export type DemoSlide = {
  title: string
  text: string
  offerTag: string | null
  buttonText: string
  /** Files under `/media/`. */
  imageClassic: string
  imageFull: string
  imageMobile: string
  categorySlug: string
}

export type DemoBanner = {
  id: number
  title: string
  image: string
  url: string
  position: number
}

export type DemoBranch = {
  id: BranchId
  name: string
  address: string
  comunaCut: string
  phone: string
}

export type DemoCarrier = {
  id: number
  name: string
  description: string
  logo: string
  deliveryKind: DeliveryKind
  /** Percent of discount on the price. */
  discountPercent: number
  /** Ask the courier's own service before the default rate. */
  usesCourierApi: boolean
  /** Where it tells how a parcel goes; `{numero}` stands for the parcel's number. */
  trackingUrl?: string
  /** Share of the rate by what is sent, the lightest first; above the last one the shop is asked. None: any weight. */
  bands?: { upToKg: number; percent: number }[]
  /** Of a single unit; any without it. */
  longestSideCm?: number
  /** The hour of the day, by Chilean time, until which it takes an order along on that day. */
  cutoffHour?: number
  /** Default rates: the most particular wins (comuna, then region, then everywhere). Days are working days. */
  rates: { comunaCut?: string; regionId?: number; price: number; fromDays: number; toDays: number }[]
}

export type DemoCoupon = {
  code: string
  /** 0 a fixed value in pesos, 1 a percentage (specification §9). */
  type: 0 | 1
  value: number
  startsOn: string
  endsOn: string
  minimum: number
  /** Uses in all; null without limit. */
  limit: number | null
  used: number
  /** Uses by one RUT; null without limit. */
  perCustomer: number | null
  /** The slug of the category that it counts for, with all below; null for everything. */
  category: string | null
}

export type DemoVehicle = {
  id: number
  make: string
  model: string
  engine: string
  /** Both years belong to the range. */
  yearFrom: number
  yearTo: number
}

/** `all` fits every vehicle, `some` those named, `unknown` may fit or not, `none` is no vehicle part (D40). */
export type DemoFitment = {
  kind: 'all' | 'some' | 'unknown' | 'none'
  vehicleIds: number[]
  /** Each with those of the vehicles that it is asked of. */
  conditions: (FitCondition & { vehicleIds: number[] })[]
  /** Of those of the vehicles that were sold for longer than it fits them. */
  years: FitYears[]
}

/** Under which number a maker of vehicles sells a part. */
export type DemoOemNumber = { make: string; number: string }

/** A post of the blog but for what it says, which is by language. */
export type DemoPost = {
  slug: string
  /** The slug of its category. */
  category: string
  /** Slugs. */
  tags: string[]
  /** ISO 8601, a day. */
  date: string
  author: string
  /** A file under `/media/`, 900 × 560. */
  image: string
  /** Which of the shop's products belong to it: those of a category that are found by words, or all for none. */
  products: { category: string | null; words: string }
}

export type DemoPostText = {
  title: string
  excerpt: string
  /** What the picture shows. */
  imageAlt: string
  /** Markdown. */
  body: string
}

/** The blog in one language: its names and its posts by slug. */
export type DemoPostTexts = {
  categories: Record<string, string>
  tags: Record<string, string>
  posts: Record<string, DemoPostText>
}

export type DemoPageText = {
  title: string
  /** For search engines. */
  description: string
  /** Markdown. */
  body: string
}

/** A page that the owner has written, below `/pagina/`. */
export type DemoPage = { slug: string; texts: Record<'es' | 'en' | 'ru', DemoPageText> }
