import { listWindow } from '#rules/catalogue/list-window.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import type { CataloguePort } from '../port/catalogue.port.ts'
import { after, refusal, type SampleContext } from './layer.ts'
import { sampleProducts } from './sample-shop.ts'

const reviewsPerPage = 8

/** Reviews in memory: one that is written is shown at once and lasts as long as the page. */
export function reviewsSample(context: SampleContext): Pick<CataloguePort, 'listReviews' | 'addReview'> {
  const { list } = context.delays
  let lastId = Math.max(...sampleProducts.flatMap(({ reviews }) => reviews.map((review) => review.id)))
  const find = (productId: number) => {
    const product = sampleProducts.find(({ card }) => card.id === productId)
    if (!product) throw refusal(context, 'NOT_FOUND')
    return product
  }
  return {
    listReviews: (productId, page) =>
      after(list, () => {
        const { reviews } = find(productId)
        const window = listWindow({ total: reviews.length, page, limit: reviewsPerPage })
        const start = (window.page - 1) * reviewsPerPage
        return { ...window, sort: 'default', items: reviews.slice(start, start + reviewsPerPage) }
      }),
    addReview: (productId, { rating, author, email: typed, content }) =>
      after(list, () => {
        const { card, reviews } = find(productId)
        if (normalizeEmail(typed) === null)
          throw refusal(context, 'EMAIL_INVALID', { fields: { email: 'EMAIL_INVALID' } })
        const date = context.now().toISOString().slice(0, 10)
        const same = reviews.find(
          (each) =>
            each.date === date &&
            each.author === author &&
            each.rating === rating &&
            each.content === content,
        )
        if (same) return same
        lastId += 1
        const review = { id: lastId, date, author, rating, content, isVerified: false }
        reviews.unshift(review)
        const total = reviews.reduce((sum, each) => sum + each.rating, 0)
        card.rating = Math.round((total / reviews.length) * 10) / 10
        card.reviewCount = reviews.length
        return review
      }),
  }
}
