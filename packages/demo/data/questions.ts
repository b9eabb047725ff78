import { drawNumber, drawOne } from './products/draw-number.ts'
import { products } from './products.ts'
import { questionPhrases } from './questions/phrases.ts'
import { authors, initials } from './reviews/phrases.ts'
import { familyOf } from './reviews.ts'
import type { QuestionPhrases } from './translations/types.ts'
import type { DemoProduct, DemoQuestion } from './types.ts'

const day = 86_400_000
const lastDay = Date.UTC(2026, 10, 15)

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** Three in four products have been asked about, from one question to all of their family's, as those in front have. */
function questionsOf(phrases: QuestionPhrases, product: DemoProduct): Omit<DemoQuestion, 'id'>[] {
  if (product.id % 4 === 3) return []
  const pool = phrases[familyOf(product)] ?? []
  const first = product.featured ? 0 : drawNumber(`questions ${product.id}`, 0, pool.length - 1)
  const start = Math.max(Date.UTC(2025, 8, 1), Date.parse(product.addedOn))
  return pool.slice(first).map((phrase, place) => {
    const key = `question ${product.id} ${place}`
    const askedAt = start + drawNumber(key, 0, Math.max(0, Math.floor((lastDay - start) / day))) * day
    return {
      ...phrase,
      productId: product.id,
      author: `${drawOne(`${key} author`, authors)} ${drawOne(`${key} initial`, [...initials])}.`,
      askedOn: dayOf(askedAt),
      answeredOn: dayOf(askedAt + drawNumber(`${key} answer`, 0, 2) * day),
    }
  })
}

/** Every question with its answer out of these phrases; who asks what and when is the same for all languages. */
export const questionsFrom = (phrases: QuestionPhrases): DemoQuestion[] =>
  products
    .flatMap((product) => questionsOf(phrases, product))
    .map((question, index) => ({ id: index + 1, ...question }))

export const questions: DemoQuestion[] = questionsFrom(questionPhrases)
