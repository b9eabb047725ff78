import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Edit, Edited, HolidayFields } from './shop.port.ts'

export type BranchFields = { name: string; address: string; comunaId: number | null; phone: string }

/** Pesos, and working days. Without region and comuna it holds everywhere that no other does. */
export type Rate = {
  regionId: number | null
  comunaId: number | null
  price: number
  fromDays: number
  toDays: number
}

export type KindFields = {
  name: string
  /** Empty where the shop's dictionary words the Spanish name. */
  nameEn: string
  nameRu: string
  isActive: boolean
}

export type CarrierFields = {
  name: string
  description: string
  kind: 'home' | 'pickup'
  discountPercent: number
  /** With `{numero}` for the parcel's number; empty where it tells nowhere. */
  trackingUrl: string
  /** Of the day, by Chilean time; null: any. */
  cutoffMinute: number | null
  isActive: boolean
  rates: Rate[]
}

/** `id` is null for what is made. */
export type EditedRow<Fields> = Edited<Fields> & { id: number | null }

export type Place = { id: number; name: string; regionId: number }

/** What is ordered, of which weight and where to; the day is YYYY-MM-DD, both by Chilean time. */
export type SampleOrder = {
  comunaId: number
  weightKg: number
  subtotal: number
  day: string
  minute: number
}

/** What is typed and not saved: the fields that changed, and of holidays all. */
export type ShippingDraft = {
  carrier?: { id: number | null; changes: Partial<CarrierFields> }
  kind?: { id: number; changes: Partial<KindFields> }
  holidays?: HolidayFields
}

export type OfferedCarrier = {
  id: number
  name: string
  description: string
  /** Whether a courier is asked for the price, and this one stands where it does not answer. */
  asksCourier: boolean
  /** Pesos: before the discount, after it, and with what is bought; null where the shop is asked. */
  price: number | null
  net: number | null
  total: number | null
  /** Days (YYYY-MM-DD) on which it arrives, or is ready. */
  arrives: { from: string; to: string }
}

export type OfferedKind = {
  kind: 'home' | 'pickup'
  names: Record<ShopLanguage, string>
  carriers: OfferedCarrier[]
}

/** What a shopper is offered as it stands, and as it would be. */
export type OfferPreview = { today: OfferedKind[]; draft: OfferedKind[] }

/** Where the shop delivers from, by whom and for how much. A save throws `Refusal` EDITED_MEANWHILE. */
export type ShippingPort = {
  list(): Promise<{
    kinds: EditedRow<KindFields>[]
    branches: EditedRow<BranchFields>[]
    carriers: EditedRow<CarrierFields>[]
  }>
  places(): Promise<{ regions: { id: number; name: string }[]; comunas: Place[] }>
  saveKind(id: number, edit: Edit<KindFields>): Promise<Edited<KindFields>>
  saveBranch(id: number | null, edit: Edit<BranchFields>): Promise<Edited<BranchFields>>
  /** Throws `Refusal` where a save would. Nothing is written. */
  preview(sample: SampleOrder, draft: ShippingDraft): Promise<OfferPreview>
  saveCarrier(id: number | null, edit: Edit<CarrierFields>): Promise<Edited<CarrierFields>>
}
