import type { BankAccount } from '../settings/shop.settings.ts'

/** What mails say of the shop. */
export type MailShop = { publicUrl: string; bank: BankAccount }
