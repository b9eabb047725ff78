import { useQuery } from '@tanstack/react-query'
import { formatClp } from '#rules/money.ts'
import { useData } from '../../app/data-context.tsx'
import { useLanguage, useText } from '../../app/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { orderDay } from '../orders/order-dates.ts'
import styles from './account.module.css'
import { latestOrdersQuery } from './account.queries.ts'
import type { Account } from './account.store.ts'

const states = {
  PENDING: 'ACCOUNT_ORDER_PENDING',
  SHIPPED: 'ACCOUNT_ORDER_SHIPPED',
  COMPLETED: 'ACCOUNT_ORDER_COMPLETED',
  CANCELLED: 'ACCOUNT_ORDER_CANCELLED',
} as const

/** The last orders of the account: which, when, how it stands, how much. */
export function LatestOrders({ account }: { account: Account }) {
  const text = useText()
  const data = useData()
  const { locale } = useLanguage()
  const { data: orders, isPending, isError } = useQuery(latestOrdersQuery(data, account.customerId))
  return (
    <section className={styles.card}>
      <h2>{text('ACCOUNT_ORDERS')}</h2>
      {isPending && <Skeleton blockSize="180px" />}
      {isError && <p>{text('ACCOUNT_ORDERS_FAILED')}</p>}
      {orders?.items.length === 0 && (
        <>
          <p>{text('ACCOUNT_ORDERS_NONE')}</p>
          <ButtonLink to="/shop/shop-list" kind="accent">
            {text('ACCOUNT_ADDRESS_SHOP')}
          </ButtonLink>
        </>
      )}
      {orders && orders.items.length > 0 && (
        <ul className={styles.orders}>
          {orders.items.map((order) => (
            <li key={order.id}>
              <b>{text('ACCOUNT_ORDER_NUMBER', { number: String(order.number) })}</b>
              <time dateTime={order.createdAt}>{orderDay(order.createdAt, locale)}</time>
              <span className={styles.state} data-state={order.state}>
                {text(states[order.state])}
              </span>
              <b className={styles.amount}>{formatClp(order.total)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
