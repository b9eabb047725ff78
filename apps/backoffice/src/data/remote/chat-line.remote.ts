import { io, type Socket } from 'socket.io-client'
import type { ChatFromStaff, ChatToStaff } from '#contract/chat/chat-events.ts'
import type { ChatEvents, ChatLine } from '../port/chat.port.ts'
import { toConversation, toMessage, toNote } from './chat-shapes.remote.ts'

/** As the contract names the channel, whose shapes no browser needs. */
const channel = { path: '/socket.io', namespace: '/ChatboxWoocommerce' }

/** Refused so, trying again is no use: another session has to be begun. */
const finalRefusals = ['SESSION_REQUIRED', 'ROLE_FORBIDDEN']

/**
 * A connection to the channel as one of the staff, which comes back by itself when it breaks; `retryMs` after the
 * shop has refused or ended it.
 */
export function openChatLine(
  events: ChatEvents,
  { origin = '', retryMs = 10_000 }: { origin?: string; retryMs?: number } = {},
): ChatLine {
  const socket: Socket<ChatToStaff, ChatFromStaff> = io(`${origin}${channel.namespace}`, {
    path: channel.path,
    transports: ['websocket'],
    auth: { como: 'equipo' },
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
    // Of a network that swallows what is sent: the next attempt may find another.
    timeout: 5000,
  })
  const forget = keepTrying(socket, events, retryMs)
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
  socket.on('presencia', () => events.presence())
  return {
    setAvailable: (isAvailable) => socket.emit('presencia', { disponible: isAvailable ? 1 : 0 }),
    typing: (conversationId) => {
      // What is typed while the line is down is no news by the time that it is up.
      if (socket.connected) socket.emit('escribiendo', { id_conversacion: conversationId })
    },
    close: () => {
      forget()
      socket.disconnect()
    },
  }
}

/** Tells how the line is, and tries again what the client itself does not. Returns what ends the trying. */
function keepTrying(socket: Socket, events: ChatEvents, retryMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tryAgain = () => {
    clearTimeout(timer)
    if (!socket.active) timer = setTimeout(() => socket.connect(), retryMs)
  }
  events.connection('connecting')
  socket.on('connect', () => events.connection('connected'))
  socket.on('disconnect', (reason) => {
    events.connection('lost')
    if (reason !== 'io client disconnect') tryAgain()
  })
  socket.on('connect_error', ({ message }) => {
    if (finalRefusals.includes(message)) return events.connection('refused')
    events.connection('lost')
    tryAgain()
  })
  return () => clearTimeout(timer)
}
