import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, refuse } from '../refusals/refusal.ts'
import { answerRemoved, answerSaved } from '../staff/edited-on-wire.ts'
import type { AvailabilityService } from './availability.service.ts'
import type { CannedAnswersService } from './canned-answers.service.ts'
import type { CannedAnswer } from './canned-answers.store.ts'
import { presentCard, presentMessage, presentNote, presentRow } from './chat.present.ts'
import type { DeskService } from './desk.service.ts'
import type { OfflineService } from './offline.service.ts'
import type { VisitorService } from './visitor.service.ts'

const states = { espera: 'waiting', mias: 'mine', todas: 'all', terminadas: 'ended' } as const

const presentAnswer = ({ id, name, content, version, editedBy }: CannedAnswer) => ({
  id_respuesta: id,
  nombre: name,
  texto: content,
  version,
  responsable: editedBy,
})

/** The staff's calls of the chat. */
export function deskRoutes({
  desk,
  visitor,
  offline,
  availability,
  cannedAnswers,
}: {
  desk: DeskService
  visitor: VisitorService
  offline: Pick<OfflineService, 'mailTranscript'>
  availability: Pick<AvailabilityService, 'agents'>
  cannedAnswers: CannedAnswersService
}) {
  return {
    'staff/chat-conversaciones': async ({ estado, buscar, antes_de: before }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const { staffId } = staff
      const rows = await desk.list({ state: states[estado], staffId, words: buscar, before: before ?? null })
      return rows.map(presentRow)
    },

    'staff/chat-cantidades': async (_, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const { waiting, mine, all, closable } = await desk.counts(staff.staffId)
      return { espera: waiting, mias: mine, todas: all, por_cerrar: closable }
    },

    'staff/chat-conversacion': async ({ id_conversacion: id }) => {
      const row = await desk.rowOf(id)
      if (isRefusal(row)) return row
      const { cart, customer } = await visitor.about(row.conversation)
      return {
        conversacion: presentRow(row),
        carrito: cart.map(({ quantity, ...card }) => ({ ...presentCard(card), cantidad: quantity })),
        cliente: customer && {
          id_cliente: customer.id,
          nombre: customer.name,
          correo: customer.email,
          registrado: customer.isRegistered ? 1 : 0,
          pedidos: customer.orders.map((order) => ({
            id_pedido: order.id,
            numero_pedido: order.number,
            glosa_estado_pedido: order.state,
            total: order.total,
            fechacreacion_pedido: order.createdAt.toISOString(),
          })),
        },
        anteriores: (await desk.othersOf(row.conversation)).map(presentRow),
      }
    },

    'staff/chat-mensajes': async ({ id_conversacion: id, despues_de: after, antes_de: before }) => {
      const read = await desk.read(id, {
        ...(after !== undefined && { after }),
        ...(before !== undefined && { before }),
      })
      if (isRefusal(read)) return read
      const { seenByVisitor, seenByStaff, lastSequence } = read.conversation
      return {
        mensajes: read.messages.map(presentMessage),
        notas: read.notes.map(presentNote),
        visto_visitante: seenByVisitor,
        visto_equipo: seenByStaff,
        ultima: lastSequence,
      }
    },

    'staff/chat-responder': async ({ id_conversacion: id, mensaje, clave = null }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const message = await desk.answer(id, mensaje, clave, staff)
      return isRefusal(message) ? message : presentMessage(message)
    },

    'staff/chat-producto': async ({ id_conversacion: id, id_producto, clave = null }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const message = await desk.sendProduct(id, id_producto, clave, staff)
      return isRefusal(message) ? message : presentMessage(message)
    },

    'staff/chat-nota': async ({ id_conversacion: id, mensaje, clave = null }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const note = await desk.note(id, mensaje, clave, staff)
      return isRefusal(note) ? note : presentNote(note)
    },

    'staff/chat-asignar': async ({ id_conversacion: id, id_cuenta: staffId }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const row = await desk.assign(id, staffId, staff)
      return isRefusal(row) ? row : presentRow(row)
    },

    'staff/chat-visto': ({ id_conversacion: id, secuencia }) => desk.see(id, secuencia),
    'staff/chat-desconectar': async ({ id_conversacion: id }, { staff }) =>
      staff ? desk.disconnect(id, staff) : refuse('SESSION_REQUIRED'),
    'staff/chat-cerrar': async ({ id_conversacion: id, todos }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      if (todos === 1) return desk.closeAll(staff)
      return id === undefined ? refuse('INVALID_REQUEST') : desk.close(id, staff)
    },

    'staff/chat-silenciar': async ({ id_conversacion: id, minutos }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const row = await desk.mute(id, minutos, staff)
      return isRefusal(row) ? row : presentRow(row)
    },

    'staff/chat-transcripcion': async ({ id_conversacion: id, correo, clave }, { staff }) =>
      staff ? offline.mailTranscript(id, correo, clave, staff) : refuse('SESSION_REQUIRED'),

    'staff/chat-agentes': async () =>
      (await availability.agents()).map(({ staffId, name, isAvailable }) => ({
        id_cuenta: staffId,
        nombre: name,
        en_linea: isAvailable === null ? 0 : 1,
        disponible: isAvailable ? 1 : 0,
      })),

    'staff/chat-respuestas': async ({ buscar }) => (await cannedAnswers.list(buscar)).map(presentAnswer),

    'staff/guardar-respuesta': async (request, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const { id_respuesta: id, version, clave_idempotencia: key, nombre: name, texto: content } = request
      const edit = { id, version, key }
      return answerSaved(await cannedAnswers.save(edit, { name, content }, staff), presentAnswer)
    },

    'staff/borrar-respuesta': async ({ id_respuesta: id, version }) =>
      answerRemoved(await cannedAnswers.remove(id, version), presentAnswer),

    'staff/chat-cifras': async ({ desde, hasta }) => {
      const { waiting, conversations, median, p90, days } = await desk.figures(desde, hasta)
      return {
        en_espera: waiting,
        conversaciones: conversations,
        primera_respuesta: { mediana: median, p90 },
        por_dia: days.map(({ day, conversations: opened, messages }) => ({
          dia: day,
          conversaciones: opened,
          mensajes: messages,
        })),
      }
    },
  } satisfies Handlers
}
