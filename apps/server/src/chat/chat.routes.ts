import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, refuse } from '../refusals/refusal.ts'
import { presentMessage } from './chat.present.ts'
import { type ChatService, goesOn } from './chat.service.ts'

/** The visitor's calls of the chat, and the staff's. */
export function chatRoutes(chat: ChatService) {
  return {
    ChatBoxDatoClienteApi: (input, { request, reply, session }) =>
      chat.identify(
        input.cliente_identificado,
        { name: input.nombre_usuario, email: input.correo_usuario, phone: input.telefono_log_chat },
        session?.customerId ?? null,
        request,
        reply,
      ),

    ChatBoxApi: async ({ cliente_identificado: visitorId, message }, { request }) => {
      const sent = await chat.send(request, visitorId, message)
      return isRefusal(sent) ? sent : 'ok enviado'
    },

    ChatBoxDatoClienteDesconectadoApi: ({ cliente_identificado: visitorId }, { request, reply }) =>
      chat.leave(request, reply, visitorId),

    'chat-mensajes': async ({ cliente_identificado: visitorId, despues_de: after }, { request }) => {
      const read = await chat.read(request, visitorId, after)
      if (isRefusal(read)) return read
      return {
        mensajes: read.messages.map(presentMessage),
        vigente: read.isOpen ? 1 : 0,
        tiempo_expiracion: read.expiresAt.toISOString(),
      }
    },

    'staff/chat-conversaciones': async ({ estado, antes_de: before }) => {
      const rows = await chat.list({ isOpen: estado === 'vigentes', before: before ?? null })
      return rows.map(({ conversation, lastMessage }) => ({
        id_conversacion: conversation.id,
        cliente_identificado: conversation.visitorId,
        nombre: conversation.name,
        correo: conversation.email,
        telefono: conversation.phone ?? '',
        vigente: goesOn(conversation) ? 1 : 0,
        cantidad_mensajes: conversation.lastSequence,
        ultimo_mensaje: lastMessage,
        fecha_inicio: conversation.openedAt.toISOString(),
        tiempo_expiracion: conversation.expiresAt.toISOString(),
      }))
    },

    'staff/chat-mensajes': async ({ id_conversacion: id, despues_de: after }) => {
      const messages = await chat.messages(id, after)
      return isRefusal(messages) ? messages : messages.map(presentMessage)
    },

    'staff/chat-responder': async ({ id_conversacion: id, mensaje }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const message = await chat.answer(id, mensaje, staff.name)
      return isRefusal(message) ? message : presentMessage(message)
    },

    'staff/chat-desconectar': ({ id_conversacion: id }) => chat.end(id, 'disconnected'),
    'staff/chat-cerrar': ({ id_conversacion: id }) => chat.end(id, 'closed'),
  } satisfies Handlers
}
