import type { SectionedText, TextLanguage } from '#content/law/law-text.ts'
import type { ProductListQuery } from '../../../data/port/catalogue.port.ts'
import { dataLanguage, type LanguageCode } from '../../../shell/language.ts'

/** A row of the shop's products below what a page says; `to` leads to all of them. */
export type InfoShelf = { title: string; query: ProductListQuery; to: string }

/** What an information page says in one language. */
export type InfoText = SectionedText & { shelves?: InfoShelf[] }

export type InfoTexts = Record<TextLanguage, InfoText>

export const infoIn = (texts: InfoTexts, language: LanguageCode): InfoText => texts[dataLanguage(language)]
