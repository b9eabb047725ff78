import { createContext, useContext, useMemo } from 'react'
import { type Texts, translate } from '#rules/text/translate.ts'
import { type LanguageCode, type LanguageFacts, languages } from './language.ts'
import type { TextKey } from './text-keys.ts'

export type LanguageState = {
  language: LanguageCode
  texts: Texts
  /** How the shop is called: what `{shop}` stands for. */
  shop: string
  choose: (code: LanguageCode) => void
}

export const LanguageContext = createContext<LanguageState>({
  language: 'es',
  texts: {},
  shop: '',
  choose: () => undefined,
})

export type Text = (key: TextKey, values?: Record<string, string | number>) => string

/** The texts of the page's language; a plural is chosen by `values.count`. */
export function useText(): Text {
  const { language, texts, shop } = useContext(LanguageContext)
  return useMemo(() => {
    const { locale } = languages[language]
    return (key, values) => translate(texts, locale, key, { shop, ...values })
  }, [language, texts, shop])
}

/** How the shop is called. */
export const useShopName = (): string => useContext(LanguageContext).shop

/** The page's language; `choose` switches it and stores the choice in the browser. */
export function useLanguage(): LanguageFacts & { choose: (code: LanguageCode) => void } {
  const { language, choose } = useContext(LanguageContext)
  return useMemo(() => ({ ...languages[language], choose }), [language, choose])
}
