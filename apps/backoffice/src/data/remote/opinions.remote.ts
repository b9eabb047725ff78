import type { WireReply } from '#contract/wire-types.ts'
import type { Opinion, OpinionsPort } from '../port/opinions.port.ts'
import { namingNow } from './editing.ts'
import type { Wire } from './wire.ts'

type Answered = { respuesta: string }

const wireKinds = { question: 'pregunta', review: 'resena' } as const
const kinds = { pregunta: 'question', resena: 'review' } as const
const wireStates = { waiting: 'espera', answered: 'respondidas', hidden: 'ocultas' } as const

const placeOf = ({ kind, id }: Pick<Opinion, 'kind' | 'id'>) => ({ tipo: wireKinds[kind], id })

export function opinionsRemote(wire: Wire): OpinionsPort {
  return {
    async list(kind, state, after) {
      const asked = { tipo: wireKinds[kind], estado: wireStates[state] }
      const rows = await wire.get('staff/opiniones', after === null ? asked : { ...asked, sigue_a: after })
      return rows.map(toOpinion)
    },
    async counts() {
      const { preguntas, resenas } = await wire.get('staff/opiniones-cantidades', {})
      return { questions: preguntas, reviews: resenas }
    },
    async answer(place, answer, seen) {
      const sent = { ...placeOf(place), respuesta: answer, respuesta_leida: seen }
      const reply = wire.post('staff/responder-opinion', sent)
      return toOpinion(await namingNow(reply, ({ respuesta }: Answered) => ({ answer: respuesta })))
    },
    hide: async (place, reason) =>
      toOpinion(await wire.post('staff/ocultar-opinion', { ...placeOf(place), motivo: reason })),
    async eraseReview(id) {
      await wire.post('staff/quitar-resena', { id_resena: id })
    },
    show: async (place) => toOpinion(await wire.post('staff/mostrar-opinion', placeOf(place))),
  }
}

const toOpinion = (wire: WireReply<'staff/opiniones'>[number]): Opinion => ({
  kind: kinds[wire.tipo],
  id: wire.id,
  product: {
    id: wire.producto.id_producto,
    name: wire.producto.glosa_producto,
    slug: wire.producto.urlamigable,
  },
  date: wire.fecha,
  author: wire.autor,
  content: wire.contenido,
  language: wire.idioma,
  rating: wire.calificacion,
  photos: wire.fotos.map(({ path, path_chica }) => ({ src: path, thumbnail: path_chica })),
  answer: wire.respuesta,
  answeredBy: wire.respondida_por,
  hiddenReason: wire.motivo_oculta,
})
