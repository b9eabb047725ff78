import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal } from '../../refusals/refusal.ts'
import { presentReview } from '../catalogue.present.ts'
import type { ReviewsService } from './reviews.service.ts'

/** The calls that write reviews and take them away. */
export function reviewsRoutes(reviews: ReviewsService) {
  return {
    'guardar-resena': async (request, { session }) => {
      const review = await reviews.add(
        {
          productId: request.id_producto,
          rating: request.calificacion,
          author: request.autor,
          email: request.email,
          content: request.contenido,
        },
        session?.customerId ?? null,
      )
      return isRefusal(review) ? review : presentReview(review)
    },

    'staff/quitar-resena': ({ id_resena: id }) => reviews.remove(id),
  } satisfies Handlers
}
