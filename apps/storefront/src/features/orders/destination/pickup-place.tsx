import { formatPhone } from '#rules/chile/phone.ts'
import type { Order } from '../../../data/port/orders.port.ts'
import { orderDue } from '../../../shell/order-dates.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { useStoreHours } from '../../content/use-store-hours.ts'

/** Where an order is picked up, when the shop is open, until when it waits to be paid there, and what to bring. */
export function PickupPlace({
  delivery,
  heldUntil,
}: {
  delivery: Order['delivery']
  /** ISO 8601; null where it is paid. */
  heldUntil: string | null
}) {
  const text = useText()
  const { locale } = useLanguage()
  const { store } = useStoreHours()
  const { branch, place } = delivery
  const where = place && `${place.address}, ${place.comuna}`
  return (
    <span>
      {branch}
      {place && where && (
        <>
          <br />
          {where}
          <br />
          {store && (
            <>
              <small>{store}</small>
              <br />
            </>
          )}
          <a href={`tel:${place.phone}`} dir="ltr">
            {formatPhone(place.phone)}
          </a>
          {' · '}
          <a href={mapOf(`${branch}, ${where}`)} target="_blank" rel="noreferrer">
            {text('ORDER_PICKUP_MAP')}
          </a>
        </>
      )}
      {heldUntil && (
        <>
          <br />
          <strong>{text('ORDER_PICKUP_HELD', { date: orderDue(heldUntil, locale) })}</strong>
        </>
      )}
      <br />
      <small>{text('ORDER_PICKUP_BRING')}</small>
    </span>
  )
}

/** A map's own search: nothing of it is asked before somebody opens it. */
const mapOf = (where: string) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${where}, Chile` })}`
