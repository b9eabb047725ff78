import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { text } from '../fields.ts'
import { messageKey, ofConversation } from './chat-shapes.ts'

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
    /** What is sent again under it, for want of an answer, is mailed once. */
    clave: messageKey.optional(),
  }),
  reply: z.literal(true),
  errors: ['NOT_FOUND', 'EMAIL_INVALID'],
  doc: 'Mails a conversation: what the visitor entered in the form, and every message; never the notes of the staff.',
  example: {
    request: { id_conversacion: 1, clave: '0b4c8a52-3f0e-4a8a-8a30-1d6c9b7e2f11' },
    reply: true,
  },
})
