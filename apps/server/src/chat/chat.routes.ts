import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal } from '../refusals/refusal.ts'
import type { AvailabilityService } from './availability.service.ts'
import { presentByMail, presentMessage } from './chat.present.ts'
import type { ChatService } from './chat.service.ts'
import type { OfflineService } from './offline.service.ts'

/** The visitor's calls of the chat. */
export function chatRoutes({
  chat,
  offline,
  availability,
}: {
  chat: ChatService
  offline: Pick<OfflineService, 'leave'>
  availability: Pick<AvailabilityService, 'state'>
}) {
  return {
    ChatBoxDatoClienteApi: ({ cliente_identificado: visitorId, clave: key = null, ...input }, context) => {
      const form = { ...personOf(input), language: context.language, key }
      return chat.identify(visitorId, form, context, context.reply)
    },

    ChatBoxApi: async ({ cliente_identificado: visitorId, message, clave }, asker) => {
      const sent = await chat.send(asker, visitorId, message, clave)
      return isRefusal(sent) ? sent : 'ok enviado'
    },

    ChatBoxDatoClienteDesconectadoApi: ({ cliente_identificado: visitorId }, { request, reply }) =>
      chat.leave(request, reply, visitorId),

    'chat-mensajes': async ({ cliente_identificado: visitorId, despues_de: after }, asker) => {
      const read = await chat.read(asker, visitorId, after)
      if (isRefusal(read)) return read
      return {
        mensajes: read.messages.map(presentMessage),
        vigente: read.isOpen ? 1 : 0,
        tiempo_expiracion: read.expiresAt.toISOString(),
        agente: read.agent,
        visto_hasta: read.seenByStaff,
        ...presentByMail(read.conversation, read.isRetained),
      }
    },

    'chat-estado': async () => {
      const { isOpen, opensAt, agents } = await availability.state()
      return {
        disponible: agents.length > 0 ? 1 : 0,
        en_horario: isOpen ? 1 : 0,
        abre: opensAt?.toISOString() ?? null,
        agentes: agents,
      }
    },

    'chat-dejar-mensaje': (input, { session, language }) =>
      offline.leave(
        { ...personOf(input), language },
        input.mensaje,
        input.clave,
        session?.customerId ?? null,
      ),
  } satisfies Handlers
}

const personOf = (input: { nombre_usuario: string; correo_usuario: string; telefono_log_chat: string }) => ({
  name: input.nombre_usuario,
  email: input.correo_usuario,
  phone: input.telefono_log_chat,
})
