import type { ReactNode } from 'react'
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
 * costs. `otherwise` stands where no comuna is known or nobody goes there.
 */
export default function DeliveryBrief({
  lines = nothing,
  otherwise = null,
}: {
  lines?: BoughtLine[]
  otherwise?: ReactNode
}) {
  const text = useText()
  const textOf = useOfferText()
  const { place } = useDeliveryPlace()
  const [cheapest] = useEstimatedDelivery(place, lines).data?.carriers ?? []
  if (!place || !cheapest) return otherwise
  const comuna = place.name
  if (lines.length === 0) {
    return text('ESTIMATE_FROM', { comuna, price: formatClp(netPrice(cheapest)) })
  }
  return (
    <p className={styles.brief}>
      <b>{text('ESTIMATE_TO', { comuna })}</b> {textOf(cheapest)}
    </p>
  )
}
