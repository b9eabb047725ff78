import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { jsonField } from '../fields.ts'
import { orderLines } from '../order-line-shape.ts'

export const verificarStockPedido = defineCall({
  name: 'VerificarStockPedido',
  verbs: ['POST'],
  access: 'anyone',
  request: z.object({ productos: jsonField(orderLines) }),
  reply: z.array(z.object({ id_producto: z.int(), cantidad: z.int(), stock_producto: z.int() })),
  errors: [],
  doc: 'What of a cart is not there: `cantidad` is what was asked over all its lines, `stock_producto` what can be had. Empty when all is there. A product that is no longer sold has stock 0.',
  example: { request: { productos: [{ id_producto: 1001, cantidad: 2 }] }, reply: [] },
})
