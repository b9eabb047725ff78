import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId, pesos } from '../fields.ts'
import { deliveryKindId } from '../shipping/delivery-kind-shape.ts'
import { staffRoles } from '../staff/staff-role.ts'
import { orderStep } from './order-detail-shapes.ts'

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const { estado, estado_pago, estado_preparacion } = orderStep.shape

export const staffPedidos = defineCall({
  name: 'staff/pedidos',
  verbs: ['GET'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  request: z.object({
    estado: optional(estado),
    estado_pago: optional(estado_pago),
    estado_preparacion: optional(estado_preparacion),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    /** The last order of the page before. */
    antes_de: optionalId,
  }),
  reply: z.array(
    z.object({
      id_pedido: z.int(),
      numero_pedido: z.int(),
      glosa_estado_pedido: estado,
      estado_pago,
      estado_preparacion,
      tipo_pago: z.enum(['transferencia', 'webpay', 'pago_en_tienda']),
      tipo_despacho: deliveryKindId,
      fechacreacion_pedido: z.string(),
      nombre_cliente: z.string(),
      valortotal_pedido: pesos,
      cantidad_productos: z.int(),
    }),
  ),
  errors: [],
  doc: 'Orders for the staff, the newest first, by their states.',
  example: {
    request: { estado: 'PENDING', estado_pago: 'WAITING' },
    reply: [
      {
        id_pedido: 1,
        numero_pedido: 10001,
        glosa_estado_pedido: 'PENDING',
        estado_pago: 'WAITING',
        estado_preparacion: 'NONE',
        tipo_pago: 'transferencia',
        tipo_despacho: 1,
        fechacreacion_pedido: '2026-11-02T14:03:00.000Z',
        nombre_cliente: 'Camila Rojas',
        valortotal_pedido: 46980,
        cantidad_productos: 1,
      },
    ],
  },
})
