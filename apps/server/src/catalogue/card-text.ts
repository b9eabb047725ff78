import { product } from '#contract/catalogue/product-shapes.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import { presentCard } from './catalogue.present.ts'
import type { TranslatedCard } from './translations/translate-product.ts'

/** Of cards that are cached (`cachedCards`), for as long as they are: in Spanish a list shows them as they were read. */
const texts = new WeakMap<TranslatedCard, string>()

/** A card as it goes out, parsed by the contract, so that a column can never leak. */
export function cardText(card: TranslatedCard, language: ShopLanguage): string {
  const known = texts.get(card)
  if (known !== undefined) return known
  const text = JSON.stringify(product.parse(presentCard(card)))
  if (language === 'es') texts.set(card, text)
  return text
}
