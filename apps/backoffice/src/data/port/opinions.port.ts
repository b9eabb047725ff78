export type OpinionKind = 'question' | 'review'

export type OpinionState = 'waiting' | 'answered' | 'hidden'

/** A question about a product or a review of it. */
export type Opinion = {
  kind: OpinionKind
  id: number
  product: { id: number; name: string; slug: string }
  /** ISO 8601. */
  date: string
  author: string
  content: string
  /** In which it was written. */
  language: 'es' | 'en' | 'ru'
  /** Null for a question. */
  rating: number | null
  /** Of a review that is shown. */
  photos: { src: string; thumbnail: string }[]
  /** Empty while it waits. */
  answer: string
  answeredBy: string
  /** Why nobody sees it; empty for what is shown. */
  hiddenReason: string
}

type Place = Pick<Opinion, 'kind' | 'id'>

/** What shoppers write about products. Each act replies with how it then is. */
export type OpinionsPort = {
  /** 50 after `after`: those that wait the longest first, the rest the newest first. */
  list(kind: OpinionKind, state: OpinionState, after: number | null): Promise<Opinion[]>
  counts(): Promise<{ questions: number; reviews: number }>
  /**
   * Whoever asked a question is mailed its first answer. Refused where another one stands by now than the one that was
   * `seen`, which the refusal's change has as `answer`.
   */
  answer(place: Place, answer: string, seen: string): Promise<Opinion>
  hide(place: Place, reason: string): Promise<Opinion>
  show(place: Place): Promise<Opinion>
  /** For owner and manager; it cannot be brought back. */
  eraseReview(id: number): Promise<void>
}
