import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal } from '../../refusals/refusal.ts'
import { presentReview } from '../catalogue.present.ts'
import type { ReviewsService } from './reviews.service.ts'

/** The calls that write reviews and take them away. */
export function reviewsRoutes(reviews: ReviewsService) {
  return {
    'guardar-resena': async (asked, { session }) => {
      const review = await reviews.add(
        {
          productId: asked.id_producto,
          rating: asked.calificacion,
          author: asked.autor,
          email: asked.email,
          content: asked.contenido,
        },
        session?.customerId ?? null,
      )
      return isRefusal(review) ? review : presentReview(review)
    },

    'staff/quitar-resena': ({ id_resena: id }) => reviews.remove(id),
  } satisfies Handlers
}
