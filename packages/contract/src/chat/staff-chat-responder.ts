import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { chatMessage, messageKey, ofConversation, staffMessageExample } from './chat-shapes.ts'
import { chatText } from './chat-text.ts'

export const staffChatResponder = defineCall({
  name: 'staff/chat-responder',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({ ...ofConversation, mensaje: chatText, clave: messageKey.optional() }),
  reply: chatMessage,
  errors: ['NOT_FOUND', 'CHAT_EXPIRED'],
  doc: 'Answers a visitor whose conversation goes on; the message carries the name of who signed in, who takes the conversation where nobody has. What was left while nobody was there is answered by mail.',
  example: {
    request: {
      id_conversacion: 1,
      mensaje: 'Sí, te dejo el enlace.',
      clave: '0b4c8a52-3f0e-4a8a-8a30-1d6c9b7e2f11',
    },
    reply: staffMessageExample,
  },
})
