import type { z } from 'zod'
import type { chatClose, chatDisconnect, chatMessage } from '#contract/chat/chat-shapes.ts'
import type { ChatMessageRow, ConversationRow } from './chat.store.ts'

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
  }
}

export function presentDisconnect(ended: ConversationRow): z.input<typeof chatDisconnect> {
  return { datos_cliente: { cliente_identificado: ended.visitorId }, ...placeOfEnd(ended) }
}

export function presentClose(ended: ConversationRow): z.input<typeof chatClose> {
  return { cliente_identificado: ended.visitorId, ...placeOfEnd(ended) }
}

const placeOfEnd = ({ lastSequence, closedAt, expiresAt }: ConversationRow) => ({
  secuencia: lastSequence,
  fecha: (closedAt ?? expiresAt).toISOString(),
})
