import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { chatNote, chatNoteExample } from './chat-note.ts'
import { chatMessage, chatMessageExample, ofConversation, sequence } from './chat-shapes.ts'

export const staffChatMensajes = defineCall({
  name: 'staff/chat-mensajes',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({
    ...ofConversation,
    /** The last message that the asker has: those after it. */
    despues_de: sequence.optional(),
    /** The first message that the asker has: those before it. */
    antes_de: sequence.optional(),
  }),
  reply: z.object({
    /** At most 200, in their order: after one, before one, or the last ones. */
    mensajes: z.array(chatMessage),
    /** Those that were written among these messages, in their order. */
    notas: z.array(chatNote),
    /** Up to which message the visitor has seen it, and the staff. */
    visto_visitante: z.int().min(0),
    visto_equipo: z.int().min(0),
    /** The number of the last message of the conversation. */
    ultima: z.int().min(0),
  }),
  errors: ['NOT_FOUND'],
  doc: "Messages of a conversation with the staff's notes among them.",
  example: {
    request: { id_conversacion: '1', despues_de: '0' },
    reply: {
      mensajes: [chatMessageExample],
      notas: [chatNoteExample],
      visto_visitante: 1,
      visto_equipo: 1,
      ultima: 1,
    },
  },
})
