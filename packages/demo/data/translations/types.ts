import type { PictureAlts } from '../products/pictures.ts'

/** The demonstration's texts in the languages that it is translated into; Spanish is the source and stands in the data. */

export type DemoLanguage = 'en' | 'ru'

export type ProductTexts = {
  name: string
  /** The words on the packshot; descriptions name the product by them. */
  label: string
  /** The second line on the packshot; descriptions write it inside a sentence, beginning in lower case. */
  subline: string
  /** The first sentence of the page, and the card's. */
  about: string
}

/** In the order of the kind's own lists, with the same placeholders `{net}`, `{label}` and `{subline}`. */
export type KindTexts = {
  use: string[]
  care: string[]
  tags: string[]
}

/** Fragments of reviews, in the order and number of `reviews/phrases.ts`: review N is put together from the same ones. */
export type ReviewPhrases = {
  /** By stars, 1 to 5. */
  openings: Record<number, string[]>
  closings: Record<number, string[]>
  /** By the family of the product and the reviewer's mood; `{pet}` is filled in. */
  bodies: Record<string, Record<'good' | 'fair' | 'poor', string[]>>
  /** As they stand inside a sentence. */
  dogNames: string[]
  catNames: string[]
  exoticNames: string[]
  /** What the shop says to whoever gave one or two stars. */
  answers: string[]
}

/** Questions with their answers, by the family of the product, in the order of `questions/phrases.ts`. */
export type QuestionPhrases = Record<string, { content: string; answer: string }[]>

/** How numbers with units are written: `7,5 kg`, `1.873 mm`, `26 %` in the data. */
export type Measures = {
  decimal: string
  thousands: string
  /** What stands for ` %`. */
  percent: string
  /** Units that are written otherwise than in the data: `unidades`, `pulgadas`, `l`. */
  units: Record<string, string>
}

export type DemoTexts = {
  /** By the product's slug. */
  products: Record<string, ProductTexts>
  /** By the kind's name. */
  kinds: Record<string, KindTexts>
  /**
   * Names and values of features and options, groups and entries of specifications, countries, fuels, each by the
   * Spanish word. A word that means two things has a key with its name besides: `Pelo: Largo` beside `Largo`.
   * What is only number, unit and code is no term: `measures` writes it.
   */
  terms: Record<string, string>
  measures: Measures
  reviews: ReviewPhrases
  questions: QuestionPhrases
  /** By slug. */
  categories: Record<string, { name: string; description: string }>
  /** By the Spanish title; titles of categories come from the categories. */
  menus: Record<string, string>
  /** What a menu searches, by the Spanish word. */
  searches: Record<string, string>
  /** In the order of the data. */
  slides: { title: string; text: string; offerTag: string | null; buttonText: string }[]
  /** Titles in the order of the data. */
  banners: string[]
  /** Lines of brands by the Spanish word after the brand's name. */
  brandModels: Record<string, string>
  /** Labels in the order of the data. */
  extraData: string[]
  /** In the order of the data. */
  carriers: { name: string; description: string }[]
  /** In the order of the data. */
  branches: { name: string; address: string }[]
  campaign: { title: string; text: string }
  pictureAlts: PictureAlts
}
