import type { OfferedAttribute } from '#rules/catalogue/offered-attributes.ts'

/**
 * The entities of the sample layer as specification §3 shapes them. Prices are whole units (D11), dates ISO 8601,
 * pictures paths of the shop.
 */

export type Brand = { slug: string; name: string; country: string; image: string }

/** `stock` and `availability` of a product (D16). */
export type StockValue = 'in-stock' | 'out-of-stock' | 'on-backorder'

export type ProductOption = {
  slug: string
  name: string
  type: 'default' | 'color'
  /** `color` is a colour code; null where the value is none. */
  values: { slug: string; name: string; color: string | null }[]
}

export type Product = {
  id: number
  name: string
  slug: string
  sku: string
  price: number
  compareAtPrice: number | null
  images: string[]
  badges: ('sale' | 'new' | 'hot')[]
  /** 0 to 5 with one decimal; 0 without reviews. */
  rating: number
  /** How many there are. */
  reviews: number
  availability: StockValue
  /** Ids of the vehicles that it fits; `none` is no vehicle part. */
  compatibility: 'all' | 'unknown' | 'none' | number[]
  brand: Brand | null
  stock: StockValue
  partNumber: string
  attributes: { slug: string; name: string; values: { slug: string; name: string }[] }[]
  options: ProductOption[]
  tags: string[]
  categories: Category[]
}

export type Category = {
  id: number
  type: 'shop' | 'blog'
  name: string
  /** Its name in the shop's own language, Spanish. */
  categoria: string
  slug: string
  image: string
  /** How many products or posts it holds. */
  items: number
  /** Without its children, up to the root. */
  parent: Category | null
  /** Without their parent, down to the leaves. */
  children: Category[]
  layout: 'products' | 'categories'
}

export type Review = {
  id: number
  date: string
  author: string
  /** A picture of who wrote it; empty for none. */
  avatar: string
  rating: number
  content: string
}

type CountedItem = { slug: string; name: string; count: number }
type FilterOf<Type extends string, Item, Value> = {
  type: Type
  slug: string
  name: string
  items: Item[]
  /** What is chosen. */
  value: Value
}

export type CategoryFilter = FilterOf<'category', CountedItem & { id: number }, string | null>
/** Its ends are rounded to a step (specification §9). */
export type RangeFilter = FilterOf<'range', never, [low: number, high: number]> & { min: number; max: number }
export type CheckFilter = FilterOf<'check', CountedItem, string[]> & {
  /** Of an attribute: how it is offered. */
  offered?: Omit<OfferedAttribute, 'slug' | 'name' | 'values'>
}
export type RadioFilter = FilterOf<'radio', CountedItem, string>
/** The highest first. */
export type RatingFilter = FilterOf<'rating', { rating: number; count: number }, number[]>
/** Each slug is a colour code. */
export type ColorFilter = FilterOf<'color', CountedItem, string[]>
export type Filter = CategoryFilter | RangeFilter | CheckFilter | RadioFilter | RatingFilter | ColorFilter

/** A page of a list; `from` and `to` count from 1 and are 0 where there is nothing. */
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

/** Chosen values by a filter's slug, written as specification §5 says: `1000-5000`, `a,b`, `5,4`. */
export type FilterValues = Readonly<Record<string, string | undefined>>

export type ProductsList = List<Product> & { filters: Filter[] }

export type SearchSuggestions = { products: Product[]; categories: Category[] }

export type NameValue = { name: string; value: string }

/** `title` is its stable code (D14), which who shows it translates; one that is taken off is below 0. */
export type TotalLine = { title: 'SHIPPING' | 'COUPON' | 'TAX'; price: number }

export type CartItem = { product: Product; quantity: number; options: NameValue[] }

/** `total` is the subtotal with all of the totals. */
export type Cart = { items: CartItem[]; subtotal: number; totals: TotalLine[]; total: number }

export type OrderItem = {
  /** As it was bought. */
  product: Product
  options: NameValue[]
  price: number
  quantity: number
  total: number
}

/** `CANCELLED` is D31's. */
export type OrderStatus = 'PENDING' | 'SHIPPED' | 'COMPLETED' | 'CANCELLED'

export type Order = {
  id: number
  /** 32 characters, padded from the id. */
  token: string
  number: number
  createdAt: string
  /** The kind of payment. */
  payment: string
  status: OrderStatus
  items: OrderItem[]
  /** Units over all items. */
  quantity: number
  subtotal: number
  totals: TotalLine[]
  total: number
  shippingAddress: Address
  billingAddress: Address
}

export type Address = {
  id: number
  firstName: string
  lastName: string
  company: string
  /** The code of a country. */
  country: string
  address1: string
  address2: string
  city: string
  state: string
  postcode: string
  email: string
  phone: string
  default: boolean
}

/** What is said of an address; `default` left out leaves it as it is. */
export type AddressData = Omit<Address, 'id' | 'default'> & { default?: boolean | undefined }

export type Country = { code: string; name: string }

/** Nobody sets a picture, so that it is empty. */
export type User = { email: string; phone: string; firstName: string; lastName: string; avatar: string }

export type Vehicle = { id: number; year: number; make: string; model: string; engine: string }

/** The saved vehicles and the current one; null for all vehicles. */
export type UserVehicles = { vehicles: Vehicle[]; currentId: number | null }

export type Post = { id: number; title: string; image: string; categories: Category[]; date: string }
