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
  /** Of the name, where it is not the page's own; so below. */
  lang?: string
  defaultPrice: Price
}

export type Carrier = {
  id: number
  name: string
  description: string
  lang?: string
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

/** What a carrier asks by default, in pesos before its discount. */
export type CarrierRates = {
  name: string
  description: string
  lang?: string
  logo: string
  kind: DeliveryKind
  /** Whether the carrier itself is asked for the price of an order, and these are what counts where it is silent. */
  isAsked: boolean
  discountPercent: number
  /** Of a single unit; null: any. */
  longestSideCm: number | null
  /** What a weight makes of the rate, the lowest first; none: one rate for any weight. */
  bands: { upToKg: number; percent: number }[]
  /** The most particular of a place counts. Without region and comuna: wherever no other stands. */
  rates: {
    region: string | null
    comuna: string | null
    price: Price
    /** Working days. */
    days: { from: number; to: number }
  }[]
}

export type ShippingPort = {
  listRegions(): Promise<Region[]>
  /** All of Chile, by name. */
  listComunas(): Promise<Comuna[]>
  listDeliveryKinds(): Promise<OfferedDelivery[]>
  /** Of the carriers that the shop works with, those that bring it home first. */
  listRates(): Promise<CarrierRates[]>
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
