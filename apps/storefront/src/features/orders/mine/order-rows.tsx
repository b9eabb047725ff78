import { formatClp } from '#rules/money/money.ts'
import type { ListedOrder } from '../../../data/port/orders.port.ts'
import { orderDay } from '../../../shell/order-dates.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { OrderBadge } from '../progress/order-badge.tsx'
import styles from './my-orders.module.css'

/** Orders as rows that each lead to their own page. */
export function OrderRows({ orders }: { orders: ListedOrder[] }) {
  const text = useText()
  const { locale } = useLanguage()
  return (
    <ul className={styles.rows}>
      {orders.map((order) => (
        <li key={order.id}>
          <Link to={`/account/orders/${order.id}`} className={styles.number}>
            {text('ACCOUNT_ORDER_NUMBER', { number: String(order.number) })}
          </Link>
          <time dateTime={order.createdAt}>{orderDay(order.createdAt, locale)}</time>
          <span className={styles.pictures}>
            {[...new Set(order.pictures)].map((src) => (
              <span key={src}>
                <Picture picture={{ src, alt: '', ground: 'transparent' }} size={48} />
              </span>
            ))}
          </span>
          <span className={styles.state}>
            <OrderBadge order={order} />
          </span>
          <span className={styles.amount}>
            <b>{formatClp(order.total)}</b>
            <small>{text('MY_ORDERS_UNITS', { count: order.quantity })}</small>
          </span>
          <Icon name="chevron-end" size={18} />
        </li>
      ))}
    </ul>
  )
}

/** Rows as high as those that are on their way. */
export function OrderRowsSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} className={styles.waiting} blockSize="auto" />
      ))}
    </div>
  )
}
