import { useEffect, useState } from 'react'
import type { PreloadContext } from '../../../shell/page.ts'
import { usePageHead } from '../../../shell/page-head.tsx'
import { useNavigate } from '../../../shell/router.tsx'
import { useText } from '../../../shell/texts.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { cartActions, useCart } from '../cart.store.ts'
import { CartChanges } from '../check/cart-changes.tsx'
import { RemovedLine } from '../rows/removed-line.tsx'
import { BestPicks } from './best-picks.tsx'
import { bestSellersQuery } from './cart.queries.ts'
import { nothing, takeEmptiedNotice } from './emptied-notice.ts'
import styles from './empty-cart-page.module.css'
import { ViewedPicks } from './viewed-picks.tsx'

export function preload({ queryClient, data }: PreloadContext): Promise<void> {
  return queryClient.prefetchQuery(bestSellersQuery(data))
}

/** `/shop/cart-vacio`: says that nothing is in the cart and leads on; to the cart once something is, from here or another tab. */
export default function EmptyCartPage() {
  const text = useText()
  const { count } = useCart()
  const title = text(count > 0 ? 'CART_TITLE' : 'TEXT_YOUR_SHOPPING_CART_IS_EMPTY')
  usePageHead({ title, robots: 'noindex' })
  const navigate = useNavigate()
  const [{ changes, removed }, setNotice] = useState(nothing)
  // The server's page says nothing of it, and the browser's own begins as that one.
  useEffect(() => {
    const notice = takeEmptiedNotice()
    if (notice !== nothing) setNotice(notice)
  }, [])
  const undo = () => {
    if (removed) void cartActions.restore(removed)
    navigate('/shop/cart', { replace: true })
  }
  return (
    <div className={`container ${styles.page}`}>
      {changes.length > 0 && (
        <CartChanges
          check={{ state: 'checked', changes, seen: () => setNotice(nothing), again: async () => undefined }}
        />
      )}
      <RemovedLine line={changes.length > 0 ? null : removed} onUndo={undo} />
      <EmptyState
        icon="cart"
        title={title}
        text={count > 0 ? text('CART_COUNT', { count }) : text('CART_EMPTY_TEXT')}
        headingLevel={1}
      >
        <ButtonLink to={count > 0 ? '/shop/cart' : '/shop/shop-list'} kind="accent" size="large">
          {text(count > 0 ? 'CART_VIEW' : 'CART_EMPTY_ALL')}
        </ButtonLink>
      </EmptyState>
      <BestPicks />
      <ViewedPicks />
    </div>
  )
}
