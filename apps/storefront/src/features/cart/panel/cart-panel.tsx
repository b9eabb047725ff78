import { Suspense, useMemo } from 'react'
import { formatClp } from '#rules/money/money.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { useToasts } from '../../../ui/feedback/toasts.tsx'
import { WholeName } from '../../../ui/figures/whole-name.tsx'
import { deferred } from '../../../ui/later/deferred.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { cartActions, useCart } from '../cart.store.ts'
import { couponInForce } from '../coupon/coupon.codec.ts'
import { useCoupon } from '../coupon/coupon.store.ts'
import { LineFit } from '../fit/line-fit.tsx'
import { boughtLine, type CartLine } from '../lines/cart-line.ts'
import { TotalsList } from '../totals/totals-list.tsx'
import styles from './cart-panel.module.css'

const DeliveryBrief = deferred(() => import('../../delivery-estimate/delivery-brief.tsx'))

/**
 * What the header's cart opens onto, 320 px wide: the lines, what they come to without IVA, the IVA and the
 * total (specification §9, D12), and the ways on. `onLeave` is called when a link is followed.
 */
export default function CartPanel({ onLeave }: { onLeave?: () => void }) {
  const text = useText()
  const { lines, count } = useCart()
  const bought = useMemo(() => lines.map(boughtLine), [lines])
  if (lines.length === 0) {
    return (
      <div className={styles.empty}>
        <Icon name="cart" size={32} />
        <p>{text('TEXT_YOUR_SHOPPING_CART_IS_EMPTY')}</p>
        <ButtonLink to="/shop/shop-list" kind="outline" size="small" onClick={onLeave}>
          {text('CART_EMPTY_ALL')}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className={styles.panel}>
      <ul className={styles.lines} aria-label={text('CART_LINES')}>
        {lines.map((line) => (
          <PanelLine key={line.key} line={line} onLeave={onLeave} />
        ))}
      </ul>
      <PanelSums lines={lines} count={count} />
      <Suspense>
        <DeliveryBrief lines={bought} />
      </Suspense>
      <div className={styles.ways}>
        <ButtonLink to="/shop/cart" kind="outline" onClick={onLeave}>
          {text('CART_VIEW')}
        </ButtonLink>
        <ButtonLink to="/shop/checkout" kind="accent" onClick={onLeave}>
          {text('CART_PANEL_CHECKOUT')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Without IVA, the IVA and both; a layer that adds a tax of its own says all that the cart's page says. */
function PanelSums({ lines, count }: { lines: CartLine[]; count: number }) {
  const text = useText()
  const { checkout } = useData()
  const { coupon } = useCoupon()
  const isAdded = !checkout.isTaxIncluded
  const inForce = isAdded ? couponInForce(coupon, lines) : null
  const totals = checkout.totals({ lines, shipping: null, coupon: inForce })
  if (isAdded) {
    return (
      <div className={styles.whole}>
        <TotalsList totals={totals} />
      </div>
    )
  }
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{text('TOTALS_NETO')}</dt>
        <dd>{formatClp(totals.neto ?? 0)}</dd>
      </div>
      <div>
        <dt>{text('TOTALS_IVA')}</dt>
        <dd>{formatClp(totals.iva ?? 0)}</dd>
      </div>
      <div className={styles.total}>
        <dt>
          {text('TOTALS_TOTAL')} <small>({text('CART_COUNT', { count })})</small>
        </dt>
        <dd>{formatClp(totals.total)}</dd>
      </div>
    </dl>
  )
}

function PanelLine({ line, onLeave }: { line: CartLine; onLeave: (() => void) | undefined }) {
  const text = useText()
  const toasts = useToasts()
  const remove = () => {
    void cartActions.remove(line.key)
    toasts.show({ tone: 'neutral', text: text('CART_REMOVED', { name: line.name }) })
  }
  const options = line.options.map((option) => `${option.optionName}: ${option.valueName}`).join(' · ')
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        {line.picture ? (
          <Picture picture={{ ...line.picture, alt: '' }} size={56} />
        ) : (
          <Icon name="paw" size={24} />
        )}
      </span>
      <span className={styles.words}>
        <Link to={`/shop/products/${line.slug}`} lang={line.lang} onClick={onLeave}>
          <WholeName name={line.name} />
        </Link>
        {options && <small>{options}</small>}
        <span className={styles.amount}>
          {line.quantity} × {formatClp(line.unitPrice)}
        </span>
        <LineFit line={line} onLeave={onLeave} />
      </span>
      <button type="button" aria-label={text('CART_REMOVE', { name: line.name })} onClick={remove}>
        <Icon name="close" size={18} />
      </button>
    </li>
  )
}
