import { formatClp } from '#rules/money/money.ts'
import { useCurrency } from '../../shell/currency.ts'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { CartChanges } from '../cart/cart-changes.tsx'
import type { CartLine } from '../cart/cart-line.ts'
import { CouponField } from '../cart/coupon-field.tsx'
import { TotalsList } from '../cart/totals-list.tsx'
import { CheckoutNotice } from './checkout-notice.tsx'
import styles from './order-summary.module.css'
import { FormFlag } from './steps/fields.tsx'
import { SummaryLines } from './summary-lines.tsx'
import type { Checkout } from './use-checkout.ts'

/** What is bought, what it comes to with its delivery, the terms, and then the button that buys. */
export function OrderSummary({ checkout, lines }: { checkout: Checkout; lines: CartLine[] }) {
  const text = useText()
  const currency = useCurrency()
  const { totals, busy, delivery } = checkout
  const shipping = delivery.carrier ? text('TOTALS_FREE') : text('CHECKOUT_SHIPPING_PENDING')
  return (
    <aside className={styles.summary} aria-labelledby="checkout-summary">
      <header className={styles.header}>
        <h2 id="checkout-summary">{text('CHECKOUT_SUMMARY')}</h2>
        <Link to="/shop/cart">{text('CHECKOUT_EDIT_CART')}</Link>
      </header>
      <CartChanges check={checkout.check} />
      <SummaryLines lines={lines} />
      <CouponField lines={lines} />
      <TotalsList totals={totals} shipping={shipping} withNeto />
      {currency !== 'CLP' && (
        <p className={styles.small}>
          <Icon name="info" size={18} />
          {text('CHECKOUT_IN_PESOS', { currency })}
        </p>
      )}
      <FormFlag
        checkout={checkout}
        field="acceptsTerms"
        label={
          <>
            {text('CHECKOUT_TERMS_BEFORE')}{' '}
            <a href="/site/terms-conditions" target="_blank" rel="noopener">
              {text('CHECKOUT_TERMS_LINK')}
            </a>
          </>
        }
      />
      <CheckoutNotice checkout={checkout} lines={lines} />
      <Button kind="accent" size="large" wide busy={busy} onClick={checkout.submit}>
        {text(checkout.payment.kind === 'webpay' ? 'CHECKOUT_PAY_ONLINE' : 'CHECKOUT_PAY', {
          total: formatClp(totals.total),
        })}
      </Button>
      <p className={styles.small}>
        <Icon name="shield" size={18} />
        {text('CHECKOUT_PAY_NOTE')}
      </p>
    </aside>
  )
}
