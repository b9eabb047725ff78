import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { chatRow, chatRowExample } from './chat-row.ts'
import { ofConversation } from './chat-shapes.ts'

export const staffChatAsignar = defineCall({
  name: 'staff/chat-asignar',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({
    ...ofConversation,
    /** Who takes it, or takes it over; null gives it back. */
    id_cuenta: z.coerce.number().int().min(1).max(2_147_483_647).nullable(),
  }),
  reply: chatRow,
  errors: ['NOT_FOUND'],
  doc: 'Gives a conversation to somebody of the staff who may answer, or to nobody; the visitor is told who answers.',
  example: {
    request: { id_conversacion: 1, id_cuenta: 2 },
    reply: { ...chatRowExample, asignada_a: { id_cuenta: 2, nombre: 'Rosa' } },
  },
})
