/** A language that the shop speaks; what it shows is written in Spanish first and falls back to it. */
export type ShopLanguage = 'es' | 'en' | 'ru'

export const shopLanguages: readonly ShopLanguage[] = ['es', 'en', 'ru']

export const isShopLanguage = (text: unknown): text is ShopLanguage =>
  text === 'es' || text === 'en' || text === 'ru'

/** In which language a look of the shop speaks: the right-to-left one speaks English. */
export const spokenIn = (look: ShopLanguage | 'en-RTL'): ShopLanguage => (look === 'en-RTL' ? 'en' : look)
