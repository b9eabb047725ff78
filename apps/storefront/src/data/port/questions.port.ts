import type { List } from './catalogue.port.ts'

/** A question about a product with the shop's answer; days are ISO 8601. */
export type Question = {
  id: number
  askedOn: string
  author: string
  content: string
  answer: string
  answeredOn: string
  /** Of its texts, where that is not the page's. */
  lang?: string
}

export type NewQuestion = {
  /** A UUID; sent again with the same one, the question is kept once. */
  key: string
  author: string
  /** Where the answer is mailed; never shown. */
  email: string
  content: string
}

/** Throws `Refusal` NOT_FOUND for an unknown product. */
export type QuestionsPort = {
  /** Those that the shop has answered, 5 a page, the last answered first; `search` keeps those that say all its words. */
  list(
    productId: number,
    options?: { page?: number; search?: string },
  ): Promise<List<Question> & { /** Whatever was searched. */ all: number }>
  /** Shown to nobody until it is answered. `Refusal` EMAIL_INVALID, KEY_REUSED. */
  ask(productId: number, question: NewQuestion): Promise<{ id: number; askedOn: string }>
}
