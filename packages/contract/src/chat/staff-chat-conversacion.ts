import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flag } from '../fields.ts'
import { chatRow, chatRowExample } from './chat-row.ts'
import { ofConversation } from './chat-shapes.ts'

export const staffChatConversacion = defineCall({
  name: 'staff/chat-conversacion',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object(ofConversation),
  reply: z.object({
    conversacion: chatRow,
    /** What lies in the visitor's cart, at the prices of now. */
    carrito: z.array(
      z.object({
        id_producto: z.int(),
        nombre: z.string(),
        slug: z.string(),
        precio: z.int(),
        imagen: z.string().nullable(),
        cantidad: z.int(),
      }),
    ),
    /** The customer whose session opened it; null for a stranger. */
    cliente: z
      .object({
        id_cliente: z.int(),
        nombre: z.string(),
        correo: z.string(),
        /** 1 for a registered customer, 0 for a guest. */
        registrado: flag,
        pedidos: z.array(
          z.object({
            id_pedido: z.int(),
            numero_pedido: z.int(),
            glosa_estado_pedido: z.string(),
            total: z.int(),
            fechacreacion_pedido: z.iso.datetime(),
          }),
        ),
      })
      .nullable(),
    /** Others of the same customer, the newest first; at most 20. */
    anteriores: z.array(chatRow),
  }),
  errors: ['NOT_FOUND'],
  doc: 'All that the desk shows beside a conversation: who the visitor is, where they are, their cart, and what a signed-in customer asked and ordered before.',
  example: {
    request: { id_conversacion: '1' },
    reply: {
      conversacion: chatRowExample,
      carrito: [
        {
          id_producto: 7,
          nombre: 'Collar antiparasitario',
          slug: 'collar-antiparasitario',
          precio: 12_990,
          imagen: '/media/products/collar.svg',
          cantidad: 1,
        },
      ],
      cliente: null,
      anteriores: [],
    },
  },
})
