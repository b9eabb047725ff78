import type { SectionedText, TextLanguage } from '#content/law/law-text.ts'
import type { ProductListQuery } from '../../../data/port/catalogue.port.ts'
import type { LanguageCode } from '../../../shell/language.ts'

/** A row of the shop's products below what a page says; `to` leads to all of them. */
export type InfoShelf = { title: string; query: ProductListQuery; to: string }

/** What an information page says in one language. */
export type InfoText = SectionedText & { shelves?: InfoShelf[] }

export type InfoLanguage = TextLanguage
export type InfoTexts = Record<InfoLanguage, InfoText>

/** The right-to-left look is in English. */
export const infoLanguage = (language: LanguageCode): InfoLanguage =>
  language === 'en-RTL' ? 'en' : language

export const infoIn = (texts: InfoTexts, language: LanguageCode): InfoText => texts[infoLanguage(language)]
