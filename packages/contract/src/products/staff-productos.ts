import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { productFilter } from './product-filter.ts'
import { productOrder, saysBehindWhat } from './product-order.ts'
import { productRow, productRowExample } from './product-row.ts'
import { productReaders } from './product-shape.ts'

export const staffProductos = defineCall({
  name: 'staff/productos',
  verbs: ['GET'],
  access: 'staff',
  roles: productReaders,
  ours: true,
  request: productFilter
    .extend({
      /** The last one of the page before. */
      sigue_a: optionalId,
      ...productOrder,
    })
    .refine(saysBehindWhat, { path: ['sigue_tras'], message: 'FIELD_INVALID' }),
  reply: z.array(productRow),
  errors: [],
  doc: 'Up to 50 products, drafts among them, the newest first or in another order.',
  example: { request: { texto: 'collar', estado: 'publicados' }, reply: [productRowExample] },
})
