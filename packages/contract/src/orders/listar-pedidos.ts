import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalId, pesos } from '../fields.ts'
import { orderStates } from './order-shapes.ts'

export const listarPedidos = defineCall({
  name: 'listar-pedidos',
  verbs: ['GET'],
  access: 'session',
  request: z.object({
    id_cliente: id,
    limit: z.coerce.number().int().min(1).max(100).default(16),
    /** Ours: the last order of the page before. */
    antes_de: optionalId,
  }),
  reply: z.array(
    z.object({
      id_pedido: z.int(),
      numero_pedido: z.int(),
      glosa_estado_pedido: z.enum(orderStates),
      fechacreacion_pedido: z.string(),
      valortotal_pedido: pesos,
      /** Units over all lines. */
      cantidad_productos: z.int(),
    }),
  ),
  errors: ['NOT_YOURS'],
  doc: "The customer's orders, the newest first, 16 unless told (D18). `antes_de` goes on after a page.",
  example: {
    request: { id_cliente: '1', limit: '5' },
    reply: [
      {
        id_pedido: 1,
        numero_pedido: 10001,
        glosa_estado_pedido: 'PENDING',
        fechacreacion_pedido: '2026-11-02T14:03:00.000Z',
        valortotal_pedido: 46980,
        cantidad_productos: 1,
      },
    ],
  },
})
