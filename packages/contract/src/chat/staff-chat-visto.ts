import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ofConversation, sequence } from './chat-shapes.ts'

export const staffChatVisto = defineCall({
  name: 'staff/chat-visto',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({ ...ofConversation, secuencia: sequence }),
  reply: z.literal(true),
  errors: ['NOT_FOUND'],
  doc: 'Says up to which message the staff has seen a conversation; never back again.',
  example: {
    request: { id_conversacion: 1, secuencia: 1 },
    reply: true,
  },
})
