import { useState } from 'react'
import type { BoughtLine, Delivery } from '../../data/port/shipping.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './delivery-estimate.module.css'
import { deliveryOffers } from './delivery-offers.ts'
import { useDeliveryPlace } from './delivery-place.store.ts'
import { PlaceField } from './place-field.tsx'
import { useEstimatedDelivery, useOfferText } from './use-estimated-delivery.ts'

/**
 * What it costs to have lines sent and when they arrive, at the comuna that was asked once: the same carriers and
 * rules as in the checkout.
 */
export default function DeliveryEstimate({ lines }: { lines: BoughtLine[] }) {
  const text = useText()
  const { place, isReading, choose } = useDeliveryPlace()
  const [isChanging, setChanging] = useState(false)
  const offered = useEstimatedDelivery(place, lines)

  if (isReading) return <Skeleton blockSize="44px" />
  if (!place || isChanging) {
    const onChoose: typeof choose = (chosen) => {
      choose(chosen)
      setChanging(false)
    }
    return <PlaceField isChange={isChanging} onChoose={onChoose} />
  }
  return (
    <div className={styles.estimate}>
      <p className={styles.place}>
        <b>{text('ESTIMATE_TO', { comuna: place.name })}</b>
        <button
          type="button"
          className={styles.change}
          data-screen
          aria-label={text('ESTIMATE_CHANGE')}
          onClick={() => setChanging(true)}
        >
          {text('ESTIMATE_CHANGE_SHORT')}
        </button>
      </p>
      <div aria-live="polite" className={styles.offers} data-old={offered.isPlaceholderData || undefined}>
        {offered.data && <Offers place={place.name} delivery={offered.data} />}
        {offered.isPending && <Skeleton blockSize="20px" inlineSize="min(100%, 320px)" />}
        {offered.isError && (
          <p>
            {text('ESTIMATE_FAILED')}{' '}
            <button type="button" className={styles.change} onClick={() => offered.refetch()}>
              {text('CHECKOUT_RETRY')}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

function Offers({ place, delivery }: { place: string; delivery: Delivery }) {
  const text = useText()
  const textOf = useOfferText()
  const [cheapest, sooner] = deliveryOffers(delivery.carriers)
  if (!cheapest) {
    const isTooLarge = delivery.tooLargeFor.length > 0
    return (
      <p>
        {text(isTooLarge ? 'ESTIMATE_TOO_LARGE' : 'ESTIMATE_NONE', { comuna: place })}{' '}
        {isTooLarge && <Link to="/site/contact-us-v2">{text('ESTIMATE_WRITE')}</Link>}
      </p>
    )
  }
  return (
    <>
      <p className={styles.offer}>{textOf(cheapest)}</p>
      {sooner && (
        <p>
          {text('ESTIMATE_SOONER')} {textOf(sooner)}
        </p>
      )}
      <p className={styles.fine}>{text('ESTIMATE_IF_PAID_TODAY')}</p>
    </>
  )
}
