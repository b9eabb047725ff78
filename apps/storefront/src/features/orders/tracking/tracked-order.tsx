import { formatClp } from '#rules/money/money.ts'
import type { TrackedOrder } from '../../../data/port/orders.port.ts'
import { orderDay, orderDue } from '../../../shell/order-dates.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { OrderShipping } from '../destination/order-shipping.tsx'
import { PickupPlace } from '../destination/pickup-place.tsx'
import { promisedFromOf } from '../destination/promised-from.ts'
import { OrderProgress } from '../progress/order-progress.tsx'
import { stepText } from '../progress/order-step.ts'
import { BankTransfer } from '../transfer/bank-transfer.tsx'
import styles from './track-order.module.css'

/** What is still to be paid: where to transfer it, or until when it waits in the shop. */
function Due({
  due,
  number,
  isPickup,
}: {
  due: NonNullable<TrackedOrder['due']>
  number: number
  isPickup: boolean
}) {
  const text = useText()
  const { locale } = useLanguage()
  if (due.instructions) return <BankTransfer order={{ number, total: due.amount, payment: due }} />
  if (!due.dueAt) return null
  const date = orderDue(due.dueAt, locale)
  return (
    <p>
      {formatClp(due.amount)} · {text(isPickup ? 'ORDER_PICKUP_HELD' : 'PAYMENT_HELD', { date })}
    </p>
  )
}

/** How an order stands, how it goes, and what has happened to it, the latest first. */
export function TrackedOrderCard({ order }: { order: TrackedOrder }) {
  const text = useText()
  const { locale } = useLanguage()
  const { number, createdAt, quantity, delivery, due } = order
  // What is made ready before it is paid is told as ready, with what is to be paid until when.
  const state = due && order.preparation !== 'READY' ? 'TRACK_WAITING' : stepText(order)
  const from = promisedFromOf(order)
  const isPickup = delivery.kind === 'pickup'
  const place = isPickup ? delivery.branch : delivery.comuna
  const steps = order.history.map((step) => ({ key: stepText(step), at: step.at })).toReversed()
  const facts = [
    { title: text('ORDER_NUMBER'), value: String(number) },
    { title: text('ORDER_DATE'), value: orderDay(createdAt, locale) },
    { title: text('TRACK_UNITS'), value: String(quantity) },
    { title: text(isPickup ? 'ORDER_PICKUP' : 'ORDER_DELIVERY'), value: place ?? delivery.carrier },
  ]
  return (
    <section className={styles.card} aria-labelledby="tracked-state">
      <h2 id="tracked-state">{text(state)}</h2>
      {due && <Due due={due} number={number} isPickup={isPickup} />}
      <OrderProgress order={order} isPickup={isPickup} />
      <dl className={styles.facts}>
        {facts.map(({ title, value }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isPickup && order.state !== 'CANCELLED' && (
        <p className={styles.carrier}>
          <Icon name="pin" />
          {/* Until when it waits is said above, with what is to be paid. */}
          <PickupPlace delivery={delivery} heldUntil={null} />
        </p>
      )}
      <p className={styles.carrier}>
        <Icon name={isPickup ? 'store' : 'truck'} />
        <OrderShipping order={order} from={from} />
      </p>
      {order.state !== 'CANCELLED' && order.payment !== 'REFUNDED' && (
        <p className={styles.carrier}>
          <Icon name="heart" />
          <span>
            {text('ORDER_RETURNS')} <Link to="/site/returns">{text('LAYOUT_RETURNS')}</Link>
          </span>
        </p>
      )}
      <h3>{text('TRACK_HISTORY')}</h3>
      <ol className={styles.history}>
        {steps.map(({ key, at }) => (
          <li key={`${key} ${at}`}>
            <strong>{text(key)}</strong>
            <time dateTime={at}>{orderDue(at, locale)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
