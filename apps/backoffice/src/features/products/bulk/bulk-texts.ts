import type { BulkChange } from '#rules/products/bulk-change.ts'
import type { TextKey } from '../../../shell/text-keys.ts'

export const kindTexts: Record<BulkChange['kind'], TextKey> = {
  'price-percent': 'PRODUCTS_BULK_PRICE_PERCENT',
  'price-amount': 'PRODUCTS_BULK_PRICE_AMOUNT',
  'price-set': 'PRODUCTS_BULK_PRICE_SET',
  offer: 'PRODUCTS_BULK_OFFER',
  'offer-end': 'PRODUCTS_BULK_OFFER_END',
}

/** By how much, as people write it; empty for the end of an offer. */
export function amountOf(change: BulkChange, pesos: (amount: number) => string): string {
  if (change.kind === 'price-percent' || change.kind === 'offer') {
    return `${String(change.percent).replace('.', ',')} %`
  }
  if (change.kind === 'price-amount') return pesos(change.amount)
  return change.kind === 'price-set' ? pesos(change.price) : ''
}
