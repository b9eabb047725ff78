import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { productFilter } from './product-filter.ts'
import { productRow, productRowExample } from './product-row.ts'
import { productReaders } from './product-shape.ts'

export const staffProductos = defineCall({
  name: 'staff/productos',
  verbs: ['GET'],
  access: 'staff',
  roles: productReaders,
  ours: true,
  request: productFilter.extend({
    /** The last one of the page before. */
    sigue_a: optionalId,
  }),
  reply: z.array(productRow),
  errors: [],
  doc: 'Up to 50 products, drafts among them, the newest first.',
  example: { request: { texto: 'collar', estado: 'publicados' }, reply: [productRowExample] },
})
