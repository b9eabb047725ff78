import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { messageKey, visitorId } from './chat-shapes.ts'
import { chatText } from './chat-text.ts'

export const chatBoxApi = defineCall({
  name: 'ChatBoxApi',
  verbs: ['POST'],
  access: 'anyone',
  // One address alone does not reach what is about a visitor: whoever knows another's id cannot silence them.
  limit: {
    perAddress: { times: 300, seconds: 300 },
    perTarget: { field: 'cliente_identificado', times: 600, seconds: 300 },
  },
  request: z.object({
    message: chatText,
    cliente_identificado: visitorId,
    /** Whatever the client sends, since the specification does not show it; the visitor alone says which conversation it is. */
    conversacion: z.unknown().optional(),
    /** The same message, sent again with the same key, is stored once and answered alike. */
    clave: messageKey.optional(),
  }),
  reply: z.literal('ok enviado'),
  errors: ['NOT_YOURS', 'CHAT_EXPIRED', 'CHAT_MUTED', 'ATTACHMENTS_REFUSED'],
  doc: 'Sends a message of the visitor who opened the conversation in this browser and starts the 15 minutes again (D36). Who floods is muted for some minutes.',
  example: {
    request: {
      message: '¿Tienen pipetas para un perro de 12 kilos?',
      cliente_identificado: '5f0e6f0a-7c3b-4d1e-9a53-1f0f5a3b2c1d',
      conversacion: '',
      clave: '0b4c8a52-3f0e-4a8a-8a30-1d6c9b7e2f11',
    },
    reply: 'ok enviado',
  },
})
