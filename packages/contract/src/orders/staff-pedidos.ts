import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { day, flag, optionalId, pesos, searchText } from '../fields.ts'
import { deliveryKindId } from '../shipping/delivery-kind-shape.ts'
import { staffRoles } from '../staff/staff-role.ts'
import { orderStep } from './order-detail-shapes.ts'
import { wireQueues } from './order-queues.ts'

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const { estado, estado_pago, estado_preparacion } = orderStep.shape
const tipo_pago = z.enum(['transferencia', 'webpay', 'pago_en_tienda'])

/** By what the desk narrows its orders. */
export const orderFilter = z.object({
  /** Those that something has to be done with. */
  cola: optional(z.enum(wireQueues)),
  /** A number, words of the name, the beginning of an e-mail, a RUT, a product's name or code. */
  buscar: searchText(80).default(''),
  estado: optional(estado),
  estado_pago: optional(estado_pago),
  estado_preparacion: optional(estado_preparacion),
  tipo_pago: optional(tipo_pago),
  tipo_despacho: optional(z.coerce.number().pipe(deliveryKindId)),
  /** Days of Chile on which it was made, both among them. */
  desde: optional(day),
  hasta: optional(day),
})

export const staffPedidos = defineCall({
  name: 'staff/pedidos',
  verbs: ['GET'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  request: orderFilter
    .extend({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      /** The last order of the page before. */
      antes_de: optionalId,
      /** What waits longest comes first with `antiguos`; what is looked for has the newest first alone. */
      orden: z.enum(['nuevos', 'antiguos']).default('nuevos'),
    })
    .refine(({ orden, buscar }) => orden === 'nuevos' || buscar === '', {
      path: ['orden'],
      message: 'FIELD_INVALID',
    }),
  reply: z.object({
    pedidos: z.array(
      z.object({
        id_pedido: z.int(),
        numero_pedido: z.int(),
        glosa_estado_pedido: estado,
        estado_pago,
        estado_preparacion,
        tipo_pago,
        tipo_despacho: deliveryKindId,
        fechacreacion_pedido: z.string(),
        nombre_cliente: z.string(),
        /** Where it is sent; null for a pickup. */
        comuna: z.string().nullable(),
        valortotal_pedido: pesos,
        cantidad_productos: z.int(),
      }),
    ),
    /** So many words or products begin with what is looked for that orders of some of them are left out. */
    recortada: flag,
  }),
  errors: [],
  doc: 'Orders for the staff, the newest or the oldest first: by what has to be done with them, by their states, how they are paid and delivered, the days of Chile on which they were made, and by what is looked for in them. `recortada`: so much begins with what is looked for that not all of it is; more letters find the rest.',
  example: {
    request: { estado: 'PENDING', estado_pago: 'WAITING' },
    reply: {
      pedidos: [
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
          comuna: 'La Florida',
          valortotal_pedido: 46980,
          cantidad_productos: 1,
        },
      ],
      recortada: 0,
    },
  },
})
