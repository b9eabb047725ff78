import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { slug } from '../fields.ts'

export const verStockProducto = defineCall({
  name: 'ver-stock-producto',
  verbs: ['GET'],
  access: 'anyone',
  request: z.object({ urlamigable_producto: slug }),
  reply: z.object({ stock_producto: z.int() }),
  errors: ['NOT_FOUND'],
  doc: 'The stock of a product over all branches, as it stands now: units that orders hold are already taken off.',
  example: { request: { urlamigable_producto: 'pelota-caucho-7-cm' }, reply: { stock_producto: 12 } },
})
