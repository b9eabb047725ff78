import type { LanguageCode } from '../../../shell/language.ts'

export type InfoSection = {
  title: string
  paragraphs: string[]
  /** Where to go on from here. */
  link?: { text: string; to: string }
}

/** What an information page says in one language. */
export type InfoText = {
  title: string
  lead: string
  sections: InfoSection[]
}

export type InfoTexts = Record<'es' | 'en' | 'ru', InfoText>

/** The right-to-left look is in English. */
export function infoIn(texts: InfoTexts, language: LanguageCode): InfoText {
  return texts[language === 'en-RTL' ? 'en' : language]
}
