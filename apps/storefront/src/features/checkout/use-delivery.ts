import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from '../../data/port/addresses.port.ts'
import type { BoughtLine, Carrier } from '../../data/port/shipping.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { branchesQuery, carriersQuery } from '../shipping/shipping.queries.ts'
import { netPrice } from '../shipping/shipping-price.ts'
import type { CheckoutForm } from './checkout-form.ts'

/**
 * Where the order would go and who would bring it. `address` is a kept one, else it is typed; `carrier` is the chosen one,
 * else the first. `homePrice` is the least that delivery costs to the address, in pesos, chosen or not.
 */
export function useDelivery(form: CheckoutForm, lines: BoughtLine[], address: Address | null) {
  const data = useData()
  const isPickup = form.deliveryKind === 'pickup'
  const branches = useQuery({ ...branchesQuery(data), enabled: isPickup })
  const branch = branches.data?.find((each) => each.id === form.branchId) ?? null
  const homeComunaId = address?.comunaId ?? form.comunaId
  const comunaId = isPickup ? (branch?.comunaId ?? null) : homeComunaId
  const requested = { comunaId, deliveryKind: form.deliveryKind, lines }
  const carriers = useQuery(carriersQuery(data, requested))
  const atHome = useQuery(carriersQuery(data, { comunaId: homeComunaId, deliveryKind: 'home', lines }))
  const homePrices = homeComunaId === null ? [] : (atHome.data?.carriers.map(netPrice) ?? [])
  const offered = comunaId === null ? undefined : carriers.data
  const list = offered?.carriers
  const carrier: Carrier | null = useMemo(
    () => list?.find((each) => each.id === form.carrierId) ?? list?.[0] ?? null,
    [list, form.carrierId],
  )
  const homePrice = homePrices.length > 0 ? Math.min(...homePrices) : undefined
  const tooLargeFor = offered?.tooLargeFor ?? []
  return { isPickup, branches, comunaId, carriers, list, tooLargeFor, carrier, homePrice }
}

export type Delivery = ReturnType<typeof useDelivery>
