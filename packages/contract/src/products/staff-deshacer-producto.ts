import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { deskProduct, deskProductExample, productRoles } from './product-shape.ts'

export const staffDeshacerProducto = defineCall({
  name: 'staff/deshacer-producto',
  verbs: ['POST'],
  access: 'staff',
  roles: productRoles,
  ours: true,
  request: z.object({ id_producto: id, id_cambio: id }),
  reply: deskProduct,
  errors: [
    'NOT_FOUND',
    'FIELD_REQUIRED',
    'FIELD_INVALID',
    'SKU_TAKEN',
    'SLUG_TAKEN',
    'OPTION_HAS_UNITS',
    'FACTS_OF_OTHER_KIND',
    'UNDO_CHANGED',
  ],
  doc: 'Takes one save of a product back, unless what it left was changed since. That is a save of its own.',
  example: { request: { id_producto: 1001, id_cambio: 7 }, reply: deskProductExample },
})
