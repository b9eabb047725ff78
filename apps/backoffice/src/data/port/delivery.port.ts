import type { Edit, Edited } from './shop.port.ts'

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
export type Kept<Fields> = Edited<Fields> & { id: number | null }

export type Place = { id: number; name: string; regionId: number }

/** Where the shop delivers from, by whom and for how much. A save throws `Refusal` EDITED_MEANWHILE. */
export type DeliveryPort = {
  list(): Promise<{
    kinds: Kept<KindFields>[]
    branches: Kept<BranchFields>[]
    carriers: Kept<CarrierFields>[]
  }>
  places(): Promise<{ regions: { id: number; name: string }[]; comunas: Place[] }>
  saveKind(id: number, edit: Edit<KindFields>): Promise<Edited<KindFields>>
  saveBranch(id: number | null, edit: Edit<BranchFields>): Promise<Edited<BranchFields>>
  saveCarrier(id: number | null, edit: Edit<CarrierFields>): Promise<Edited<CarrierFields>>
}
