import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { chatMessage, messageKey, ofConversation, staffMessageExample } from './chat-shapes.ts'

export const staffChatProducto = defineCall({
  name: 'staff/chat-producto',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({ ...ofConversation, id_producto: id, clave: messageKey.optional() }),
  reply: chatMessage,
  errors: ['NOT_FOUND', 'CHAT_EXPIRED'],
  doc: 'Sends a product that is for sale as a card, with the price that it has now.',
  example: {
    request: { id_conversacion: 1, id_producto: 7 },
    reply: {
      ...staffMessageExample,
      datos_mensaje: { ...staffMessageExample.datos_mensaje, mensaje: 'Collar antiparasitario' },
      tarjeta: {
        id_producto: 7,
        nombre: 'Collar antiparasitario',
        slug: 'collar-antiparasitario',
        precio: 12_990,
        imagen: '/media/products/collar.svg',
      },
    },
  },
})
