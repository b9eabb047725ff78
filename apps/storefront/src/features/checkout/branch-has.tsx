import { useQueries } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Badge } from '../../ui/figures/badge.tsx'
import { buyableOf, type CartLine } from '../cart/lines/cart-line.ts'
import { productAtQuery } from '../product-cards/catalogue.queries.ts'

/** Whether a branch has all of a cart, or how many of its products are short there; nothing until it is known. */
export function BranchHas({ branchId, lines }: { branchId: number; lines: CartLine[] }) {
  const text = useText()
  const data = useData()
  const short = useQueries({
    queries: lines.map((line) => productAtQuery(data, line.slug, branchId)),
    combine: (found) => {
      if (found.some((each) => each.data === undefined)) return null
      return lines.filter((line, at) => {
        const product = found[at]?.data
        return product !== undefined && buyableOf(product, line.options) < line.quantity
      })
    },
  })
  if (!short) return null
  if (short.length === 0) return <Badge tone="success">{text('CHECKOUT_BRANCH_HAS_ALL')}</Badge>
  return (
    <Badge tone="warning">
      {short.length === lines.length
        ? text('CHECKOUT_BRANCH_HAS_NONE')
        : text('CHECKOUT_BRANCH_LACKS', { count: short.length })}
    </Badge>
  )
}
