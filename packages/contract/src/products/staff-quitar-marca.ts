import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalId } from '../fields.ts'
import { version } from '../shop/shop-shapes.ts'
import { productRoles } from './product-shape.ts'

export const staffQuitarMarca = defineCall({
  name: 'staff/quitar-marca',
  verbs: ['POST'],
  access: 'staff',
  roles: productRoles,
  ours: true,
  request: z.object({
    id_marca: id,
    version,
    /** The brand that it becomes one with; left out for one that no product has. */
    unir_con: optionalId,
  }),
  reply: z.object({ productos_movidos: z.int() }),
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'BRAND_IN_USE', 'FIELD_INVALID'],
  doc: 'Takes a brand away, over the version that was read; its products, its lines and its address go to `unir_con`. BRAND_IN_USE while products have it and no other is named.',
  example: { request: { id_marca: 1, version: 1 }, reply: { productos_movidos: 0 } },
})
