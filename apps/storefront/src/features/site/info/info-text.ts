import type { ProductListQuery } from '../../../data/port/catalogue.port.ts'
import type { LanguageCode } from '../../../shell/language.ts'

/** A row of the shop's products below what a page says; `to` leads to all of them. */
export type InfoShelf = { title: string; query: ProductListQuery; to: string }

export type InfoSection = {
  title: string
  paragraphs: string[]
  /** Points that stand below the paragraphs. */
  points?: string[]
  /** Whether the points are steps, one after another. */
  isSteps?: boolean
  /** The name of a part of the page that stands here, such as a table. */
  part?: string
  /** Where to go on from here. */
  link?: { text: string; to: string }
}

/** What an information page says in one language. */
export type InfoText = {
  title: string
  lead: string
  sections: InfoSection[]
  shelves?: InfoShelf[]
}

export type InfoLanguage = 'es' | 'en' | 'ru'
export type InfoTexts = Record<InfoLanguage, InfoText>

/** The right-to-left look is in English. */
export const infoLanguage = (language: LanguageCode): InfoLanguage =>
  language === 'en-RTL' ? 'en' : language

export const infoIn = (texts: InfoTexts, language: LanguageCode): InfoText => texts[infoLanguage(language)]

/** A time in words, such as `10 días` or `1 месяц`. */
export const spanOf = (language: InfoLanguage, count: number, unit: 'hour' | 'day' | 'month'): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
