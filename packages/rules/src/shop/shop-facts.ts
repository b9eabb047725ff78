import type { HolidayChanges } from '../chile/holidays.ts'
import type { OpeningHours } from '../chile/opening-hours.ts'

/** Who sells (chile.md: named before the payment and in the footer of every page); what is not told is empty. */
export type Seller = {
  name: string
  /** With dots and hyphen. */
  rut: string
  address: string
  /** E.164. */
  phone: string
  /** E.164; the mobile phone behind the shop's WhatsApp. */
  whatsapp: string
  email: string
  /** The shop's own pages in social networks, by whole address. */
  instagram: string
  facebook: string
  youtube: string
}

/**
 * When the store opens, and when it sells by phone and mail, null where nobody has said; and what it changes of the
 * public holidays, where it does.
 */
export type ShopHours = {
  store: OpeningHours | null
  sales: OpeningHours | null
  holidays?: HolidayChanges
}

/** Where a shopper who pays by bank transfer sends the money. */
export type BankAccount = {
  bank: string
  accountType: string
  number: string
  holder: string
  rut: string
  email: string
}

export const noSeller: Seller = {
  name: '',
  rut: '',
  address: '',
  phone: '',
  whatsapp: '',
  email: '',
  instagram: '',
  facebook: '',
  youtube: '',
}

/** Who sells, in one line: of what has been told. */
export const sellerLine = ({ name, rut, address }: Pick<Seller, 'name' | 'rut' | 'address'>): string[] =>
  [name, rut && `RUT ${rut}`, address].filter(Boolean)
