import type { ProductField } from '#rules/products/product.ts'
import type { TextKey } from '../../shell/text-keys.ts'

/** How each field of a product is called. */
export const fieldTexts: Record<ProductField, TextKey> = {
  name: 'PRODUCTS_NAME',
  slug: 'PRODUCTS_SLUG',
  sku: 'PRODUCTS_SKU',
  originalCode: 'PRODUCTS_ORIGINAL_CODE',
  barcode: 'PRODUCTS_BARCODE',
  brandId: 'PRODUCTS_BRAND',
  kind: 'PRODUCTS_KIND',
  isPublished: 'PRODUCTS_PUBLISHED',
  isFeatured: 'PRODUCTS_FEATURED',
  sellsWithoutStock: 'PRODUCTS_BACKORDER',
  price: 'PRODUCTS_PRICE_REGULAR',
  offer: 'PRODUCTS_OFFER',
  content: 'PRODUCTS_CONTENT',
  package: 'PRODUCTS_PARCEL',
  shortDescription: 'PRODUCTS_SHORT_DESCRIPTION',
  description: 'PRODUCTS_DESCRIPTION',
  tags: 'PRODUCTS_TAGS',
  categoryIds: 'PRODUCTS_CATEGORIES',
  features: 'PRODUCTS_FEATURES',
  specifications: 'PRODUCTS_SPECIFICATIONS',
  options: 'PRODUCTS_OPTIONS',
  retractExclusion: 'PRODUCTS_RETRACT',
  medicine: 'PRODUCTS_MEDICINE',
  facts: 'PRODUCTS_FACTS',
  fitment: 'PRODUCTS_FITMENT',
  vehicles: 'PRODUCTS_VEHICLES',
  relatedIds: 'PRODUCTS_RELATED',
  analogueIds: 'PRODUCTS_ANALOGUES',
  en: 'PRODUCTS_IN_ENGLISH',
  ru: 'PRODUCTS_IN_RUSSIAN',
}

export const retractTexts = {
  PERISHABLE: 'PRODUCTS_RETRACT_PERISHABLE',
  MADE_TO_ORDER: 'PRODUCTS_RETRACT_MADE_TO_ORDER',
  HYGIENE: 'PRODUCTS_RETRACT_HYGIENE',
  INSTALLED: 'PRODUCTS_RETRACT_INSTALLED',
} as const

export const saleTexts = {
  free: 'PRODUCTS_SALE_FREE',
  prescription: 'PRODUCTS_SALE_PRESCRIPTION',
  'retained-prescription': 'PRODUCTS_SALE_RETAINED',
} as const

/** What a thing may be, as the desk asks it. */
export const factKindTexts = {
  none: 'PRODUCTS_KIND_NONE',
  food: 'PRODUCTS_KIND_FOOD',
  medicine: 'PRODUCTS_KIND_MEDICINE',
  part: 'PRODUCTS_KIND_PART',
  fluid: 'PRODUCTS_KIND_FLUID',
  tyre: 'PRODUCTS_KIND_TYRE',
} as const

export const animalTexts = {
  dog: 'PRODUCTS_DOG',
  cat: 'PRODUCTS_CAT',
  other: 'PRODUCTS_ANIMAL_ELSE',
} as const

export const analysisTexts = {
  protein: 'PRODUCTS_PROTEIN',
  fat: 'PRODUCTS_FAT',
  fibre: 'PRODUCTS_FIBRE',
  moisture: 'PRODUCTS_MOISTURE',
  ash: 'PRODUCTS_ASH',
} as const

export const fitmentTexts = {
  none: 'PRODUCTS_FITMENT_NONE',
  unknown: 'PRODUCTS_FITMENT_UNKNOWN',
  all: 'PRODUCTS_FITMENT_ALL',
  some: 'PRODUCTS_FITMENT_SOME',
} as const
