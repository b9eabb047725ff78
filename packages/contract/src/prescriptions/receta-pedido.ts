import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { orderToken, prescription, prescriptionExample } from './prescription-shapes.ts'

export const recetaPedido = defineCall({
  name: 'receta-pedido',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  request: z.object({ token: orderToken }),
  reply: z.object({ receta: prescription.nullable() }),
  errors: ['NOT_FOUND'],
  doc: 'The prescription of an order by its unguessable token (D34); null where nothing in it needs one.',
  example: {
    request: { token: '0123456789abcdef0123456789abcdef' },
    reply: { receta: prescriptionExample },
  },
})
