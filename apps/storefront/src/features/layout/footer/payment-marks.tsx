import { useQuery } from '@tanstack/react-query'
import type { PaymentKind } from '../../../data/port/payments.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { BankIcon } from '../../../ui/media/bank-icon.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { anyPaymentQuery } from '../../payments/payments.queries.ts'
import styles from './payment-marks.module.css'

/** The ways to pay that the shop takes for some kind of delivery: what the checkout does not offer is not shown. */
export function PaymentMarks() {
  const text = useText()
  const { data: kinds } = useQuery(anyPaymentQuery(useData()))
  if (!kinds || kinds.length === 0) return null
  return (
    <ul className={styles.marks} aria-label={text('LAYOUT_PAYMENTS')}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Mark kind={kind} />
        </li>
      ))}
    </ul>
  )
}

function Mark({ kind }: { kind: PaymentKind }) {
  const text = useText()
  if (kind === 'webpay')
    return (
      <>
        <b className={styles.webpay} translate="no">
          webpay<i>plus</i>
        </b>
        <span>{text('LAYOUT_WEBPAY_CARDS')}</span>
      </>
    )
  return (
    <>
      {kind === 'transferencia' ? <BankIcon size={20} /> : <Icon name="store" size={20} />}
      <span>{text(kind === 'transferencia' ? 'CHECKOUT_TRANSFER' : 'ORDER_PAYMENT_STORE')}</span>
    </>
  )
}
