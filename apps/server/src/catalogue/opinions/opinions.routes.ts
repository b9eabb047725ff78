import type { WireReply } from '#contract/wire-types.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts'
import { presentPhoto } from '../catalogue.present.ts'
import type { PhotosService } from '../reviews/photos/photos.service.ts'
import type { ReviewPhoto } from '../reviews/photos/photos.store.ts'
import type { OpinionsService } from './opinions.service.ts'
import type { Opinion } from './opinions.store.ts'

const kinds = { pregunta: 'question', resena: 'review' } as const
const wireKinds = { question: 'pregunta', review: 'resena' } as const
const states = { espera: 'waiting', respondidas: 'answered', ocultas: 'hidden' } as const

const present = (
  row: Opinion,
  photos: readonly ReviewPhoto[] = [],
): WireReply<'staff/opiniones'>[number] => ({
  tipo: wireKinds[row.kind],
  id: row.id,
  producto: { id_producto: row.productId, glosa_producto: row.productName, urlamigable: row.productSlug },
  fecha: row.writtenOn,
  autor: row.author,
  contenido: row.content,
  idioma: row.language,
  calificacion: row.rating,
  fotos: photos.map(presentPhoto),
  respuesta: row.answer ?? '',
  respondida_por: row.answeredBy ?? '',
  motivo_oculta: row.hiddenReason ?? '',
})

/** The staff's calls about questions and reviews. */
export function opinionsRoutes(opinions: OpinionsService, photos: Pick<PhotosService, 'ofReviews'>) {
  const withPhotos = async (rows: readonly Opinion[]) => {
    const reviews = rows.filter(({ kind, hiddenReason }) => kind === 'review' && hiddenReason === null)
    const shown = await photos.ofReviews(reviews.map(({ id }) => id))
    return rows.map((row) => present(row, row.kind === 'review' ? shown.get(row.id) : []))
  }
  const changed = async (opinion: Opinion | Refusal) => {
    if (isRefusal(opinion)) return opinion
    const [row] = await withPhotos([opinion])
    return row ?? present(opinion)
  }
  return {
    'staff/opiniones': async ({ tipo, estado, sigue_a: after = null }) =>
      withPhotos(await opinions.list(kinds[tipo], { state: states[estado], after })),

    'staff/opiniones-cantidades': async () => {
      const { questions, reviews } = await opinions.waiting()
      return { preguntas: questions, resenas: reviews }
    },

    'staff/responder-opinion': async ({ tipo, id, respuesta, respuesta_leida: seen }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      return changed(await opinions.answer({ kind: kinds[tipo], id }, staff, respuesta, seen))
    },

    'staff/ocultar-opinion': async ({ tipo, id, motivo }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      return changed(await opinions.hide({ kind: kinds[tipo], id }, staff, motivo))
    },

    'staff/mostrar-opinion': async ({ tipo, id }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      return changed(await opinions.show({ kind: kinds[tipo], id }, staff))
    },
  } satisfies Handlers
}
