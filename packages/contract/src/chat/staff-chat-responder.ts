import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { chatMessage, chatMessageExample } from './chat-shapes.ts'
import { chatText } from './chat-text.ts'

export const staffChatResponder = defineCall({
  name: 'staff/chat-responder',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({ id_conversacion: id, mensaje: chatText }),
  reply: chatMessage,
  errors: ['NOT_FOUND', 'CHAT_EXPIRED'],
  doc: 'Answers a visitor whose conversation goes on; the message carries the name of who signed in.',
  example: {
    request: { id_conversacion: 1, mensaje: 'Sí, te dejo el enlace.' },
    reply: {
      ...chatMessageExample,
      datos_mensaje: {
        ...chatMessageExample.datos_mensaje,
        mensaje: 'Sí, te dejo el enlace.',
        administrador: 'Rosa',
      },
      secuencia: 2,
    },
  },
})
