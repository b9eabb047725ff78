import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'

export type NamedDeliveryKind = {
  kind: DeliveryKind
  name: string
  /** A file under `/media/`. */
  logo: string
  order: number
}

export const deliveryKinds: NamedDeliveryKind[] = [
  { kind: 'home', name: 'Despacho a domicilio', logo: 'dispatch-home.svg', order: 1 },
  { kind: 'pickup', name: 'Retiro en tienda', logo: 'dispatch-pickup.svg', order: 2 },
]
