import type { OrderStep } from '../../../data/port/orders.port.ts'
import { useText } from '../../../shell/texts.tsx'
import styles from './order-badge.module.css'
import { orderStatus } from './order-status.ts'

/** How an order stands, in a word. */
export function OrderBadge({ order }: { order: Omit<OrderStep, 'at'> }) {
  const text = useText()
  const { key, tone } = orderStatus(order)
  return (
    <span className={styles.badge} data-tone={tone}>
      {text(key)}
    </span>
  )
}
