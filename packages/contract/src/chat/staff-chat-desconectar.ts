import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ofConversation } from './chat-shapes.ts'

export const staffChatDesconectar = defineCall({
  name: 'staff/chat-desconectar',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object(ofConversation),
  reply: z.literal(true),
  errors: ['NOT_FOUND'],
  doc: 'Disconnects a visitor (the event of the client disconnect, specification §7); a conversation that has ended stays as it ended.',
  example: { request: { id_conversacion: 1 }, reply: true },
})
