import type { Brand } from '#rules/shop/brand.ts'
import type { BankAccount, Seller, ShopHours } from '#rules/shop/shop-facts.ts'

/** What mails say of the shop. */
export type MailShop = {
  publicUrl: string
  brand: Pick<Brand, 'name' | 'color'>
  bank: BankAccount | null
  seller: Seller
  hours: ShopHours
  /** The terms that an order was made under, as the owner published them (Markdown); null for those that the shop came with. */
  terms: { title: string; body: string } | null
}
