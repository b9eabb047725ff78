import type { ReactNode } from 'react'
import type { PaymentKind } from '../../../data/port/payments.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { BankIcon } from '../../../ui/media/bank-icon.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import choice from '../../shipping/choice.module.css'
import styles from '../checkout-page.module.css'
import type { Fields } from '../use-fields.ts'
import type { PaymentChoice } from '../use-payment-kinds.ts'
import { fieldId } from './field-ids.ts'
import { Step } from './step.tsx'

const looks = {
  webpay: { icon: <Icon name="card" size={24} />, title: 'ORDER_PAYMENT_WEBPAY', how: 'CHECKOUT_WEBPAY_HOW' },
  transferencia: { icon: <BankIcon size={24} />, title: 'CHECKOUT_TRANSFER', how: 'CHECKOUT_TRANSFER_HOW' },
  pago_en_tienda: {
    icon: <Icon name="store" size={24} />,
    title: 'ORDER_PAYMENT_STORE',
    how: 'CHECKOUT_STORE_HOW',
  },
} as const satisfies Record<PaymentKind, { icon: ReactNode; title: string; how: string }>

/** How it is paid: the kinds that the shop takes for how the order is received, and how each works. */
export function PaymentStep({ fields, payment }: { fields: Fields; payment: PaymentChoice }) {
  const text = useText()
  const { kinds, kind } = payment
  return (
    <Step number={4} title={text('CHECKOUT_STEP_PAYMENT')}>
      <div className={styles.group} id={fieldId('paymentKind')} tabIndex={-1}>
        {kinds.isError && !kinds.data && (
          <LoadFailed title={text('CHECKOUT_PAYMENTS_FAILED')} onRetry={() => kinds.refetch()} />
        )}
        {kinds.isPending && <Skeleton blockSize="76px" className={styles.place} />}
        {kinds.data && (
          <div className={choice.list} role="radiogroup" aria-label={text('CHECKOUT_STEP_PAYMENT')}>
            {kinds.data.map((each) => {
              const { icon, title, how } = looks[each]
              return (
                <label key={each} className={choice.choice}>
                  <input
                    type="radio"
                    name="payment"
                    value={each}
                    checked={each === kind}
                    onChange={() => fields.change({ paymentKind: each })}
                  />
                  {icon}
                  <span className={choice.words}>
                    <strong>{text(title)}</strong>
                    <span>{text(how)}</span>
                  </span>
                </label>
              )
            })}
          </div>
        )}
      </div>
    </Step>
  )
}
