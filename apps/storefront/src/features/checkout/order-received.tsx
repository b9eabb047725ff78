import { formatClp } from '#rules/money/money.ts'
import type { Order } from '../../data/port/orders.port.ts'
import { orderDay, orderDue } from '../../shell/order-dates.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import type { TextKey } from '../../shell/text-keys.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { ClientOnly } from '../../ui/later/client-only.tsx'
import { deferred } from '../../ui/later/deferred.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { TotalsList } from '../cart/totals/totals-list.tsx'
import { OrderDestination } from '../orders/destination/order-destination.tsx'
import { OrderLines } from '../orders/order-lines.tsx'
import { RepeatButton } from '../orders/repeat/repeat-button.tsx'
import { BankTransfer } from '../orders/transfer/bank-transfer.tsx'
import { OfferAccount } from './offer-account.tsx'
import styles from './success-page.module.css'

const FoodReminders = deferred(() => import('../orders/reminders/food-reminders.tsx'))
const PrescriptionCard = deferred(() => import('../orders/prescription/prescription-card.tsx'))

const payments = {
  transferencia: 'ORDER_PAYMENT_TRANSFER',
  webpay: 'ORDER_PAYMENT_WEBPAY',
  pago_en_tienda: 'ORDER_PAYMENT_STORE',
} as const

const waiting = {
  transferencia: 'ORDER_RECEIVED_WAITING',
  webpay: 'ORDER_RECEIVED_UNPAID',
  pago_en_tienda: 'ORDER_RECEIVED_STORE',
} as const

/** Where the order stands, to whoever opens this page again from a mail, days later. */
function status({ state, payment }: Order): TextKey {
  if (payment.state === 'REFUNDED') return 'TRACK_REFUNDED'
  if (payment.state === 'EXPIRED') return 'ORDER_RECEIVED_EXPIRED'
  if (state === 'CANCELLED') return 'TRACK_CANCELLED'
  if (state === 'SHIPPED') return 'TRACK_SHIPPED'
  if (state === 'COMPLETED') return 'TRACK_COMPLETED'
  return payment.state === 'PAID' ? 'ORDER_RECEIVED_PAID' : waiting[payment.kind]
}

/** The order as the shopper sees it right after buying: thanks, four facts, how to pay, what and where to. */
export function OrderReceived({ order }: { order: Order }) {
  const text = useText()
  const { locale } = useLanguage()
  const { number, payment, total } = order
  const waits = order.state === 'PENDING' && (payment.state === 'WAITING' || payment.state === 'REJECTED')
  const isUnpaid = waits && payment.kind === 'webpay'
  const isGood = (waits && !isUnpaid) || (payment.state === 'PAID' && order.state !== 'CANCELLED')
  const isOver = order.state === 'CANCELLED' || payment.state === 'EXPIRED'
  const [firstName = ''] = order.customer.name.split(' ')
  usePageHead({
    title: text('ORDER_PAGE_TITLE', { number: String(number) }),
    robots: 'noindex',
  })
  const facts = [
    { title: text('ORDER_NUMBER'), value: String(number) },
    { title: text('ORDER_DATE'), value: orderDay(order.createdAt, locale) },
    { title: text('ORDER_TOTAL'), value: formatClp(total) },
    { title: text('ORDER_PAYMENT'), value: text(payments[payment.kind]) },
  ]
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.thanks} data-state={isGood ? 'good' : 'over'}>
        <span className={styles.mark}>
          <Icon name={isGood ? 'check' : 'clock'} size={32} />
        </span>
        <div>
          <h1>{text('ORDER_THANKS', { name: firstName })}</h1>
          <p>{text(status(order))}</p>
        </div>
      </header>
      <dl className={styles.facts} aria-label={text('ORDER_FACTS')}>
        {facts.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isUnpaid && (
        <section className={styles.pay} aria-labelledby="order-pay">
          <h2 id="order-pay">{text('ORDER_PAY_TITLE', { total: formatClp(total) })}</h2>
          {payment.dueAt && <p>{text('PAYMENT_HELD', { date: orderDue(payment.dueAt, locale) })}</p>}
          <ButtonLink to={`/pago/resultado/${order.token}`} kind="accent" size="large">
            {text('PAYMENT_PAY')}
          </ButtonLink>
        </section>
      )}
      <div className={styles.columns}>
        {waits && <BankTransfer order={order} />}
        <div className={styles.card}>
          <OrderDestination order={order} />
        </div>
        <section className={`${styles.card} ${styles.bought}`} aria-labelledby="order-lines">
          <h2 id="order-lines">{text('ORDER_LINES')}</h2>
          <OrderLines lines={order.lines} />
          <TotalsList
            totals={{
              subtotal: order.subtotal,
              rows: order.totals,
              total,
              neto: order.neto,
              iva: order.iva,
            }}
            shipping={text('TOTALS_FREE')}
            isPickup={order.delivery.kind === 'pickup'}
            withNeto
          />
        </section>
      </div>
      <ClientOnly>
        <PrescriptionCard token={order.token} />
        <FoodReminders order={order} />
      </ClientOnly>
      <OfferAccount email={order.customer.email} />
      <div className={styles.actions}>
        {isOver && <RepeatButton lines={order.lines} />}
        <ButtonLink to="/shop/shop-list" kind="primary">
          {text('ORDER_KEEP_SHOPPING')}
        </ButtonLink>
        <Button kind="outline" onClick={() => window.print()}>
          {text('ORDER_PRINT')}
        </Button>
      </div>
    </div>
  )
}
