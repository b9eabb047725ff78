import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { jsonField } from '../fields.ts'
import { orderLines } from '../order-line-shape.ts'

export const recetasRequeridas = defineCall({
  name: 'recetas-requeridas',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  request: z.object({ productos: jsonField(orderLines) }),
  reply: z.object({ productos: z.array(z.int()) }),
  errors: [],
  doc: 'Which products of a cart are sold by veterinary prescription alone, so that the checkout asks for one. Nothing is held.',
  example: {
    request: { productos: [{ id_producto: 1001, cantidad: 1 }] },
    reply: { productos: [1001] },
  },
})
