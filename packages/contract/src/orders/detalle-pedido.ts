import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { orderDetail, orderDetailExample } from './order-detail-shapes.ts'

export const detallePedido = defineCall({
  name: 'detalle-pedido',
  verbs: ['GET'],
  access: 'session',
  request: z.object({ id_pedido: id }),
  reply: orderDetail,
  translated: true,
  errors: ['NOT_YOURS'],
  doc: "One of the customer's own orders, whole, with who moved it and when.",
  example: { request: { id_pedido: '1' }, reply: orderDetailExample },
})
