import type { z } from 'zod'
import type { chatNote } from '#contract/chat/chat-note.ts'
import type { chatRow } from '#contract/chat/chat-row.ts'
import type { chatCard, chatClose, chatDisconnect, chatMessage } from '#contract/chat/chat-shapes.ts'
import { maskEmail } from '#rules/people/mask-email.ts'
import type { ConversationRow } from './chat.store.ts'
import type { Card, ChatEnd } from './chat.tables.ts'
import type { ListedConversation } from './desk.store.ts'
import type { ChatMessageRow } from './messages.store.ts'
import type { NoteRow } from './notes.store.ts'

/** A message with the visitor in whose conversation it stands. */
export type ChatMessage = ChatMessageRow & { visitorId: string }

export function presentMessage(message: ChatMessage): z.input<typeof chatMessage> {
  return {
    datos_mensaje: {
      cliente_identificado: message.visitorId,
      mensaje: message.content,
      administrador: message.administrator,
    },
    secuencia: message.sequence,
    fecha: message.sentAt.toISOString(),
    clave: message.clientKey,
    tarjeta: message.card && presentCard(message.card),
  }
}

export const presentCard = (card: Card): z.input<typeof chatCard> => ({
  id_producto: card.productId,
  nombre: card.name,
  slug: card.slug,
  precio: card.price,
  imagen: card.picture,
})

export function presentDisconnect(
  ended: ConversationRow & { isRetained?: boolean },
): z.input<typeof chatDisconnect> {
  return {
    datos_cliente: { cliente_identificado: ended.visitorId },
    termino: endings[ended.closedBy ?? 'expired'],
    ...presentByMail(ended, ended.isRetained ?? false),
    ...placeOfEnd(ended),
  }
}

/** How it goes on by mail: the browser that asks may not be its writer's alone, and is told no whole e-mail. */
export function presentByMail(
  { email, answerMailed }: Pick<ConversationRow, 'email' | 'answerMailed'>,
  isRetained: boolean,
): Pick<z.input<typeof chatDisconnect>, 'por_correo' | 'respuesta_enviada' | 'correo'> {
  return {
    por_correo: isRetained ? 1 : 0,
    respuesta_enviada: answerMailed ? 1 : 0,
    correo: isRetained || answerMailed ? maskEmail(email) : null,
  }
}

export function presentClose(ended: ConversationRow): z.input<typeof chatClose> {
  return { cliente_identificado: ended.visitorId, ...presentByMail(ended, false), ...placeOfEnd(ended) }
}

const placeOfEnd = ({ lastSequence, closedAt, expiresAt }: ConversationRow) => ({
  secuencia: lastSequence,
  fecha: (closedAt ?? expiresAt).toISOString(),
})

export const presentNote = (note: NoteRow): z.input<typeof chatNote> => ({
  id_nota: note.id,
  id_conversacion: note.conversationId,
  nota: note.content,
  responsable: note.author,
  fecha: note.writtenAt.toISOString(),
  clave: note.clientKey,
  despues_de: note.afterSequence,
})

const endings = {
  visitor: 'visitante',
  disconnected: 'desconectado',
  closed: 'cerrado',
  expired: 'vencido',
} as const satisfies Record<ChatEnd, string>

export function presentRow(row: ListedConversation): z.input<typeof chatRow> {
  const { conversation: it, agentName } = row
  const ended = it.closedBy ?? (row.goesOn ? null : 'expired')
  return {
    id_conversacion: it.id,
    cliente_identificado: it.visitorId,
    tipo: it.kind === 'chat' ? 'chat' : 'mensaje',
    nombre: it.name,
    correo: it.email,
    telefono: it.phone ?? '',
    vigente: row.goesOn ? 1 : 0,
    termino: ended && endings[ended],
    cantidad_mensajes: it.lastSequence,
    ultimo_mensaje: row.lastMessage,
    fecha_ultimo: (it.lastMessageAt ?? it.openedAt).toISOString(),
    fecha_inicio: it.openedAt.toISOString(),
    tiempo_expiracion: it.expiresAt.toISOString(),
    asignada_a:
      it.assignedTo === null || agentName === null ? null : { id_cuenta: it.assignedTo, nombre: agentName },
    sin_leer: row.unread,
    pagina: it.page,
    esperando_desde: it.waitingSince?.toISOString() ?? null,
    silenciada_hasta: it.mutedUntil?.toISOString() ?? null,
  }
}
