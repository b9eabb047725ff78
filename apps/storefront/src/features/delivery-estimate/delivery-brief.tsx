import { formatClp } from '#rules/money/money.ts'
import type { BoughtLine } from '../../data/port/shipping.port.ts'
import { useText } from '../../shell/texts.tsx'
import { netPrice } from '../shipping/shipping-price.ts'
import styles from './delivery-brief.module.css'
import { useDeliveryPlace } from './delivery-place.store.ts'
import { useEstimatedDelivery, useOfferText } from './use-estimated-delivery.ts'

const nothing: BoughtLine[] = []

/**
 * In one line, for who has named a comuna: when lines arrive there and for how much; without lines the least that it
 * costs. Nothing for anybody else.
 */
export default function DeliveryBrief({ lines = nothing }: { lines?: BoughtLine[] }) {
  const text = useText()
  const textOf = useOfferText()
  const { place } = useDeliveryPlace()
  const [cheapest] = useEstimatedDelivery(place, lines).data?.carriers ?? []
  if (!place || !cheapest) return null
  return (
    <p className={styles.brief}>
      <b>{text('ESTIMATE_TO', { comuna: place.name })}</b>{' '}
      {lines.length > 0 ? textOf(cheapest) : text('CHECKOUT_FROM', { price: formatClp(netPrice(cheapest)) })}
    </p>
  )
}
