import { isShopLanguage, type ShopLanguage } from '#rules/text/shop-language.ts'

/**
 * The language that a request asks the shop's texts in, by its parameter `idioma` (decision 0172); `fallback` where it
 * names none that the shop speaks.
 */
export function contentLanguage(sent: unknown, fallback: ShopLanguage): ShopLanguage {
  const asked = typeof sent === 'object' && sent !== null && 'idioma' in sent ? sent.idioma : undefined
  return isShopLanguage(asked) ? asked : fallback
}
