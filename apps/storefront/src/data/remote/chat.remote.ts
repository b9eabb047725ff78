import { io, type Socket } from 'socket.io-client'
import type { ChatFromVisitor, ChatToVisitor } from '#contract/chat/chat-events.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { ChatByMail, ChatListener, ChatMessage, ChatPerson, ChatPort } from '../port/chat.port.ts'
import type { Wire, WireOptions } from './wire.ts'

type WireMessage = WireReply<'chat-mensajes'>['mensajes'][number]

/** As the contract's `chatChannel` says, whose schemas a browser's code does not carry. */
const namespace = '/ChatboxWoocommerce'
/** After a refusal of the channel's it is tried again so much later, in ms. */
const refusedTime = 10_000
/**
 * A call without an answer for so long, in ms, has failed: over a line that swallows what is sent, what was written
 * after it would wait as long as the browser does. Whatever is sent again under its key is stored once.
 */
const answerTime = 20_000

export function chatRemote(
  wire: Wire,
  { baseUrl, channel }: Pick<WireOptions, 'baseUrl' | 'channel'>,
  answerMs = answerTime,
): ChatPort {
  const inTime = () => AbortSignal.timeout(answerMs)
  return {
    async getStatus() {
      const status = await wire.get('chat-estado', {})
      return {
        isAvailable: status.disponible === 1,
        isWithinHours: status.en_horario === 1,
        opensAt: status.abre,
        agents: status.agentes,
      }
    },
    async open(visitorId, person, key) {
      const form = { ...toPerson(person), cliente_identificado: visitorId, clave: key }
      await wire.post('ChatBoxDatoClienteApi', form, inTime())
    },
    async send(visitorId, { key, text }) {
      const message = { message: text, cliente_identificado: visitorId, conversacion: '', clave: key }
      await wire.post('ChatBoxApi', message, inTime())
    },
    async read(visitorId, after) {
      const asked = { cliente_identificado: visitorId, despues_de: after }
      const history = await wire.get('chat-mensajes', asked, inTime())
      return {
        messages: history.mensajes.map(toMessage),
        isOpen: history.vigente === 1,
        expiresAt: history.tiempo_expiracion,
        agent: history.agente,
        seenUpTo: history.visto_hasta,
        byMail: toByMail(history),
      }
    },
    async leave(visitorId) {
      await wire.post('ChatBoxDatoClienteDesconectadoApi', { cliente_identificado: visitorId }, inTime())
    },
    async leaveMessage(key, person, text) {
      await wire.post('chat-dejar-mensaje', { ...toPerson(person), clave: key, mensaje: text }, inTime())
    },
    async connect(visitorId, listener) {
      const socket: Socket<ChatToVisitor, ChatFromVisitor> = io(
        `${channel?.url ?? baseUrl ?? ''}${namespace}`,
        {
          transports: ['websocket'],
          auth: { como: 'visitante' },
          // A visitor's next conversation has another proof, which a connection that stands does not bring.
          forceNew: true,
          ...(channel && { extraHeaders: channel.extraHeaders() }),
        },
      )
      const close = listen(socket, visitorId, listener)
      return {
        // What is told at each connection must not be dropped as signs of writing are, and waits for none that is not there.
        tellContext({ page, cart }) {
          if (!socket.connected) return
          socket.emit('contexto', {
            pagina: page,
            carrito: cart.map(({ productId, quantity }) => ({ id_producto: productId, cantidad: quantity })),
          })
        },
        tellTyping: () => void socket.volatile.emit('escribiendo', {}),
        tellSeen(sequence) {
          if (socket.connected) socket.emit('visto', { secuencia: sequence })
        },
        close,
      }
    },
  }
}

/** A connection of this browser's may be about a conversation that it has left since. Returns what closes it. */
function listen(
  socket: Socket<ChatToVisitor, ChatFromVisitor>,
  visitorId: string,
  listener: ChatListener,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // What the shop itself has refused or ended the client does not try again by itself.
  const tryAgain = () => {
    clearTimeout(timer)
    if (!socket.active) timer = setTimeout(() => socket.connect(), refusedTime)
  }
  socket.on('connect', () => listener.onConnection(true))
  socket.on('disconnect', () => {
    listener.onConnection(false)
    tryAgain()
  })
  socket.on('connect_error', tryAgain)
  socket.on('mensaje', (message) => {
    if (message.datos_mensaje.cliente_identificado === visitorId) listener.onMessage(toMessage(message))
  })
  socket.on('desconexion', ({ datos_cliente, termino, ...rest }) => {
    if (datos_cliente.cliente_identificado !== visitorId) return
    listener.onEnd(termino === 'vencido' ? 'expired' : 'disconnected', toByMail(rest))
  })
  socket.on('cierre', ({ cliente_identificado, ...rest }) => {
    if (cliente_identificado === visitorId) listener.onEnd('closed', toByMail(rest))
  })
  socket.on('escribiendo', ({ cliente_identificado, administrador }) => {
    if (cliente_identificado === visitorId && administrador !== null) listener.onTyping(administrador)
  })
  socket.on('visto', ({ cliente_identificado, por, secuencia }) => {
    if (cliente_identificado === visitorId && por === 'equipo') listener.onSeen(secuencia)
  })
  socket.on('agente', (event) => event.cliente_identificado === visitorId && listener.onAgent(event.nombre))
  return () => {
    socket.off().disconnect()
    clearTimeout(timer)
  }
}

function toByMail({
  por_correo: isRetained,
  respuesta_enviada: isMailed,
  correo: email = null,
}: Pick<WireReply<'chat-mensajes'>, 'por_correo' | 'respuesta_enviada' | 'correo'>): ChatByMail | null {
  if (isRetained === 1) return { how: 'kept', email }
  return isMailed === 1 ? { how: 'mailed', email } : null
}

const toPerson = ({ name, email, phone }: ChatPerson) => ({
  nombre_usuario: name,
  correo_usuario: email,
  telefono_log_chat: phone,
})

const toMessage = ({ datos_mensaje, secuencia, fecha, clave, tarjeta }: WireMessage): ChatMessage => ({
  sequence: secuencia,
  text: datos_mensaje.mensaje,
  administrator: datos_mensaje.administrador,
  sentAt: fecha,
  key: clave,
  card: tarjeta && {
    productId: tarjeta.id_producto,
    name: tarjeta.nombre,
    slug: tarjeta.slug,
    price: tarjeta.precio,
    image: tarjeta.imagen,
  },
})
