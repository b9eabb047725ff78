import type { Order } from '../../data/port/orders.port.ts'
import type { PaymentResult, PaymentStatus } from '../../data/port/payments.port.ts'
import { orderDue } from '../../shell/order-dates.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import { TotalsList } from '../cart/totals/totals-list.tsx'
import { OrderLines } from '../orders/order-lines.tsx'
import { RepeatButton } from '../orders/repeat/repeat-button.tsx'
import { PayByTransfer } from './pay-by-transfer.tsx'
import styles from './payment.module.css'
import { PaymentFacts } from './payment-facts.tsx'
import { useStartPayment } from './use-start-payment.ts'

const looks: Record<
  PaymentStatus,
  { icon: IconName; tone: 'good' | 'open' | 'bad'; title: TextKey; text: TextKey }
> = {
  paid: { icon: 'check', tone: 'good', title: 'PAYMENT_PAID', text: 'PAYMENT_PAID_TEXT' },
  waiting: { icon: 'clock', tone: 'open', title: 'PAYMENT_WAITING', text: 'PAYMENT_WAITING_TEXT' },
  rejected: { icon: 'alert', tone: 'bad', title: 'PAYMENT_REJECTED', text: 'PAYMENT_REJECTED_TEXT' },
  aborted: { icon: 'close', tone: 'bad', title: 'PAYMENT_ABORTED', text: 'PAYMENT_ABORTED_TEXT' },
  expired: { icon: 'clock', tone: 'bad', title: 'PAYMENT_EXPIRED', text: 'PAYMENT_EXPIRED_TEXT' },
  refunded: { icon: 'info', tone: 'open', title: 'PAYMENT_REFUNDED', text: 'PAYMENT_REFUNDED_TEXT' },
  cancelled: { icon: 'close', tone: 'bad', title: 'PAYMENT_CANCELLED', text: 'PAYMENT_CANCELLED_TEXT' },
}

/** What became of a payment, the voucher's facts, what was bought, and what can be done now. */
export function PaymentOutcome({
  result,
  order,
  isAsking,
  onAsk,
}: {
  result: PaymentResult
  order: Order
  isAsking: boolean
  onAsk: () => void
}) {
  const text = useText()
  const { locale } = useLanguage()
  const again = useStartPayment(order.token)
  const { status, canRetry } = result
  // An order that nobody has begun to pay waits for the shopper, not for the gateway.
  const isOpen = status === 'waiting' && canRetry
  const { icon, tone, title, text: words } = looks[status]
  // Nothing is held any more, and nothing was bought. After a last attempt the order still holds its products.
  const isOver = status === 'cancelled'
  const { dueAt } = order.payment
  return (
    <div className={styles.outcome}>
      <div className={styles.head} data-tone={tone} role="status">
        <span className={styles.mark}>
          <Icon name={icon} size={32} />
        </span>
        <div>
          <h1>{text(isOpen ? 'PAYMENT_OPEN' : title)}</h1>
          <p>{text(isOpen ? 'PAYMENT_OPEN_TEXT' : words)}</p>
          {canRetry && dueAt && <p>{text('PAYMENT_HELD', { date: orderDue(dueAt, locale) })}</p>}
        </div>
      </div>
      {again.failure && (
        <p className={styles.failure} role="alert">
          <Icon name="alert" />
          {again.words} {text('PAYMENT_ORDER_STANDS')}
        </p>
      )}
      <div className={styles.actions}>
        {canRetry && (
          <Button kind="accent" size="large" busy={again.busy} onClick={again.start}>
            {text(isOpen ? 'PAYMENT_PAY' : 'PAYMENT_RETRY')}
          </Button>
        )}
        {canRetry && <PayByTransfer order={order} onSettled={onAsk} />}
        {isOver && <RepeatButton lines={order.lines} />}
        {status === 'waiting' && !canRetry && (
          <Button kind="outline" size="large" busy={isAsking} onClick={onAsk}>
            {text('PAYMENT_ASK')}
          </Button>
        )}
        {status === 'paid' ? (
          <ButtonLink kind="primary" size="large" to={`/shop/checkout/${order.token}`}>
            {text('PAYMENT_SEE_ORDER')}
          </ButtonLink>
        ) : (
          <ButtonLink
            {...(canRetry ? { kind: 'quiet' } : { kind: 'outline', size: 'large' })}
            to="/shop/shop-list"
          >
            {text('ORDER_KEEP_SHOPPING')}
          </ButtonLink>
        )}
        {status === 'paid' && (
          <Button kind="outline" size="large" onClick={() => window.print()}>
            {text('ORDER_PRINT')}
          </Button>
        )}
      </div>
      <PaymentFacts result={result} />
      <section className={styles.card} aria-labelledby="payment-lines">
        <h2 id="payment-lines">{text('ORDER_LINES')}</h2>
        <OrderLines lines={order.lines} />
        <TotalsList
          totals={{
            subtotal: order.subtotal,
            rows: order.totals,
            total: order.total,
            neto: order.neto,
            iva: order.iva,
          }}
          shipping={text('TOTALS_FREE')}
          isPickup={order.delivery.kind === 'pickup'}
          withNeto
        />
      </section>
    </div>
  )
}
