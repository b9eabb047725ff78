import { drawNumber, drawOne } from './products/draw-number.ts'
import { products } from './products.ts'
import { authors, initials, phrases as spanish } from './reviews/phrases.ts'
import type { ReviewPhrases } from './translations/types.ts'
import type { DemoProduct, DemoReview } from './types.ts'

type Family = 'food' | 'health' | 'fleas' | 'things' | 'habitat' | 'care' | 'litter' | 'parts'

const families: Record<number, Family> = { 1: 'food', 2: 'health', 3: 'things', 4: 'care' }

function leafOf(product: DemoProduct): number {
  return product.categoryIds[0] ?? 0
}

/** What a product is, as far as people speak of it alike. */
export function familyOf(product: DemoProduct): Family {
  const leaf = leafOf(product)
  if (leaf > 40) return 'parts'
  if (product.tags.includes('antipulgas')) return 'fleas'
  if (product.tags.includes('arena') || product.tags.includes('lecho')) return 'litter'
  if (leaf === 32) return 'habitat'
  return families[leaf % 10] ?? 'things'
}

function petName(phrases: ReviewPhrases, product: DemoProduct, key: string): string {
  const leaf = leafOf(product)
  return drawOne(key, leaf < 20 ? phrases.dogNames : leaf < 30 ? phrases.catNames : phrases.exoticNames)
}

/** Between 0 and 12, by how well the product sells; one in nine has none. */
function countFor(product: DemoProduct): number {
  if (product.id % 9 === 4) return 0
  const popular = Math.min(7, Math.floor(Math.cbrt(product.soldCount)))
  return drawNumber(`reviews ${product.id}`, 1, 4) + Math.floor(popular / 2) + (product.featured ? 2 : 0)
}

/** Chance in 100 of five, four, three and two stars for a product of each standing. */
const standings = [
  [84, 96, 99, 100],
  [70, 92, 98, 100],
  [58, 86, 95, 99],
  [44, 78, 92, 97],
  [30, 62, 84, 94],
]

function ratingFor(product: DemoProduct, place: number): number {
  const standing = standings[drawNumber(`standing ${product.id}`, 0, standings.length - 1)] ?? [
    70, 92, 98, 100,
  ]
  const chance = drawNumber(`rating ${product.id} ${place}`, 1, 100)
  const index = standing.findIndex((limit) => chance <= limit)
  return index === -1 ? 1 : 5 - index
}

function dateFor(key: string, addedOn: string): string {
  const start = Math.max(Date.UTC(2025, 5, 1), Date.parse(addedOn) + 6 * 86_400_000)
  const days = Math.max(0, Math.floor((Date.UTC(2026, 10, 18) - start) / 86_400_000))
  return new Date(start + drawNumber(key, 0, days) * 86_400_000).toISOString().slice(0, 10)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function contentFor(phrases: ReviewPhrases, product: DemoProduct, rating: number, key: string): string {
  const { bodies, openings, closings } = phrases
  const tone = rating >= 4 ? 'good' : rating === 3 ? 'fair' : 'poor'
  const pool = bodies[familyOf(product)]?.[tone] ?? []
  const first = drawNumber(`${key} body`, 0, pool.length - 1)
  const second = (first + drawNumber(`${key} next`, 1, pool.length - 1)) % pool.length
  const fair = bodies[familyOf(product)]?.fair ?? []
  const parts = [drawOne(`${key} opening`, openings[rating] ?? ['']), pool[first] ?? '']
  if (rating === 4 && drawNumber(`${key} but`, 0, 2) === 0) parts.push(drawOne(`${key} fair`, fair))
  else if (drawNumber(`${key} more`, 0, 1) === 0) parts.push(pool[second] ?? '')
  parts.push(drawOne(`${key} closing`, closings[rating] ?? ['']))
  const name = petName(phrases, product, `${key} pet`)
  return parts
    .filter((part) => part !== '')
    .map((part) => capital(part.replaceAll('{pet}', name)))
    .join(' ')
}

function reviewOf(phrases: ReviewPhrases, product: DemoProduct, place: number): Omit<DemoReview, 'id'> {
  const key = `review ${product.id} ${place}`
  const rating = ratingFor(product, place)
  const date = dateFor(`${key} date`, product.addedOn)
  return {
    productId: product.id,
    author: `${drawOne(`${key} author`, authors)} ${drawOne(`${key} initial`, [...initials])}.`,
    rating,
    content: contentFor(phrases, product, rating, key),
    date,
    // Two of three, as where most write after a mail that asks them.
    verified: drawNumber(`${key} verified`, 0, 2) > 0,
    answer: answerTo(phrases, { key, rating, date }),
  }
}

/** The shop answers whoever was let down, a day or two later. */
function answerTo(
  { answers }: ReviewPhrases,
  { key, rating, date }: { key: string; rating: number; date: string },
): DemoReview['answer'] {
  if (rating > 2) return null
  const answeredAt = Date.parse(date) + drawNumber(`${key} answered`, 0, 2) * 86_400_000
  return { content: drawOne(`${key} answer`, answers), date: new Date(answeredAt).toISOString().slice(0, 10) }
}

/** Every review out of these fragments; who writes, when and with how many stars is the same for all of them. */
export function reviewsFrom(phrases: ReviewPhrases): DemoReview[] {
  return products
    .flatMap((product) =>
      Array.from({ length: countFor(product) }, (_, place) => reviewOf(phrases, product, place)),
    )
    .map((review, index) => ({ id: index + 1, ...review }))
}

/** Reviews of the demonstration shop, composed on load; the same on every machine. */
export const reviews: DemoReview[] = reviewsFrom(spanish)
