import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { pesos } from '../fields.ts'
import { orderStep } from './order-detail-shapes.ts'

const listed = z.object({
  id_pedido: z.int(),
  numero_pedido: z.int(),
  /** Opens the order for whoever pays it: see `iniciar-pago`. */
  token: z.string(),
  glosa_estado_pedido: orderStep.shape.estado,
  estado_pago: orderStep.shape.estado_pago,
  estado_preparacion: orderStep.shape.estado_preparacion,
  tipo_pago: z.enum(['transferencia', 'webpay', 'pago_en_tienda']),
  fechacreacion_pedido: z.string(),
  valortotal_pedido: pesos,
  /** Units over all lines. */
  cantidad_productos: z.int(),
  /** Of the first three lines. */
  imagenes: z.array(z.string()).max(3),
})

export const misPedidos = defineCall({
  name: 'mis-pedidos',
  verbs: ['GET'],
  access: 'session',
  ours: true,
  request: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(16),
    sort: z.enum(['default', 'date_asc']).default('default'),
  }),
  reply: z.object({
    items: z.array(listed),
    page: z.int(),
    limit: z.int(),
    sort: z.string(),
    total: z.int(),
    pages: z.int(),
    from: z.int(),
    to: z.int(),
  }),
  errors: [],
  doc: "A page of the session's own orders, 16 unless told (D18), the newest first or the oldest (`date_asc`). A page past the end gives the last page.",
  example: {
    request: { page: '1', limit: '5' },
    reply: {
      items: [
        {
          id_pedido: 1,
          numero_pedido: 10001,
          token: '0123456789abcdef0123456789abcdef',
          glosa_estado_pedido: 'PENDING',
          estado_pago: 'WAITING',
          estado_preparacion: 'NONE',
          tipo_pago: 'transferencia',
          fechacreacion_pedido: '2026-11-02T14:03:00.000Z',
          valortotal_pedido: 46980,
          cantidad_productos: 1,
          imagenes: ['/media/p-1001.svg'],
        },
      ],
      page: 1,
      limit: 5,
      sort: 'default',
      total: 1,
      pages: 1,
      from: 1,
      to: 1,
    },
  },
})
