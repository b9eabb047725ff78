import type { Brand } from '#rules/shop/brand.ts'
import type { BankAccount, Seller, ShopHours } from '#rules/shop/shop-facts.ts'

/** What mails say of the shop. */
export type MailShop = {
  publicUrl: string
  brand: Pick<Brand, 'name' | 'color'>
  bank: BankAccount | null
  seller: Seller
  hours: ShopHours
}
