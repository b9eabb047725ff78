import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ofConversation } from './chat-shapes.ts'

export const staffChatCerrar = defineCall({
  name: 'staff/chat-cerrar',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object(ofConversation),
  reply: z.literal(true),
  errors: ['NOT_FOUND'],
  doc: 'Closes a conversation for all who take part (the event of the global close, specification §7); one that has ended stays as it ended.',
  example: { request: { id_conversacion: 1 }, reply: true },
})
