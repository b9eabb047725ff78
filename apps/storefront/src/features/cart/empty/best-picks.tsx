import { useQuery } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { bestSellersQuery } from './cart.queries.ts'
import { Picks } from './picks.tsx'

/** Where a page is empty: the best sellers, that lead on. */
export function BestPicks() {
  const text = useText()
  const { data: picks, isError } = useQuery(bestSellersQuery(useData()))
  if (isError || picks?.length === 0) return null
  return <Picks title={text('CART_EMPTY_PICKS')} products={picks} />
}
