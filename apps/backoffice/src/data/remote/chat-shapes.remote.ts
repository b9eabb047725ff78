import type { WireReply } from '#contract/wire-types.ts'
import type { Conversation, Message, Note, ProductCard } from '../port/chat.port.ts'

type Row = WireReply<'staff/chat-conversaciones'>[number]
type WireStretch = WireReply<'staff/chat-mensajes'>

const endings = {
  visitante: 'visitor',
  desconectado: 'disconnected',
  cerrado: 'closed',
  vencido: 'expired',
} as const

export const toConversation = (row: Row): Conversation => ({
  id: row.id_conversacion,
  visitorId: row.cliente_identificado,
  kind: row.tipo === 'mensaje' ? 'message' : 'chat',
  name: row.nombre,
  email: row.correo,
  phone: row.telefono,
  isOpen: row.vigente === 1,
  ending: row.termino && endings[row.termino],
  messages: row.cantidad_mensajes,
  lastMessage: row.ultimo_mensaje,
  lastAt: row.fecha_ultimo,
  startedAt: row.fecha_inicio,
  expiresAt: row.tiempo_expiracion,
  assignee: row.asignada_a && { accountId: row.asignada_a.id_cuenta, name: row.asignada_a.nombre },
  unread: row.sin_leer,
  page: row.pagina,
  waitingSince: row.esperando_desde,
  mutedUntil: row.silenciada_hasta,
})

export const toMessage = (message: WireStretch['mensajes'][number]): Message => ({
  conversationId: message.id_conversacion ?? null,
  visitorId: message.datos_mensaje.cliente_identificado,
  sequence: message.secuencia,
  text: message.datos_mensaje.mensaje,
  author: message.datos_mensaje.administrador,
  at: message.fecha,
  key: message.clave,
  card: message.tarjeta && toCard(message.tarjeta),
})

export const toCard = (card: {
  id_producto: number
  nombre: string
  slug: string
  precio: number
  imagen: string | null
}): ProductCard => ({
  productId: card.id_producto,
  name: card.nombre,
  slug: card.slug,
  price: card.precio,
  picture: card.imagen,
})

export const toNote = (note: WireStretch['notas'][number]): Note => ({
  id: note.id_nota,
  conversationId: note.id_conversacion,
  text: note.nota,
  author: note.responsable,
  at: note.fecha,
  key: note.clave,
  after: note.despues_de,
})
