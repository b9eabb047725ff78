import type { BulkChange } from '#rules/products/bulk-change.ts'
import type { EditedProduct, ProductField } from '#rules/products/product.ts'

/** A product as a row of a list; prices in pesos. */
export type ListedProduct = {
  id: number
  name: string
  slug: string
  sku: string
  brand: string | null
  price: number
  /** While there is an offer. */
  priceBefore: number | null
  stock: number
  isPublished: boolean
  /** An address; null for one without pictures. */
  picture: string | null
  /** When it was last saved, ISO 8601. */
  changedAt: string
}

/** What all products are put in order by; without it the newest come first. */
export type ProductSort = { by: 'name' | 'sku' | 'stock' | 'price' | 'changed'; isDescending: boolean }

export type ProductState = 'all' | 'published' | 'draft'

export type ProductFilter = {
  text: string
  state: ProductState
  categoryId: number | null
  brandId: number | null
  withoutStock: boolean
}

/** What is named by an id, for people to read. */
export type Named = { id: number; name: string }

/** A product to edit, with the version that a save names. */
export type DeskProduct = {
  id: number
  version: number
  product: EditedProduct
  /** How the products and vehicles that it names are called. */
  names: { products: Named[]; vehicles: Named[] }
}

/** A save of a product: the fields that it changed, from what to what, as the code names them. */
export type ProductSave = {
  id: number
  version: number
  /** ISO 8601. */
  at: string
  by: string
  /** Of a change of many products at once. */
  batchId: number | null
  changes: { field: ProductField; from: unknown; to: unknown }[]
}

export type Category = { id: number; parentId: number | null; name: string; slug: string }
export type Brand = { id: number; name: string; slug: string }

/** What a change of many products would do; prices in pesos. */
export type BulkPreview = {
  count: number
  /** How many it cannot be made to. */
  left: number
  /** The first 100. */
  rows: {
    id: number
    name: string
    sku: string
    priceBefore: number
    price: number
    offerBefore: number | null
    offer: number | null
  }[]
  /** By which it is made as it was seen. */
  digest: string
}

/** Many products changed at once; moments are ISO 8601. */
export type BulkBatch = {
  id: number
  at: string
  by: string
  change: BulkChange
  products: number
  undone: { at: string; by: string } | null
}

export type ProductsPort = {
  previewBulk(filter: ProductFilter, change: BulkChange): Promise<BulkPreview>
  /** BULK_CHANGED where it would do something else by now. */
  applyBulk(filter: ProductFilter, change: BulkChange, digest: string): Promise<BulkBatch>
  /** Up to 50 behind one, the newest first. */
  batches(after: number | null): Promise<BulkBatch[]>
  /** How many were given back what they had, and how many had been changed since. */
  undoBatch(id: number): Promise<{ back: number; left: number }>
  /** Up to 50 behind one, as that was when it was listed: the newest first where no order is named. */
  list(
    filter: ProductFilter,
    sorting: ProductSort | null,
    after: ListedProduct | null,
  ): Promise<ListedProduct[]>
  find(id: number): Promise<DeskProduct>
  add(fields: Partial<EditedProduct>, key: string): Promise<DeskProduct>
  /** Those fields alone; EDITED_MEANWHILE where it was saved since that version. */
  change(id: number, version: number, fields: Partial<EditedProduct>): Promise<DeskProduct>
  /** Up to 50 behind one, the newest first. */
  history(id: number, after: number | null): Promise<ProductSave[]>
  undo(id: number, saveId: number): Promise<DeskProduct>
  /** The address at which the shop shows it as it was last saved, for half an hour. */
  preview(id: number): Promise<string>
  /** The same with fields that are not saved; `id` is null for one that never was. Refused as a save of them is. */
  previewChanged(id: number | null, fields: Partial<EditedProduct>): Promise<string>
  /** In the order of the tree. */
  categories(): Promise<Category[]>
  /** By their names. */
  brands(): Promise<Brand[]>
  /** At the end of its sisters, at the top where `parentId` is null. */
  /** Once under a key, as it is sent last; brands and products too. */
  addCategory(name: string, parentId: number | null, key: string): Promise<{ id: number }>
  addBrand(name: string, key: string): Promise<{ id: number }>
  /** The engines of a model of a year. */
  vehicles(asked: { year: string; make: string; model: string }): Promise<Named[]>
  /** Up to 30 by words of make, model, engine and year. */
  findVehicles(words: string): Promise<Named[]>
  years(): Promise<string[]>
  makes(year: string): Promise<string[]>
  models(year: string, make: string): Promise<string[]>
}
