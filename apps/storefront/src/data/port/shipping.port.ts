import type { Price } from './catalogue.port.ts'

export interface Region {
  id: number
  name: string
}

export interface Comuna {
  id: number
  regionId: number
  name: string
  /** Localities and spellings by which shoppers look for it. */
  aliases: string[]
}

export interface DeliveryKind {
  /** 1 home delivery, 2 pickup in a branch. */
  id: number
  name: string
  defaultPrice: Price
}

export interface Carrier {
  id: number
  name: string
  description: string
  logo: string
  price: Price
  discountPercent: number
  /** Working days. */
  days: { from: number; to: number }
}

export interface ShippingPort {
  listRegions(): Promise<Region[]>
  /** All of Chile, by name. */
  listComunas(): Promise<Comuna[]>
  listDeliveryKinds(): Promise<DeliveryKind[]>
  /** An empty list means that nobody delivers there. */
  listCarriers(request: { comunaId: number; deliveryKindId: number; lines: BoughtLine[] }): Promise<Carrier[]>
}

/** A line of what is bought: one chosen value for each option of the product. */
export interface BoughtLine {
  productId: number
  quantity: number
  valueIds: number[]
}
