import { useQuery } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { useRecentlyViewed } from '../../saved-products/use-recently-viewed.ts'
import { useCart } from '../cart.store.ts'
import { viewedQuery } from './cart.queries.ts'
import { Picks } from './picks.tsx'

const most = 4

/** The way back to what was looked at and is not in the cart; nothing for who has looked at nothing else. */
export function ViewedPicks() {
  const text = useText()
  const data = useData()
  const { lines } = useCart()
  const slugs = useRecentlyViewed(data.layer)
    .filter((slug) => lines.every((line) => line.slug !== slug))
    .slice(0, most)
  const viewed = useQuery({ ...viewedQuery(data, slugs), enabled: slugs.length > 0 })
  if (slugs.length === 0 || viewed.isError || viewed.data?.length === 0) return null
  return <Picks title={text('PRODUCT_RECENTLY_VIEWED')} products={viewed.data} />
}
