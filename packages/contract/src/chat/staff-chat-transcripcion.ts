import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { text } from '../fields.ts'
import { ofConversation } from './chat-shapes.ts'

export const staffChatTranscripcion = defineCall({
  name: 'staff/chat-transcripcion',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({
    ...ofConversation,
    /** Another e-mail than the one that the visitor gave. */
    correo: text(254).default(''),
  }),
  reply: z.literal(true),
  errors: ['NOT_FOUND', 'EMAIL_INVALID'],
  doc: 'Mails a conversation: what the visitor entered in the form, and every message; never the notes of the staff.',
  example: {
    request: { id_conversacion: 1 },
    reply: true,
  },
})
