/** How an order reaches whoever bought it: brought to a home, or picked up in a branch. */
export type DeliveryKind = 'home' | 'pickup'

/** Their numbers on the wire and in the database. */
export const deliveryKindIds = { home: 1, pickup: 2 } as const satisfies Record<DeliveryKind, number>

type DeliveryKindId = (typeof deliveryKindIds)[DeliveryKind]

/** Undefined for a number that no kind has. */
export function deliveryKindOf(id: DeliveryKindId): DeliveryKind
export function deliveryKindOf(id: number): DeliveryKind | undefined
export function deliveryKindOf(id: number): DeliveryKind | undefined {
  if (id === deliveryKindIds.home) return 'home'
  return id === deliveryKindIds.pickup ? 'pickup' : undefined
}
