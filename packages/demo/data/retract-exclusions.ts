import type { RetractExclusion } from '#rules/orders/returns.ts'
import type { DemoProduct } from './types.ts'

/** What is not taken back, by what kind of thing it is: food that spoils, what seals protect, what is built in. */
const reasons: Record<string, RetractExclusion> = {
  lata: 'PERISHABLE',
  pouch: 'PERISHABLE',
  tarro: 'PERISHABLE',
  toallitas: 'HYGIENE',
  sabanilla: 'HYGIENE',
  pipeta: 'HYGIENE',
  pastilla: 'INSTALLED',
  disco: 'INSTALLED',
  'filtro-aceite': 'INSTALLED',
}

/** Why a product is not taken back (retracto), which its page announces; null for what is. */
export const retractExclusionOf = ({ kind }: Pick<DemoProduct, 'kind'>): RetractExclusion | null =>
  reasons[kind] ?? null
