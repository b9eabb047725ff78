import { useQuery } from '@tanstack/react-query'
import { formatRut } from '#rules/chile/rut.ts'
import type { OrderDetail } from '../../data/port/orders.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { orderDay, orderDue } from '../../shell/order-dates.ts'
import type { PageProps } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { CardSkeleton } from '../../ui/feedback/card-skeleton.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ClientOnly } from '../../ui/later/client-only.tsx'
import { deferred } from '../../ui/later/deferred.ts'
import { TotalsList } from '../cart/totals/totals-list.tsx'
import { ReturnRequests } from '../returns/return-requests.tsx'
import { type Account, useAccount } from '../session/account.store.ts'
import { AccountLayout } from '../session/account-layout.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { OrderDestination } from './destination/order-destination.tsx'
import { myOrderQuery } from './mine/my-orders.queries.ts'
import { OrderLines } from './order-lines.tsx'
import styles from './order-page.module.css'
import { OrderBadge } from './progress/order-badge.tsx'
import { OrderProgress } from './progress/order-progress.tsx'
import { isCancellable } from './progress/order-status.ts'
import { stepText } from './progress/order-step.ts'
import { RepeatButton } from './repeat/repeat-button.tsx'
import { BankTransfer } from './transfer/bank-transfer.tsx'

const FoodReminders = deferred(() => import('./reminders/food-reminders.tsx'))
const PrescriptionCard = deferred(() => import('./prescription/prescription-card.tsx'))

const payments = {
  transferencia: 'ORDER_PAYMENT_TRANSFER',
  webpay: 'ORDER_PAYMENT_WEBPAY',
  pago_en_tienda: 'ORDER_PAYMENT_STORE',
} as const

/** `/account/orders/{id}`: one order whole, and what can still be done with it. */
export default function OrderPage({ params }: PageProps) {
  const text = useText()
  const data = useData()
  const account = useAccount()
  const id = Number(params.id)
  const { data: order } = useQuery({
    ...myOrderQuery(data, account?.customerId ?? 0, id),
    enabled: account !== null,
  })
  const title = order ? text('ORDER_PAGE_TITLE', { number: String(order.number) }) : text('MY_ORDER_TITLE')
  usePageHead({ title, robots: 'noindex' })
  return (
    <AccountLayout title={title}>
      {(account) => <OneOrder key={id} account={account} id={id} />}
    </AccountLayout>
  )
}

function OneOrder({ account, id }: { account: Account; id: number }) {
  const text = useText()
  const data = useData()
  const { data: order, isError, refetch } = useQuery(myOrderQuery(data, account.customerId, id))
  if (isError) {
    return (
      <EmptyState icon="alert" title={text('ORDER_FAILED')} text={text('ORDER_FAILED_TEXT')}>
        <Button onClick={() => refetch()}>{text('CHECKOUT_RETRY')}</Button>
      </EmptyState>
    )
  }
  if (order === null) {
    return (
      <EmptyState icon="package" title={text('MY_ORDER_NOT_FOUND')} text={text('MY_ORDER_NOT_FOUND_TEXT')}>
        <ButtonLink to="/account/orders">{text('MY_ORDER_BACK')}</ButtonLink>
      </EmptyState>
    )
  }
  return order ? <OrderBody account={account} order={order} /> : <OrderSkeleton />
}

function OrderSkeleton() {
  return (
    <div className={styles.order}>
      <CardSkeleton blockSize="126px" lines={1} />
      <div className={styles.columns}>
        <CardSkeleton blockSize="420px" lines={6} />
        <CardSkeleton blockSize="280px" lines={4} />
      </div>
    </div>
  )
}

function OrderBody({ account, order }: { account: Account; order: OrderDetail }) {
  const text = useText()
  const { locale } = useLanguage()
  const { payment, state } = order
  const status = { state, payment: payment.state, preparation: order.preparation }
  const waits = state === 'PENDING' && payment.state === 'WAITING'
  const paysOnline =
    state === 'PENDING' && payment.kind === 'webpay' && (waits || payment.state === 'REJECTED')
  const totals = { subtotal: order.subtotal, rows: order.totals, total: order.total }
  return (
    <article className={styles.order}>
      <header className={styles.head}>
        <p>
          <time dateTime={order.createdAt}>{orderDay(order.createdAt, locale)}</time>
          <OrderBadge order={status} />
        </p>
        <div className={styles.actions}>
          {paysOnline && (
            <ButtonLink to={`/pago/${order.token}`} kind="accent" icon="card">
              {text(waits ? 'MY_ORDER_PAY' : 'MY_ORDER_PAY_AGAIN')}
            </ButtonLink>
          )}
          {isCancellable(status) && <CancelOrder order={order} />}
          <Button kind="outline" onClick={() => window.print()}>
            {text('ORDER_PRINT')}
          </Button>
        </div>
      </header>
      {waits && payment.kind === 'transferencia' && <BankTransfer order={order} />}
      <div className={styles.progress}>
        <OrderProgress order={status} isPickup={order.delivery.kind === 'pickup'} />
      </div>
      <div className={styles.columns}>
        <div className={styles.side}>
          <section className={styles.card} aria-labelledby="order-lines">
            <h2 id="order-lines">{text('ORDER_LINES')}</h2>
            <OrderLines lines={order.lines} />
            <TotalsList
              totals={{ ...totals, neto: order.neto, iva: order.iva }}
              shipping={text('TOTALS_FREE')}
              isPickup={order.delivery.kind === 'pickup'}
              withNeto
            />
            <div className={styles.again}>
              <RepeatButton lines={order.lines} />
            </div>
          </section>
          <ClientOnly>
            <PrescriptionCard token={order.token} />
            <FoodReminders order={order} />
          </ClientOnly>
          <ReturnRequests account={account} order={order} />
        </div>
        <div className={styles.side}>
          <section className={styles.card} aria-labelledby="order-history">
            <h2 id="order-history">{text('TRACK_HISTORY')}</h2>
            <ol className={styles.history}>
              {order.history.toReversed().map((step) => (
                <li key={`${step.at} ${stepText(step)}`}>
                  <strong>{text(stepText(step))}</strong>
                  <span>
                    <time dateTime={step.at}>{orderDue(step.at, locale)}</time>
                    {' · '}
                    {text(step.by === 'shopper' ? 'MY_ORDER_BY_YOU' : 'MY_ORDER_BY_SHOP')}
                  </span>
                </li>
              ))}
            </ol>
          </section>
          <div className={styles.card}>
            <OrderDestination order={order} />
          </div>
          <section className={styles.card} aria-labelledby="order-document">
            <h2 id="order-document">{text('MY_ORDER_PAYMENT')}</h2>
            <dl className={styles.facts}>
              <div>
                <dt>{text('ORDER_PAYMENT')}</dt>
                <dd>{text(payments[payment.kind])}</dd>
              </div>
              <div>
                <dt>{text('MY_ORDER_DOCUMENT')}</dt>
                <dd>{text(order.document === 'factura' ? 'MY_ORDER_FACTURA' : 'MY_ORDER_BOLETA')}</dd>
              </div>
              {order.invoice && (
                <div>
                  <dt>{text('MY_ORDER_COMPANY')}</dt>
                  <dd>
                    {order.invoice.name}, <bdi dir="ltr">{formatRut(order.invoice.rut)}</bdi>
                    <small>
                      {order.invoice.activity} · {order.invoice.address}, {order.invoice.comuna}
                    </small>
                  </dd>
                </div>
              )}
            </dl>
          </section>
        </div>
      </div>
    </article>
  )
}
