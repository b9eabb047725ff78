import type { MedicineFacts } from '#rules/catalogue/product-facts.ts'
import type { TextKey } from '../../../shell/text-keys.ts'

/** How a medicine may be sold, for the shopper to read. */
export const saleWords = {
  free: 'FACTS_SALE_FREE',
  prescription: 'FACTS_SALE_PRESCRIPTION',
  'retained-prescription': 'FACTS_SALE_RETAINED',
} as const satisfies Record<MedicineFacts['sale'], TextKey>
