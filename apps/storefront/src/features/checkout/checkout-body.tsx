import { type KeyboardEvent, useEffect } from 'react'
import { useNavigate } from '../../shell/router.tsx'
import type { CartLine } from '../cart/lines/cart-line.ts'
import { CheckoutNotice } from './checkout-notice.tsx'
import styles from './checkout-page.module.css'
import { OrderSummary } from './order-summary.tsx'
import { PrescriptionNeed } from './prescription/prescription-need.tsx'
import { CarrierStep } from './steps/carrier-step.tsx'
import { ContactStep } from './steps/contact-step.tsx'
import { DeliveryStep } from './steps/delivery-step.tsx'
import { PaymentStep } from './steps/payment-step.tsx'
import { useCheckout } from './use-checkout.ts'

/** Enter goes on to the next field: only the button buys. */
function goOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event
  if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input, select')]
  fields[fields.indexOf(target) + 1]?.focus()
}

/** The steps beside the summary. In the browser alone, with lines to buy. */
export function CheckoutBody({ lines, isEmpty }: { lines: CartLine[]; isEmpty: boolean }) {
  const navigate = useNavigate()
  const checkout = useCheckout(lines)
  const { fields, buyer, delivery, payment, purchase } = checkout
  const { bought, orderElsewhere } = purchase
  useEffect(() => {
    if (!isEmpty || bought.current) return
    const token = orderElsewhere()
    navigate(token ? `/shop/checkout/${token}` : '/shop/cart-vacio', { replace: true })
  }, [isEmpty, bought, navigate, orderElsewhere])
  return (
    <div className={styles.columns}>
      <form className={styles.steps} noValidate onSubmit={(event) => event.preventDefault()} onKeyDown={goOn}>
        <ContactStep fields={fields} buyer={buyer} />
        <DeliveryStep fields={fields} buyer={buyer} delivery={delivery} lines={lines} />
        <CarrierStep fields={fields} delivery={delivery} isTransfer={payment.kind === 'transferencia'} />
        <PaymentStep fields={fields} payment={payment} />
        <PrescriptionNeed lines={lines} />
      </form>
      <OrderSummary
        lines={lines}
        totals={checkout.totals}
        check={checkout.check}
        hasCarrier={delivery.carrier !== null}
        isPickup={delivery.isPickup}
        fields={fields}
        termsVersion={checkout.termsVersion}
        notice={
          <CheckoutNotice
            failure={checkout.failure}
            errorAt={fields.errorAt}
            isPickup={delivery.isPickup}
            lines={lines}
            onFitStock={purchase.fitStock}
          />
        }
        isPaidOnline={payment.kind === 'webpay'}
        busy={purchase.busy}
        onBuy={purchase.submit}
      />
    </div>
  )
}
