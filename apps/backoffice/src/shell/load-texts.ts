import type { Texts } from '#rules/text/translate.ts'
import type { LanguageCode } from './language.ts'

const files: Record<LanguageCode, () => Promise<{ texts: Texts }>> = {
  es: () => import('../texts/es.ts'),
  en: () => import('../texts/en.ts'),
}

/** All texts of a language, which is one file. */
export const loadTexts = async (language: LanguageCode): Promise<Texts> => (await files[language]()).texts
