import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'
import type { Price } from './catalogue.port.ts'

export type Region = {
  id: number
  name: string
}

export type Comuna = {
  id: number
  regionId: number
  name: string
  /** Localities and spellings by which shoppers look for it. */
  aliases: string[]
}

export type OfferedDelivery = {
  kind: DeliveryKind
  name: string
  defaultPrice: Price
}

export type Carrier = {
  id: number
  name: string
  description: string
  logo: string
  price: Price
  discountPercent: number
  /** Working days. */
  days: { from: number; to: number }
}

export type Delivery = {
  /** The cheapest first. */
  carriers: Carrier[]
  /** Names of carriers that go there, though not with so much weight or size: the shop is asked for a price. */
  tooLargeFor: string[]
}

export type ShippingPort = {
  listRegions(): Promise<Region[]>
  /** All of Chile, by name. */
  listComunas(): Promise<Comuna[]>
  listDeliveryKinds(): Promise<OfferedDelivery[]>
  listCarriers(request: {
    comunaId: number
    deliveryKind: DeliveryKind
    lines: BoughtLine[]
  }): Promise<Delivery>
}

/** A line of what is bought: one chosen value for each option of the product. */
export type BoughtLine = {
  productId: number
  quantity: number
  valueIds: number[]
}
