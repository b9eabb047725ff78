import type { RetractExclusion } from '#rules/orders/returns.ts'
import type { EditedMedicine, EditedTexts, Offer } from '#rules/products/product.ts'
import type { Unreadable } from '../values/read-price.ts'
import type { SaidFacts } from './known-facts.ts'

/** What is wrong with a cell; `column` is the header as the file has it, empty where it is the row as a whole. */
export type RowError = { line: number; column: string; code: RowErrorCode; value: string }

export type RowErrorCode =
  | Unreadable
  | 'REQUIRED'
  // What a spreadsheet writes where a formula has come to nothing.
  | 'FORMULA_FAILED'
  | 'TOO_LONG'
  | 'DATE_UNREADABLE'
  | 'OFFER_NOT_LOWER'
  | 'OFFER_ENDS_EARLY'
  | 'ADDRESS_UNREADABLE'
  | 'SKU_REPEATED'
  | 'PARENT_MISSING'
  | 'VALUE_REPEATED'
  | 'OUT_OF_RANGE'
  | 'ADDRESS_TAKEN'
  | 'BRANCH_UNKNOWN'
  | 'NAME_UNREADABLE'
  | 'VALUE_UNKNOWN'
  | 'UNITS_OF_OPTIONS'
  | 'UNITS_MOVED'
  | 'FACTS_OF_OTHER_KIND'
  | 'PERCENT_OVER_100'
  | 'ROWS_NOT_RISING'
  | 'NOT_WRITTEN'
  // Of related and analogous products.
  | 'LINKED_UNKNOWN'
  // Of pictures that are fetched, or read from a ZIP.
  | 'PICTURE_MISSING'
  | 'PICTURE_ADDRESS'
  | 'PICTURE_AWAY'
  | 'PICTURE_LARGE'
  | 'PICTURE_UNREADABLE'
  // Of what parts fit which vehicles.
  | 'SKU_UNKNOWN'
  | 'VEHICLE_UNKNOWN'
  | 'YEAR_UNREADABLE'
  | 'YEARS_APART'
  | 'ACTION_UNKNOWN'
  | 'ID_ONLY'

/** Units in a branch: of the product itself, or of a value of its options. The branch '' is the main one. */
export type StockLine = {
  branch: string
  option: string
  value: string
  units: number
  /** How many there were when the file was taken out, where it says so. */
  seen?: number
}

type Weight = NonNullable<EditedMedicine['weight']>

/** What columns say of a medicine; each end of the weight has one of its own. */
export type SaidMedicine = Partial<Omit<EditedMedicine, 'weight'>> & {
  weight?: { [End in keyof Weight]?: number | null }
}

/** What a file can say of a product. Prices are pesos with IVA, sizes cm and kg. */
export type ProductFacts = {
  name: string
  slug: string
  originalCode: string
  barcode: string
  /** Its name; empty for none. */
  brand: string
  kind: string
  isPublished: boolean
  isFeatured: boolean
  sellsWithoutStock: boolean
  price: number
  offer: Offer | null
  content: { amount: number; unit: 'kg' | 'l' | 'unit' } | null
  width: number
  height: number
  depth: number
  weight: number
  shortDescription: string
  description: string[]
  tags: string[]
  /** Names from the root down. */
  categories: string[][]
  features: { name: string; value: string }[]
  specifications: { section: string; name: string; value: string }[]
  options: { name: string; values: string[] }[]
  stock: StockLine[]
  retractExclusion: RetractExclusion | null
  /** What the columns say of it; the rest stays as it stands. Null where all of them are empty. */
  medicine: SaidMedicine | null
  /** What its columns say of a food, a part, a fluid or a tyre. Null where all of them are empty. */
  known: SaidFacts | null
  en: Partial<EditedTexts>
  ru: Partial<EditedTexts>
  /** Codes of other products, which may stand in the shop or anywhere in the file. */
  related: string[]
  analogues: string[]
  /** Web addresses, or names of files in a ZIP beside the file. */
  pictures: string[]
}

/** A product as some rows of a file have it; what its columns do not say is left out, and left as it stands. */
export type ProductDraft = { line: number; rows: number; sku: string; facts: Partial<ProductFacts> }

/** What rows of a file came to: one product or several, or what is wrong with them; never half of them. */
export type Grouped = {
  line: number
  rows: number
  drafts: ProductDraft[]
  errors: RowError[]
  /** The rows as they stood in the file, to be given back where they are refused. */
  source: readonly (readonly string[])[]
}
