import type { ReactNode } from 'react'
import { formatClp } from '#rules/money/money.ts'
import type { Totals } from '../../data/port/checkout.port.ts'
import { hrefOf } from '../../shell/address.ts'
import { useCurrency } from '../../shell/currency.ts'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { CartChanges } from '../cart/check/cart-changes.tsx'
import type { CartCheck } from '../cart/check/use-cart-check.ts'
import { CouponField } from '../cart/coupon/coupon-field.tsx'
import type { CartLine } from '../cart/lines/cart-line.ts'
import { TotalsList } from '../cart/totals/totals-list.tsx'
import styles from './order-summary.module.css'
import { FormFlag } from './steps/fields.tsx'
import { SummaryLines } from './summary-lines.tsx'
import type { Fields } from './use-fields.ts'

/** What the law wants at hand before one pays; beside the form, which is not left for it. */
const pages = [
  { to: '/site/shipping', title: 'LAYOUT_SHIPPING' },
  { to: '/site/returns', title: 'LAYOUT_RETURNS' },
  { to: '/site/privacy', title: 'LAYOUT_PRIVACY' },
] as const

/** What is bought, what it comes to with its delivery, the terms, and then the button that buys. */
export function OrderSummary({
  lines,
  totals,
  check,
  hasCarrier,
  isPickup,
  fields,
  notice,
  isPaidOnline,
  busy,
  termsVersion,
  onBuy,
}: {
  lines: CartLine[]
  totals: Totals
  check: CartCheck
  /** Without one the price of the delivery is not known yet. */
  hasCarrier: boolean
  isPickup: boolean
  fields: Fields
  /** Why it was not bought, above the button. */
  notice: ReactNode
  isPaidOnline: boolean
  busy: boolean
  /** The version of the terms that the box is about. */
  termsVersion: string
  onBuy: () => void
}) {
  const text = useText()
  const currency = useCurrency()
  const shipping = hasCarrier ? text('TOTALS_FREE') : text('CHECKOUT_SHIPPING_PENDING')
  return (
    <aside className={styles.summary} aria-labelledby="checkout-summary">
      <header className={styles.header}>
        <h2 id="checkout-summary">{text('CHECKOUT_SUMMARY')}</h2>
        <Link to="/shop/cart">{text('CHECKOUT_EDIT_CART')}</Link>
      </header>
      <CartChanges check={check} />
      <SummaryLines lines={lines} />
      <CouponField lines={lines} />
      <TotalsList
        totals={totals}
        shipping={shipping}
        isPickup={isPickup}
        isBeforeShipping={!hasCarrier && !isPickup}
        withNeto
      />
      {currency !== 'CLP' && (
        <p className={styles.small}>
          <Icon name="info" size={18} />
          {text('CHECKOUT_IN_PESOS', { currency })}
        </p>
      )}
      <FormFlag
        fields={fields}
        field="acceptsTerms"
        along={{ termsVersion }}
        label={
          <>
            {text('CHECKOUT_TERMS_BEFORE')}{' '}
            <a href={hrefOf('/site/terms-conditions')} target="_blank" rel="noopener">
              {text('CHECKOUT_TERMS_LINK')}
            </a>
          </>
        }
      />
      {notice}
      <Button kind="accent" size="large" wide busy={busy} onClick={onBuy}>
        {text(isPaidOnline ? 'CHECKOUT_PAY_ONLINE' : 'CHECKOUT_PAY', {
          total: formatClp(totals.total),
        })}
      </Button>
      <p className={styles.small}>
        <Icon name="shield" size={18} />
        {text('CHECKOUT_PAY_NOTE')}
      </p>
      <p className={styles.pages}>
        {pages.map(({ to, title }) => (
          <a key={to} href={to} target="_blank" rel="noopener">
            {text(title)}
          </a>
        ))}
      </p>
    </aside>
  )
}
