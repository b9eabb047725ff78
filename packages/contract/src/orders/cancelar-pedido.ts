import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { orderDetail, orderDetailExample } from './order-detail-shapes.ts'

export const cancelarPedido = defineCall({
  name: 'cancelar-pedido',
  verbs: ['POST'],
  access: 'session',
  ours: true,
  request: z.object({ id_pedido: id }),
  reply: orderDetail,
  translated: true,
  errors: ['NOT_YOURS', 'ORDER_STATE'],
  doc: "Cancels an order of one's own that is not paid, gives its stock and its coupon's use back, and replies with it. Any number of times. ORDER_STATE once it is paid or on its way; a payment that arrives after all is paid back by itself.",
  example: {
    request: { id_pedido: 1 },
    reply: { ...orderDetailExample, glosa_estado_pedido: 'CANCELLED' },
  },
})
