import { useEffect, useMemo, useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { usePageHead } from '../../shell/page-head.tsx'
import { useNavigate } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Price } from '../../ui/figures/price.tsx'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import DeliveryEstimate from '../delivery-estimate/delivery-estimate.tsx'
import { useDeliveryPlace } from '../delivery-estimate/delivery-place.store.ts'
import { useEstimatedDelivery } from '../delivery-estimate/use-estimated-delivery.ts'
import { cartActions, useCart } from './cart.store.ts'
import styles from './cart-page.module.css'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartChanges } from './check/cart-changes.tsx'
import { useCartCheck } from './check/use-cart-check.ts'
import { couponInForce } from './coupon/coupon.codec.ts'
import { useCoupon } from './coupon/coupon.store.ts'
import { CouponField } from './coupon/coupon-field.tsx'
import { storeEmptiedNotice } from './empty/emptied-notice.ts'
import { ViewedPicks } from './empty/viewed-picks.tsx'
import { boughtLine, type CartLine } from './lines/cart-line.ts'
import { CartLineRow } from './rows/cart-line-row.tsx'
import { RemovedLine } from './rows/removed-line.tsx'
import { TotalsList } from './totals/totals-list.tsx'

const promises = [
  { icon: 'truck', key: 'CART_TRUST_PICKUP' },
  { icon: 'user', key: 'CART_TRUST_GUEST' },
] as const satisfies { icon: IconName; key: string }[]

/** `/shop/cart`: checks prices and stock when it opens; without lines it goes to `/shop/cart-vacio` (D6). */
export default function CartPage() {
  const text = useText()
  const data = useData()
  const navigate = useNavigate()
  const { lines, count, ready } = useCart()
  const { coupon } = useCoupon()
  const check = useCartCheck()
  const [removed, setRemoved] = useState<CartLine | null>(null)
  usePageHead({ title: text('CART_TITLE'), robots: 'noindex' })

  const isEmpty = ready && lines.length === 0
  const { changes } = check
  useEffect(() => {
    if (!isEmpty) return
    storeEmptiedNotice({ changes, removed })
    navigate('/shop/cart-vacio', { replace: true })
  }, [isEmpty, navigate, changes, removed])

  const inForce = couponInForce(coupon, lines)
  const bought = useMemo(() => lines.map(boughtLine), [lines])
  const { place } = useDeliveryPlace()
  const delivery = useEstimatedDelivery(place, bought)
  const shipping = (!delivery.isPlaceholderData && delivery.data?.carriers[0]) || null
  const totals = useMemo(
    () => data.checkout.totals({ lines, shipping, coupon: inForce }),
    [data, lines, shipping, inForce],
  )
  const isBeforeShipping = !shipping && !totals.rows.some(({ code }) => code === 'SHIPPING')
  const remove = (line: CartLine) => {
    setRemoved(line)
    cartActions.remove(line.key)
  }
  const undo = () => {
    if (removed) cartActions.restore(removed)
    setRemoved(null)
  }

  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ name: text('CART_TITLE') }]} />
      <header className={styles.header}>
        <h1>{text('CART_TITLE')}</h1>
        {ready && count > 0 && <p>{text('CART_COUNT', { count })}</p>}
      </header>
      {!ready || isEmpty ? (
        <CartSkeleton />
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            <CartChanges check={check} />
            <RemovedLine line={removed} onUndo={undo} />
            <ul className={styles.lines} aria-label={text('CART_LINES')}>
              {lines.map((line) => (
                <CartLineRow
                  key={line.key}
                  line={line}
                  changes={check.changes.filter((change) => change.key === line.key)}
                  onRemove={remove}
                />
              ))}
            </ul>
            <Link to="/shop/shop-list" className={styles.onward}>
              <Icon name="chevron-start" size={18} />
              {text('CART_KEEP_SHOPPING')}
            </Link>
          </div>
          <aside className={styles.summary} aria-labelledby="cart-summary">
            <h2 id="cart-summary">{text('CART_SUMMARY')}</h2>
            <CouponField lines={lines} />
            <div className={styles.delivery}>
              <DeliveryEstimate lines={bought} />
            </div>
            <TotalsList
              totals={totals}
              shipping={text(shipping ? 'TOTALS_FREE' : 'CART_SHIPPING_LATER')}
              isBeforeShipping={isBeforeShipping}
            />
            <ButtonLink to="/shop/checkout" kind="accent" size="large" className={styles.go}>
              {text('CART_CHECKOUT')}
            </ButtonLink>
            <ul className={styles.promises}>
              <li>
                <Icon name="tag" size={18} />
                {text(data.checkout.isTaxIncluded ? 'CART_TRUST_PRICE' : 'CART_TRUST_TAX')}
              </li>
              {promises.map(({ icon, key }) => (
                <li key={key}>
                  <Icon name={icon} size={18} />
                  {text(key)}
                </li>
              ))}
            </ul>
          </aside>
          <div className={styles.bar}>
            <p>
              <span>{text(isBeforeShipping ? 'TOTALS_BEFORE_SHIPPING' : 'TOTALS_TOTAL')}</span>
              <Price amount={totals.total} size="medium" />
            </p>
            <ButtonLink to="/shop/checkout" kind="accent" size="large">
              {text('CART_CHECKOUT')}
            </ButtonLink>
          </div>
        </div>
      )}
      <div className={styles.viewed}>{ready && !isEmpty && <ViewedPicks />}</div>
    </div>
  )
}
