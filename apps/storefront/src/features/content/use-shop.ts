import { useQuery } from '@tanstack/react-query'
import { noSeller } from '#rules/shop/shop-facts.ts'
import type { Shop } from '../../data/port/content.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { shopQuery } from './content.queries.ts'

const nothingTold: Shop = {
  seller: noSeller,
  hours: { store: null, sales: null },
}

/** Who sells and when the shop opens: every document has it; until it is there nothing is told. */
export const useShop = (): Shop => useQuery(shopQuery(useData())).data ?? nothingTold
