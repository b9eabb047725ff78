/** How an order reaches whoever bought it. */
export type DeliveryKind = {
  /** Its identity on the wire. */
  id: 1 | 2
  name: string
  /** A file under `/media/`. */
  logo: string
  order: number
}

export const deliveryKinds: DeliveryKind[] = [
  { id: 1, name: 'Despacho a domicilio', logo: 'dispatch-home.svg', order: 1 },
  { id: 2, name: 'Retiro en tienda', logo: 'dispatch-pickup.svg', order: 2 },
]
