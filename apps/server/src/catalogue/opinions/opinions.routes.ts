import type { WireReply } from '#contract/wire-types.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, refuse } from '../../refusals/refusal.ts'
import type { OpinionsService } from './opinions.service.ts'
import type { Opinion } from './opinions.store.ts'

const kinds = { pregunta: 'question', resena: 'review' } as const
const wireKinds = { question: 'pregunta', review: 'resena' } as const
const states = { espera: 'waiting', respondidas: 'answered', ocultas: 'hidden' } as const

const present = (row: Opinion): WireReply<'staff/opiniones'>[number] => ({
  tipo: wireKinds[row.kind],
  id: row.id,
  producto: { id_producto: row.productId, glosa_producto: row.productName, urlamigable: row.productSlug },
  fecha: row.writtenOn,
  autor: row.author,
  contenido: row.content,
  idioma: row.language,
  calificacion: row.rating,
  respuesta: row.answer ?? '',
  respondida_por: row.answeredBy ?? '',
  motivo_oculta: row.hiddenReason ?? '',
})

/** The staff's calls about questions and reviews. */
export function opinionsRoutes(opinions: OpinionsService) {
  return {
    'staff/opiniones': async ({ tipo, estado, sigue_a: after = null }) =>
      (await opinions.list(kinds[tipo], { state: states[estado], after })).map(present),

    'staff/opiniones-cantidades': async () => {
      const { questions, reviews } = await opinions.waiting()
      return { preguntas: questions, resenas: reviews }
    },

    'staff/responder-opinion': async ({ tipo, id, respuesta }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const answered = await opinions.answer({ kind: kinds[tipo], id }, staff, respuesta)
      return isRefusal(answered) ? answered : present(answered)
    },

    'staff/ocultar-opinion': async ({ tipo, id, motivo }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const hidden = await opinions.hide({ kind: kinds[tipo], id }, staff, motivo)
      return isRefusal(hidden) ? hidden : present(hidden)
    },

    'staff/mostrar-opinion': async ({ tipo, id }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const shown = await opinions.show({ kind: kinds[tipo], id }, staff)
      return isRefusal(shown) ? shown : present(shown)
    },
  } satisfies Handlers
}
