import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal } from '../../refusals/refusal.ts'
import { presentReview } from '../catalogue.present.ts'
import type { ReviewsService } from './reviews.service.ts'

/** The calls that write reviews and take them away. */
export function reviewsRoutes(reviews: ReviewsService) {
  return {
    'guardar-resena': async (request, { session, language }) => {
      const review = await reviews.add(
        {
          productId: request.id_producto,
          rating: request.calificacion,
          author: request.autor,
          email: request.email,
          content: request.contenido,
          language,
        },
        session?.customerId ?? null,
      )
      if (isRefusal(review)) return review
      const { language: _, ...written } = review
      return presentReview(written)
    },

    'staff/quitar-resena': ({ id_resena: id }) => reviews.remove(id),
  } satisfies Handlers
}
