import type { BankAccount, Seller } from '#rules/shop/shop-facts.ts'

/** What the desk edits, of which version; `by` is empty and `at` (ISO 8601) null where nobody has saved any. */
export type Edited<Fields> = { version: number; by: string; at: string | null; fields: Fields }

/** A save over the version that was read, of the fields that changed alone. */
export type Edit<Fields> = {
  version: number
  changes: Partial<Fields>
  /** Under which what has no id is made once, however often it is sent. */
  key: string
}

/** Whole hours of the clock, `[from, to)`, of a day of the week (0 is Sunday). */
export type OpenDay = { day: number; from: number; to: number }

/** Empty where nobody has said when. */
export type Hours = { store: OpenDay[]; sales: OpenDay[] }

/** What the shop changes of the public holidays, by day (YYYY-MM-DD). */
export type HolidayFields = {
  added: { day: string; name: string }[]
  /** Public holidays on which it works. */
  removed: string[]
}

/** How the shop looks and is called. */
export type BrandFields = {
  /** Empty for the name that every new shop has. */
  name: string
  /** `#rrggbb`; empty for the shop's own colours. */
  color: string
  /** The file of an uploaded picture; empty for none. */
  logo: string
  /** Whether the picture says the name. */
  namesItself: boolean
}

/** An entry is code, or the https address of a script or a picture; tags that are pasted around it are taken off. */
export type PixelFields = { google: string[]; facebook: { scripts: string[]; pictures: string[] } }

/** Pixels as the pages hold them, the origins that they may reach, and what their policy calls each piece of code in the page. */
export type PolicedPixels = { pixels: PixelFields; hosts: string[]; codes: string[] }

/** Pesos for one of each, and of which day (YYYY-MM-DD) that is. */
export type RateFields = { usd: number; eur: number; day: string }

export type ShopSettings = {
  brand: Edited<BrandFields>
  seller: Edited<Seller>
  hours: Edited<Hours>
  holidays: Edited<HolidayFields>
  bank: Edited<BankAccount>
  pixels: Edited<PixelFields>
  rates: Edited<RateFields>
}

/** Moments are ISO 8601. */
export type Backups = {
  /** A folder with the machine's name before it, or the address of a bucket. */
  place: string
  keepDays: number
  /** Null where the shop itself has no times for it. */
  next: string | null
  last: {
    at: string
    seconds: number
    name: string
    bytes: number
    isSealed: boolean
    /** Whether its file is in its place; `unknown` where that does not answer, or is another machine's. */
    file: 'there' | 'gone' | 'unknown'
    /** When a restore last found it to be the shop as it was. */
    comparedAt: string | null
  } | null
  /** The newest attempt, where it failed since. */
  failed: { at: string; reason: string } | null
  isOverdue: boolean
}

/** In the order in which a new shop is set up. */
export type FirstStep =
  | 'seller'
  | 'brand'
  | 'hours'
  | 'category'
  | 'product'
  | 'carrier'
  | 'payment'
  | 'law'
  | 'order'

/** What the owner sets of the shop. A save throws `Refusal` EDITED_MEANWHILE, whose `now` is of the port. */
export type ShopPort = {
  settings(): Promise<ShopSettings>
  saveBrand(edit: Edit<BrandFields>): Promise<Edited<BrandFields>>
  saveSeller(edit: Edit<Seller>): Promise<Edited<Seller>>
  saveHours(edit: Edit<Hours>): Promise<Edited<Hours>>
  saveHolidays(edit: Edit<HolidayFields>): Promise<Edited<HolidayFields>>
  saveBank(edit: Edit<BankAccount>): Promise<Edited<BankAccount>>
  savePixels(edit: Edit<PixelFields>): Promise<Edited<PixelFields>>
  /** As it stands, and with the entries of the networks that are given. Throws `Refusal` where a save would. */
  previewPixels(changes: Partial<PixelFields>): Promise<{ today: PolicedPixels; draft: PolicedPixels }>
  saveRates(edit: Edit<RateFields>): Promise<Edited<RateFields>>
  /** For the owner alone. */
  backups(): Promise<Backups>
  firstSteps(): Promise<{ step: FirstStep; isDone: boolean }[]>
}
