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

export const fitmentTexts = {
  none: 'PRODUCTS_FITMENT_NONE',
  unknown: 'PRODUCTS_FITMENT_UNKNOWN',
  all: 'PRODUCTS_FITMENT_ALL',
  some: 'PRODUCTS_FITMENT_SOME',
} as const
