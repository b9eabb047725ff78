import type { MedicineFacts } from '../catalogue/product-facts.ts'
import type { FitCondition } from '../fit/vehicle-fit.ts'
import type { RetractExclusion } from '../orders/returns.ts'
import type { EditedFacts } from './edited-facts.ts'

/** A price under the regular one; moments are ISO 8601, null where it has begun already or does not end. */
export type Offer = { price: number; from: string | null; until: string | null }

/** `id` is null for one that is new; ids stay, because carts and orders name them. */
export type EditedValue = { id: number | null; name: string; color: string | null }
export type EditedOption = {
  id: number | null
  name: string
  kind: 'label' | 'color'
  values: EditedValue[]
}

/** A vehicle that a part fits: in these years alone, where they are given, and under these conditions. */
export type EditedFitment = {
  vehicleId: number
  fromYear: number | null
  toYear: number | null
  conditions: FitCondition[]
}

/** Texts in another language than Spanish. */
export type EditedTexts = {
  name: string
  shortDescription: string
  description: string[]
  tags: string[]
}

export const fitments = ['none', 'unknown', 'all', 'some'] as const

/** What of a medicine the desk edits. A `weight` that is left out stays as it is. */
export type EditedMedicine = Pick<
  MedicineFacts,
  'species' | 'sagRegister' | 'sale' | 'substances' | 'fromWeeks'
> & { weight?: MedicineFacts['weight'] | undefined }

/**
 * A product as it is edited: all that people write of it. Prices are pesos with IVA, sizes of the parcel cm and kg.
 * Its pictures and its units stand apart.
 */
export type EditedProduct = {
  name: string
  slug: string
  sku: string
  originalCode: string
  barcode: string
  brandId: number | null
  /** What kind of thing it is, alike over brands ('pellet'); empty where nobody said. */
  kind: string
  /** False for a draft: nobody in the shop sees it. */
  isPublished: boolean
  isFeatured: boolean
  sellsWithoutStock: boolean
  /** The regular one; an offer is under it. */
  price: number
  offer: Offer | null
  content: { amount: number; unit: 'kg' | 'l' | 'unit' } | null
  package: { width: number; height: number; depth: number; weight: number }
  shortDescription: string
  /** Paragraphs. */
  description: string[]
  tags: string[]
  /** Those that were chosen, the main one first; those above them follow from the tree. */
  categoryIds: number[]
  features: { name: string; value: string }[]
  specifications: { section: string; name: string; value: string }[]
  options: EditedOption[]
  retractExclusion: RetractExclusion | null
  /** Of a medicine; its `facts` are null then. */
  medicine: EditedMedicine | null
  facts: EditedFacts | null
  fitment: (typeof fitments)[number]
  vehicles: EditedFitment[]
  /** Chosen by hand; the shop fills what is left of the place by itself. */
  relatedIds: number[]
  analogueIds: number[]
  en: EditedTexts | null
  ru: EditedTexts | null
}

export type ProductField = keyof EditedProduct

/** Of how many characters, rows or units the fields may be. */
export const productLimits = {
  name: 160,
  slug: 120,
  code: 60,
  kind: 60,
  price: 100_000_000,
  content: 100_000,
  packageSize: 1000,
  packageWeight: 1000,
  shortDescription: 500,
  paragraph: 4000,
  paragraphs: 60,
  tag: 60,
  tags: 40,
  categories: 20,
  rowName: 80,
  rowValue: 400,
  features: 30,
  specifications: 200,
  options: 5,
  values: 100,
  vehicles: 5000,
  linked: 24,
} as const

/** What a new product is before anybody wrote anything of it: a draft. */
export const blankProduct: EditedProduct = {
  name: '',
  slug: '',
  sku: '',
  originalCode: '',
  barcode: '',
  brandId: null,
  kind: '',
  isPublished: false,
  isFeatured: false,
  sellsWithoutStock: false,
  price: 0,
  offer: null,
  content: null,
  package: { width: 20, height: 15, depth: 10, weight: 0.5 },
  shortDescription: '',
  description: [],
  tags: [],
  categoryIds: [],
  features: [],
  specifications: [],
  options: [],
  retractExclusion: null,
  medicine: null,
  facts: null,
  fitment: 'none',
  vehicles: [],
  relatedIds: [],
  analogueIds: [],
  en: null,
  ru: null,
}
