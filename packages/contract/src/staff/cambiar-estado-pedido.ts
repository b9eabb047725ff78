import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { orderDetail, orderDetailExample } from '../orders/order-detail-shapes.ts'

export const staffCambiarEstadoPedido = defineCall({
  name: 'staff/cambiar-estado-pedido',
  verbs: ['POST'],
  access: 'staff',
  ours: true,
  request: z.object({
    id_pedido: id,
    accion: z.enum(['pagar', 'preparar', 'alistar', 'despachar', 'entregar', 'cancelar', 'reembolsar']),
    /** With `despachar`: the number that the carrier gave the parcel. */
    numero_seguimiento: z
      .string()
      .trim()
      .regex(/^([0-9A-Za-z-]{4,40})?$/)
      .default(''),
  }),
  reply: orderDetail,
  errors: ['NOT_FOUND', 'ORDER_STATE'],
  doc: "Moves an order as the table of legal moves allows (D31) and replies with it. `pagar` says that a transfer has come and tells the shopper, `despachar` tells them too, with `numero_seguimiento` and the carrier's page for it, `cancelar` gives stock and coupon back. A move that is not legal, also the second of two at once, is ORDER_STATE.",
  example: { request: { id_pedido: 1, accion: 'pagar' }, reply: orderDetailExample },
})
