import type { ImportFormat, ImportState } from '../../data/port/imports.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'

export const stateTexts: Record<ImportState, TextKey> = {
  uploading: 'IMPORTS_STATE_UPLOADING',
  ready: 'IMPORTS_STATE_READY',
  checking: 'IMPORTS_STATE_CHECKING',
  checked: 'IMPORTS_STATE_CHECKED',
  applying: 'IMPORTS_STATE_APPLYING',
  applied: 'IMPORTS_STATE_APPLIED',
  failed: 'IMPORTS_STATE_FAILED',
  cancelled: 'IMPORTS_STATE_CANCELLED',
}

export const formatTexts: Record<ImportFormat, TextKey> = {
  own: 'IMPORTS_FORMAT_OWN',
  woocommerce: 'IMPORTS_FORMAT_WOO',
  shopify: 'IMPORTS_FORMAT_SHOPIFY',
}

/** Why a cell was not taken. */
export const errorTexts: Record<string, TextKey> = {
  NUMBER_UNREADABLE: 'IMPORTS_ERROR_NUMBER',
  PRICE_NOT_WHOLE: 'IMPORTS_ERROR_WHOLE',
  TOO_LARGE: 'IMPORTS_ERROR_RANGE',
  OUT_OF_RANGE: 'IMPORTS_ERROR_RANGE',
  FLAG_UNREADABLE: 'IMPORTS_ERROR_FLAG',
  REQUIRED: 'IMPORTS_ERROR_REQUIRED',
  TOO_LONG: 'IMPORTS_ERROR_LONG',
  DATE_UNREADABLE: 'IMPORTS_ERROR_DATE',
  UNIT_UNKNOWN: 'IMPORTS_ERROR_UNIT',
  OFFER_NOT_LOWER: 'IMPORTS_ERROR_OFFER',
  OFFER_ENDS_EARLY: 'IMPORTS_ERROR_OFFER_END',
  ADDRESS_UNREADABLE: 'IMPORTS_ERROR_ADDRESS',
  ADDRESS_TAKEN: 'IMPORTS_ERROR_TAKEN',
  NAME_UNREADABLE: 'IMPORTS_ERROR_NAME',
  BRANCH_UNKNOWN: 'IMPORTS_ERROR_BRANCH',
  SKU_REPEATED: 'IMPORTS_ERROR_REPEATED',
  PARENT_MISSING: 'IMPORTS_ERROR_PARENT',
  VALUE_REPEATED: 'IMPORTS_ERROR_VALUE',
  VALUE_UNKNOWN: 'IMPORTS_ERROR_VALUE',
  UNITS_OF_OPTIONS: 'IMPORTS_ERROR_OPTIONS',
  NOT_WRITTEN: 'IMPORTS_ERROR_NOT_WRITTEN',
  EMPTY: 'IMPORTS_ERROR_EMPTY',
  UNPACKS_TOO_LARGE: 'IMPORTS_ERROR_UNPACKED',
  BROKEN: 'IMPORTS_ERROR_BROKEN',
}

/** What a column may hold, by the name that the wire has for it. */
export const fieldTexts: readonly (readonly [string, TextKey])[] = [
  ['sku', 'IMPORTS_FIELD_SKU'],
  ['name', 'IMPORTS_FIELD_NAME'],
  ['slug', 'IMPORTS_FIELD_SLUG'],
  ['price', 'IMPORTS_FIELD_PRICE'],
  ['offerPrice', 'IMPORTS_FIELD_OFFER'],
  ['offerFrom', 'IMPORTS_FIELD_OFFER_FROM'],
  ['offerUntil', 'IMPORTS_FIELD_OFFER_UNTIL'],
  ['soldPrice', 'IMPORTS_FIELD_SOLD'],
  ['priceBefore', 'IMPORTS_FIELD_BEFORE'],
  ['brand', 'IMPORTS_FIELD_BRAND'],
  ['categories', 'IMPORTS_FIELD_CATEGORIES'],
  ['shortDescription', 'IMPORTS_FIELD_SHORT'],
  ['description', 'IMPORTS_FIELD_DESCRIPTION'],
  ['tags', 'IMPORTS_FIELD_TAGS'],
  ['originalCode', 'IMPORTS_FIELD_CODE'],
  ['barcode', 'IMPORTS_FIELD_BARCODE'],
  ['kind', 'IMPORTS_FIELD_KIND'],
  ['contentAmount', 'IMPORTS_FIELD_CONTENT'],
  ['contentUnit', 'IMPORTS_FIELD_UNIT'],
  ['width', 'IMPORTS_FIELD_WIDTH'],
  ['height', 'IMPORTS_FIELD_HEIGHT'],
  ['depth', 'IMPORTS_FIELD_DEPTH'],
  ['weight', 'IMPORTS_FIELD_WEIGHT'],
  ['grams', 'IMPORTS_FIELD_GRAMS'],
  ['isPublished', 'IMPORTS_FIELD_PUBLISHED'],
  ['isFeatured', 'IMPORTS_FIELD_FEATURED'],
  ['sellsWithoutStock', 'IMPORTS_FIELD_BACKORDER'],
  ['stock', 'IMPORTS_FIELD_STOCK'],
  ['features', 'IMPORTS_FIELD_FEATURES'],
  ['specifications', 'IMPORTS_FIELD_SPECIFICATIONS'],
  ['optionName', 'IMPORTS_FIELD_OPTION'],
  ['optionValue', 'IMPORTS_FIELD_VALUE'],
]
