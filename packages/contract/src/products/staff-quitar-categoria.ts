import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalId } from '../fields.ts'
import { version } from '../shop/shop-shapes.ts'
import { productRoles } from './product-shape.ts'

export const staffQuitarCategoria = defineCall({
  name: 'staff/quitar-categoria',
  verbs: ['POST'],
  access: 'staff',
  roles: productRoles,
  ours: true,
  request: z.object({
    id_categoria: id,
    version,
    /** Where its products go; left out for one that has none. */
    mover_a: optionalId,
  }),
  reply: z.object({ productos_movidos: z.int() }),
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'CATEGORY_NOT_EMPTY', 'CATEGORY_IN_USE', 'FIELD_INVALID'],
  doc: 'Takes a category away, over the version that was read. CATEGORY_NOT_EMPTY while others stand below it, or products in it and `mover_a` does not say where they go; CATEGORY_IN_USE while a coupon or a slide names it. Its address leads to where its products went, else to the one above it.',
  example: { request: { id_categoria: 1, version: 1 }, reply: { productos_movidos: 0 } },
})
