import type { BankAccount, Seller, ShopHours } from '#rules/shop/shop-facts.ts'

/** What mails say of the shop. */
export type MailShop = { publicUrl: string; bank: BankAccount | null; seller: Seller; hours: ShopHours }
