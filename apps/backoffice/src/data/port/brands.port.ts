import type { Edit, Edited } from './shop.port.ts'

/** `image` is a file under `/media/`; empty for none. */
export type BrandFields = { name: string; slug: string; country: string; image: string }

export type DeskBrand = Edited<BrandFields> & { id: number }

/** The brands of the shop. What goes over a version throws `Refusal` EDITED_MEANWHILE. */
export type BrandsPort = {
  /** By their names. */
  list(): Promise<DeskBrand[]>
  add(name: string): Promise<DeskBrand>
  save(id: number, edit: Edit<BrandFields>): Promise<Edited<BrandFields>>
  /** How many products became `mergeWith`'s. BRAND_IN_USE where that is null and some have it. */
  remove(seen: { id: number; version: number }, mergeWith: number | null): Promise<number>
}
