import { queryOptions } from '@tanstack/react-query'
import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'
import type { DataPort } from '../../data/port/port.ts'
import type { BoughtLine } from '../../data/port/shipping.port.ts'

/** Regions, comunas and branches change with the country, not with the visit. */
const stable = { staleTime: 60 * 60_000 }

export function regionsQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['shipping', 'regions', data.layer],
    queryFn: () => data.shipping.listRegions(),
    ...stable,
  })
}

/** All of Chile at once, some 5 kB: whoever types a comuna need not choose its region first. */
export function comunasQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['shipping', 'comunas', data.layer],
    queryFn: () => data.shipping.listComunas(),
    ...stable,
  })
}

export function deliveryKindsQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['shipping', 'kinds', data.layer],
    queryFn: () => data.shipping.listDeliveryKinds(),
    ...stable,
  })
}

export function carrierRatesQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['shipping', 'rates', data.layer],
    queryFn: () => data.shipping.listRates(),
    ...stable,
  })
}

export function branchesQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['shipping', 'branches', data.layer],
    queryFn: () => data.content.listBranches(),
    ...stable,
  })
}

/** Who delivers these lines there, with prices in pesos; waits for a comuna. */
export function carriersQuery(
  data: DataPort,
  requested: { comunaId: number | null; deliveryKind: DeliveryKind; lines: BoughtLine[] },
) {
  const { comunaId, deliveryKind, lines } = requested
  return queryOptions({
    queryKey: ['shipping', 'carriers', data.layer, comunaId, deliveryKind, lines],
    queryFn: () =>
      comunaId === null
        ? { carriers: [], tooLargeFor: [] }
        : data.shipping.listCarriers({ comunaId, deliveryKind, lines }),
    enabled: comunaId !== null && lines.length > 0,
  })
}
