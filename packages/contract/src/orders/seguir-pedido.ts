import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'
import { deliveryKindId } from '../shipping/delivery-kind-shape.ts'
import { orderStep } from './order-detail-shapes.ts'
import { due, orderStates, parcel, pickupPlace } from './order-shapes.ts'

export const seguirPedido = defineCall({
  name: 'seguir-pedido',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  translated: true,
  limit: {
    perAddress: { times: 30, seconds: 600 },
    perTarget: { times: 10, seconds: 600, field: 'numero_pedido', isGuessed: true },
  },
  request: z.object({
    numero_pedido: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    e_mail_cliente: requiredText(254),
  }),
  reply: z.object({
    numero_pedido: z.int(),
    glosa_estado_pedido: z.enum(orderStates),
    estado_pago: orderStep.shape.estado_pago,
    estado_preparacion: orderStep.shape.estado_preparacion,
    fechacreacion_pedido: z.string(),
    cantidad_productos: z.int(),
    despacho: z.object({
      transportista: z.string(),
      tipo_despacho: deliveryKindId,
      plazo: z.object({ desde: z.int(), hasta: z.int() }),
      /** The branch where it is picked up; null for home delivery. */
      sucursal: z.string().nullable(),
      retiro: pickupPlace.nullable(),
      comuna: z.string().nullable(),
      ...parcel,
    }),
    /** Null where nothing waits for its money. */
    por_pagar: due.nullable(),
    historial: z.array(orderStep),
  }),
  errors: ['NOT_FOUND'],
  doc: 'Where an order is, for whoever knows its number and its e-mail. A wrong pair is refused like a number that does not exist, and nothing of the person is said beyond the comuna. While it waits for its money it says how much, how and until when, since number and e-mail are what its mail has.',
  example: {
    request: { numero_pedido: 10001, e_mail_cliente: 'camila@example.cl' },
    reply: {
      numero_pedido: 10001,
      glosa_estado_pedido: 'PENDING',
      estado_pago: 'WAITING',
      estado_preparacion: 'NONE',
      fechacreacion_pedido: '2026-11-02T14:03:00.000Z',
      cantidad_productos: 1,
      despacho: {
        transportista: 'Chilexpress',
        tipo_despacho: 1,
        plazo: { desde: 1, hasta: 3 },
        sucursal: null,
        retiro: null,
        comuna: 'La Florida',
        numero_seguimiento: null,
        url_seguimiento: null,
      },
      por_pagar: { tipo_pago: 'webpay', monto: 46980, vence: '2026-11-02T15:03:00.000Z' },
      historial: [
        {
          estado: 'PENDING',
          estado_pago: 'WAITING',
          estado_preparacion: 'NONE',
          fecha: '2026-11-02T14:03:00.000Z',
        },
      ],
    },
  },
})
