import type { Brand } from '#rules/shop/brand.ts'
import type { Pixels } from '#rules/shop/pixel-elements.ts'
import type { Seller, ShopHours } from '#rules/shop/shop-facts.ts'

/** `lang` is, here and below, the language of texts that are not in the page's own; left out otherwise. */
export type MenuItem = {
  title: string
  lang?: string
  external: boolean
  url: string
  categoryId: number | null
  links: MenuItem[]
  submenu: Megamenu | null
}

export type Megamenu = {
  size: 'sm' | 'nl' | 'md' | 'lg' | 'xl'
  image: string | null
  columns: { size: number | string; links: MenuItem[] }[]
}

export type Slide = {
  title: string
  lang?: string
  text: string
  offerTag: string | null
  buttonText: string
  image: string
  mobileImage: string
  /** A path of the shop's, or an https address. */
  url: string
}

export type Banner = {
  id: number
  title: string
  lang?: string
  image: string
  url: string
}

export type Branch = {
  id: number
  name: string
  lang?: string
  address: string
  comuna: string
  comunaId: number
  /** E.164. */
  phone: string
}

export type Campaign = {
  title: string
  lang?: string
  text: string
  /** ISO 8601. */
  endsAt: string
}

/** How the shop is called and looks, and pesos for one of each other currency (D9). */
export type ShopLook = { brand: Brand; rates: { USD: number; EUR: number } }

/**
 * Who sells, and when the shop opens, as its owner has set it. Its look is told to who renders documents: a browser has it
 * from those, and its code does without.
 */
export type Shop = { seller: Seller; hours: ShopHours; look?: ShopLook }

/** What the shop promises and how long it keeps, by its settings. */
export type ShopTerms = {
  /** Days from the receipt. */
  retractDays: number
  unconfirmedRetractDays: number
  refundDays: number
  guaranteeMonths: number
  /** How long an order waits for its transfer, and one whose buyer has proven nothing. */
  transferHours: number
  unprovenTransferHours: number
  /** Days on which the shop opens, after the one by which a pickup is ready. */
  pickupDays: number
  sessionDays: number
  chatDays: number
}

export type ContentPort = {
  listMainMenu(): Promise<MenuItem[]>
  listMobileMenu(): Promise<MenuItem[]>
  listDepartments(): Promise<MenuItem[]>
  listSlides(): Promise<Slide[]>
  listBanners(): Promise<Banner[]>
  listBranches(): Promise<Branch[]>
  getShop(): Promise<Shop>
  getShopTerms(): Promise<ShopTerms>
  /** The shop's campaign that ends next; null without one. */
  getCampaign(): Promise<Campaign | null>
  /** To be asked for with the visitor's consent alone; the sample layer has none. */
  getPixels(): Promise<Pixels>
  /** Asks for the newsletter; its owner confirms by mail. Throws `Refusal` EMAIL_INVALID. */
  subscribe(email: string): Promise<void>
  /** `token` is that of a mail's link. Throws `Refusal` LINK_INVALID. */
  confirmSubscription(token: string): Promise<void>
  /** Throws `Refusal` LINK_INVALID. */
  endSubscription(token: string): Promise<void>
  /** Throws `Refusal` EMAIL_INVALID. */
  sendContact(message: { name: string; email: string; topic: string; message: string }): Promise<void>
}
