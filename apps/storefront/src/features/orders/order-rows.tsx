import { formatClp } from '#rules/money.ts'
import { useLanguage, useText } from '../../app/texts.tsx'
import type { ListedOrder } from '../../data/port/orders.port.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './my-orders.module.css'
import { OrderBadge } from './order-badge.tsx'
import { orderDay } from './order-dates.ts'

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
          <OrderBadge order={order} />
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
