/** What the shop's settings say, as `plazos-tienda` tells it. */
export type LawNumbers = {
  /** Days from the receipt. */
  retractDays: number
  unconfirmedRetractDays: number
  refundDays: number
  guaranteeMonths: number
  sessionDays: number
  chatDays: number
}

export type TextSection = {
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

/** A text that the shop came with, in one language. */
export type SectionedText = { title: string; lead: string; sections: TextSection[] }

export type TextLanguage = 'es' | 'en' | 'ru'
export type SectionedTexts = Record<TextLanguage, SectionedText>

/** A time in words, such as `10 días` or `1 месяц`. */
export const spanOf = (language: TextLanguage, count: number, unit: 'hour' | 'day' | 'month'): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
