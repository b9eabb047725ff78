import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { DataPort } from '../../data/port/port.ts'
import type { Comuna } from '../../data/port/shipping.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { createLayerValue } from '../../shell/stored-value.ts'
import { addressesQuery } from '../addresses/addresses.queries.ts'
import { useAccount } from '../session/account.store.ts'
import { comunasQuery } from '../shipping/shipping.queries.ts'
import { type DeliveryPlace, decodePlace, placeOf } from './delivery-place.ts'

/** The comuna that was asked for last in this browser, of each data layer. */
export const deliveryPlaceOf = createLayerValue<DeliveryPlace | null>('delivery-place', {
  decode: decodePlace,
  encode: (place) => place && JSON.stringify(place),
})

export function rememberPlace(layer: DataPort['layer'], { id, name, regionId }: Comuna): void {
  deliveryPlaceOf(layer).update(() => ({ comunaId: id, name, regionId }))
}

/** The place, and whether it is still being read; `choose` remembers one for the next visit. */
export function useDeliveryPlace() {
  const data = useData()
  const store = deliveryPlaceOf(data.layer)
  const chosen = useSyncExternalStore(store.subscribe, store.get, () => null)
  const account = useAccount()
  const asksAccount = chosen === null && account !== null
  const addresses = useQuery({ ...addressesQuery(data, account?.customerId ?? 0), enabled: asksAccount })
  const comunas = useQuery({ ...comunasQuery(data), enabled: asksAccount })
  const nameOf = (id: number) => comunas.data?.find((comuna) => comuna.id === id)?.name
  return {
    place: placeOf(chosen, asksAccount ? (addresses.data ?? []) : [], nameOf),
    isReading: asksAccount && (addresses.isLoading || comunas.isLoading),
    choose: (comuna: Comuna) => rememberPlace(data.layer, comuna),
  }
}
