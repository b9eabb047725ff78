import type { Order, OrderStep } from '../../../data/port/orders.port.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { useShop } from '../../content/use-shop.ts'
import { daysFromTransfer, promisedDates } from '../../shipping/delivery-dates.ts'
import styles from './order-shipping.module.css'

/**
 * Who brings an order, between which days as long as it is neither there nor ready to be picked up, and the carrier's number for the parcel.
 * `from` is when its days count from (see `promisedFrom`).
 */
export function OrderShipping({
  order,
  from,
}: {
  order: Pick<Order, 'state' | 'delivery'> & Partial<Pick<OrderStep, 'preparation'>>
  from: string | null
}) {
  const text = useText()
  const { locale } = useLanguage()
  const { holidays } = useShop().hours
  const { carrier, kind, days, parcel } = order.delivery
  const isThere = kind === 'pickup' && order.preparation === 'READY'
  const isAwaited = (order.state === 'PENDING' || order.state === 'SHIPPED') && !isThere
  return (
    <span className={styles.shipping}>
      <bdi>{carrier}</bdi>
      {isAwaited && (
        <small>
          {from === null
            ? daysFromTransfer(text, days)
            : promisedDates(text, {
                days,
                isPickup: kind === 'pickup',
                from: new Date(from),
                locale,
                holidays,
              })}
        </small>
      )}
      {parcel && (
        <small>
          {text('PARCEL_NUMBER')} <bdi dir="ltr">{parcel.number}</bdi>
        </small>
      )}
      {parcel?.url && (
        <a href={parcel.url} target="_blank" rel="noreferrer">
          {text('PARCEL_FOLLOW', { carrier })}
        </a>
      )}
    </span>
  )
}
