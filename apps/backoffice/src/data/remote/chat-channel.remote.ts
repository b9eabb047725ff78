import { io, type Socket } from 'socket.io-client'
import type { ChatFromStaff, ChatToStaff } from '#contract/chat/chat-events.ts'
import type { ChatChannel, ChatEvents } from '../port/chat.port.ts'
import { channelOptions, keepTrying } from './channel-socket.ts'
import { toConversation, toMessage, toNote } from './chat-shapes.remote.ts'

/** As the contract names the channel, whose shapes no browser needs. */
const namespace = '/ChatboxWoocommerce'

/**
 * A connection to the channel as one of the staff, which comes back by itself when it breaks; `retryMs` after the
 * shop has refused or ended it.
 */
export function openChatChannel(
  events: ChatEvents,
  { origin = '', retryMs = 10_000 }: { origin?: string; retryMs?: number } = {},
): ChatChannel {
  const socket: Socket<ChatToStaff, ChatFromStaff> = io(`${origin}${namespace}`, {
    ...channelOptions,
    auth: { como: 'equipo' },
  })
  const forget = keepTrying(socket, events.connection, retryMs)
  socket.on('mensaje', (message) => events.message(toMessage(message)))
  socket.on('nota', (note) => events.note(toNote(note)))
  socket.on('conversacion', (row) => events.conversation(toConversation(row)))
  socket.on('desconexion', ({ datos_cliente, id_conversacion = null }) =>
    events.ended({ conversationId: id_conversacion, visitorId: datos_cliente.cliente_identificado }),
  )
  socket.on('cierre', ({ cliente_identificado, id_conversacion = null }) =>
    events.ended({ conversationId: id_conversacion, visitorId: cliente_identificado }),
  )
  socket.on('escribiendo', ({ id_conversacion = null, cliente_identificado, administrador }) =>
    events.typing({
      conversationId: id_conversacion,
      visitorId: cliente_identificado,
      author: administrador,
    }),
  )
  socket.on('visto', ({ id_conversacion = null, por, secuencia }) =>
    events.seen({
      conversationId: id_conversacion,
      by: por === 'visitante' ? 'visitor' : 'staff',
      sequence: secuencia,
    }),
  )
  socket.on('presencia', ({ id_cuenta, disponible }) =>
    events.presence({ accountId: id_cuenta, isAvailable: disponible === 1 }),
  )
  return {
    setAvailable: (isAvailable, secondsAgo, onAnswer) => {
      // What waited for the channel would be told as if it were chosen then.
      if (!socket.connected) return
      const choice = { disponible: isAvailable ? 1 : 0, hace_segundos: secondsAgo } as const
      socket.emit('presencia', choice, ({ ok }) => onAnswer(ok))
    },
    typing: (conversationId) => {
      // What is typed while the channel is down is no news by the time that it is up.
      if (socket.connected) socket.emit('escribiendo', { id_conversacion: conversationId })
    },
    close: () => {
      forget()
      socket.disconnect()
    },
  }
}
