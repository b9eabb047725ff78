import { useEffect, useRef } from 'react'
import type { PreloadContext } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useNavigate } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { useCart } from '../cart/cart.store.ts'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { useAccount } from '../session/account.store.ts'
import { loginBackTo } from '../session/session-ended.ts'
import { deliveryKindsQuery, regionsQuery } from '../shipping/shipping.queries.ts'
import { CheckoutBody } from './checkout-body.tsx'
import styles from './checkout-page.module.css'

export async function preload({ queryClient, data }: PreloadContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(regionsQuery(data)),
    queryClient.prefetchQuery(deliveryKindsQuery(data)),
  ])
}

/** `/shop/checkout`: a guest buys on one page. Without lines it goes to `/shop/cart-vacio`. */
export default function CheckoutPage() {
  const text = useText()
  const navigate = useNavigate()
  const account = useAccount()
  const { lines, ready } = useCart()
  const shown = useRef(lines)
  if (lines.length > 0) shown.current = lines
  const hasShown = shown.current.length > 0
  // A session that ended elsewhere takes the account's cart along: both come back with the next sign-in.
  const wasSignedIn = useRef(false)
  if (account) wasSignedIn.current = true
  const isOut = wasSignedIn.current && !account
  const isEmpty = ready && lines.length === 0 && !isOut
  usePageHead({ title: text('CHECKOUT_TITLE'), robots: 'noindex' })

  useEffect(() => {
    if (isEmpty && !hasShown) navigate('/shop/cart-vacio', { replace: true })
  }, [isEmpty, hasShown, navigate])

  useEffect(() => {
    if (isOut) navigate(loginBackTo('/shop/checkout'), { replace: true })
  }, [isOut, navigate])

  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs
        crumbs={[{ name: text('CART_TITLE'), to: '/shop/cart' }, { name: text('CHECKOUT_TITLE') }]}
      />
      <header className={styles.header}>
        <h1>{text('CHECKOUT_TITLE')}</h1>
        <p>{text(account ? 'CHECKOUT_INTRO_KNOWN' : 'CHECKOUT_INTRO')}</p>
      </header>
      {ready && hasShown ? <CheckoutBody lines={shown.current} isEmpty={isEmpty} /> : <CartSkeleton />}
    </div>
  )
}
