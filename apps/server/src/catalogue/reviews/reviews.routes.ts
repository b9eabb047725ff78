import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, refuse } from '../../refusals/refusal.ts'
import { presentReview } from '../catalogue.present.ts'
import type { PhotosService } from './photos/photos.service.ts'
import type { ReviewsService } from './reviews.service.ts'

/** The calls that write reviews and take them away. */
export function reviewsRoutes(reviews: ReviewsService, photos: Pick<PhotosService, 'upload' | 'ofReviews'>) {
  return {
    'guardar-resena': async (request, { session, language }) => {
      const review = await reviews.add(
        {
          productId: request.id_producto,
          rating: request.calificacion,
          author: request.autor,
          email: request.email,
          content: request.contenido,
          photos: request.fotos,
          key: request.clave ?? null,
          language,
        },
        session?.customerId ?? null,
      )
      if (isRefusal(review)) return review
      const { language: _, ...written } = review
      return presentReview(written, (await photos.ofReviews([written.id])).get(written.id))
    },

    'subir-foto-resena': async ({ foto }) => {
      const key = await photos.upload(foto)
      return isRefusal(key) ? key : { clave: key }
    },

    'staff/quitar-resena': async ({ id_resena: id }, { staff }) =>
      staff ? reviews.remove(id, staff) : refuse('SESSION_REQUIRED'),
  } satisfies Handlers
}
