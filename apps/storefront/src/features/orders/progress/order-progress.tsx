import type { OrderStep } from '../../../data/port/orders.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './order-progress.module.css'
import { stagesOf, stagesReached } from './order-stages.ts'

/** The way of an order from the shop to its home or its branch, and how far it has come; without one, the way alone. */
export function OrderProgress({
  order,
  isPickup = false,
}: {
  order?: Omit<OrderStep, 'at'>
  isPickup?: boolean
}) {
  const text = useText()
  const reached = order ? stagesReached(order, isPickup) : 0
  if (order && reached === 0) return null
  return (
    <ol className={styles.way} data-plain={!order || undefined} aria-hidden={!order || undefined} data-screen>
      {stagesOf(isPickup).map(({ icon, key }, at) => (
        <li
          key={key}
          data-reached={at < reached || undefined}
          aria-current={at === reached - 1 ? 'step' : undefined}
        >
          <span className={styles.mark}>
            <Icon name={icon} size={24} />
          </span>
          <span className={styles.name}>{text(key)}</span>
        </li>
      ))}
    </ol>
  )
}
