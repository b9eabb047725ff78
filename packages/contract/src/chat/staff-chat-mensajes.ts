import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { afterSequence, chatMessage, chatMessageExample } from './chat-shapes.ts'

export const staffChatMensajes = defineCall({
  name: 'staff/chat-mensajes',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({ id_conversacion: id, despues_de: afterSequence }),
  reply: z.array(chatMessage),
  errors: ['NOT_FOUND'],
  doc: 'What came after a message of a conversation, at most 200 in their order.',
  example: { request: { id_conversacion: '1', despues_de: '0' }, reply: [chatMessageExample] },
})
