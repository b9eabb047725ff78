import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatClp } from '#rules/money/money.ts'
import type { BoughtLine, Carrier } from '../../data/port/shipping.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { useShop } from '../content/use-shop.ts'
import { deliveryDates } from '../shipping/delivery-dates.ts'
import { carriersQuery } from '../shipping/shipping.queries.ts'
import { netPrice } from '../shipping/shipping-price.ts'
import type { DeliveryPlace } from './delivery-place.ts'

/**
 * Who brings lines to a place, as the checkout asks it too. Without lines: the least that anything costs there.
 * While a quantity changes, what was said of the last one stays.
 */
export function useEstimatedDelivery(place: DeliveryPlace | null, lines: BoughtLine[]) {
  const data = useData()
  const comunaId = place?.comunaId ?? null
  return useQuery({
    ...carriersQuery(data, { comunaId, deliveryKind: 'home', lines }),
    enabled: comunaId !== null,
    placeholderData: keepPreviousData,
  })
}

/** When a carrier brings what is paid today, and for how much. */
export function useOfferText(): (carrier: Carrier) => string {
  const text = useText()
  const { locale } = useLanguage()
  const { holidays } = useShop().hours
  return (carrier) => {
    const net = netPrice(carrier)
    const promise = { days: carrier.days, isPickup: false, from: new Date(), locale, holidays }
    const dates = deliveryDates(text, promise)
    return `${dates} · ${net === 0 ? text('TOTALS_FREE') : formatClp(net)}`
  }
}
