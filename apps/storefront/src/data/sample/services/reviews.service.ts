import { guardarResena } from '#contract/reviews/guardar-resena.ts'
import { reviewOrders, sortReviews } from '#rules/catalogue/reviews.ts'
import { dayInChile } from '#rules/chile/calendar.ts'
import { after, readRows, type SampleContext } from '../layer.ts'
import { forgetPhotos } from '../review-photos.sample.ts'
import type { SampleProduct } from '../sample-shop.ts'
import { checkForm } from './check-form.ts'
import { listOf } from './list-of.ts'
import { ratingOf } from './product-shape.ts'
import type { List, Review } from './shapes.ts'

const reviewsPerPage = 8
const key = 'huella.sample.reviews'

type WrittenReview = { productId: number; review: Review; key?: string | undefined }

/** What the backend asks of a review besides its e-mail, by the names of this contract. */
const form = guardarResena.request.pick({ autor: true, calificacion: true, contenido: true })
const names = { autor: 'author', calificacion: 'rating', contenido: 'content' }

/** Reviews of the shop and those that the browser's session has written, which are shown at once. */
export function reviewsService(context: SampleContext, find: (productId: number) => SampleProduct) {
  const { shop, session } = context
  const { list } = context.delays
  const written = () => readRows<WrittenReview>(session, key, ['review'])
  const show = ({ product, reviews }: SampleProduct, review: Review) => {
    reviews.unshift(review)
    product.rating = ratingOf(reviews)
    product.reviews = reviews.length
  }
  // Another language's shop, and a page that is loaded again, show what was written before.
  for (const { productId, review } of written().toReversed()) {
    const known = shop.find(productId)
    if (known && !known.reviews.some(({ id }) => id === review.id)) show(known, review)
  }
  return {
    getProductReviews: (
      productId: number,
      page = 1,
      limit = reviewsPerPage,
      sort = 'default',
    ): Promise<List<Review>> =>
      after(list, () => {
        const { reviews } = find(productId)
        const order = reviewOrders.find((each) => each === sort) ?? 'newest'
        const sorted = sort === 'date_asc' ? reviews.toReversed() : sortReviews(reviews, order)
        return listOf(sorted, { page, limit, sort })
      }),
    addProductReview: (
      productId: number,
      author: string,
      rating: number,
      content: string,
      /** Of the form: the same review again, in the words sent last. */
      formKey?: string,
    ): Promise<Review> =>
      after(list, () => {
        const product = find(productId)
        const sent = { autor: author, calificacion: rating, contenido: content }
        const { autor, calificacion, contenido } = checkForm(context, form, sent, names)
        const date = dayInChile(context.now())
        const own = { date, author: autor, avatar: '', rating: calificacion, content: contenido }
        const again = written().find(
          (each) => formKey && each.key === formKey && each.productId === productId,
        )
        const known = again && product.reviews.find(({ id }) => id === again.review.id)
        if (again && known) {
          Object.assign(known, own, { date: known.date })
          forgetPhotos(context, known.id)
          const rest = written().filter(({ review }) => review.id !== known.id)
          session.setItem(key, JSON.stringify([{ ...again, review: known }, ...rest]))
          product.product.rating = ratingOf(product.reviews)
          return known
        }
        const same = product.reviews.find(
          (each) =>
            each.date === date &&
            each.author === autor &&
            each.rating === calificacion &&
            each.content === contenido,
        )
        if (same) return same
        const ids = shop.products.flatMap(({ reviews }) => reviews.map(({ id }) => id))
        const review = { id: Math.max(0, ...ids) + 1, ...own }
        session.setItem(key, JSON.stringify([{ productId, review, key: formKey }, ...written()]))
        show(product, review)
        return review
      }),
  }
}
