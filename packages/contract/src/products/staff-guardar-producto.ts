import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { makingKey } from '../shop/shop-shapes.ts'
import { deskProduct, deskProductExample, editedProduct, productRoles } from './product-shape.ts'

export const staffGuardarProducto = defineCall({
  name: 'staff/guardar-producto',
  verbs: ['POST'],
  access: 'staff',
  roles: productRoles,
  ours: true,
  request: z
    .object({
      /** Left out for a new product. */
      id_producto: id.optional(),
      /** With which it was read. */
      version: z.int().min(1).optional(),
      /** Under which a new product is made once. */
      clave_idempotencia: makingKey,
      /** The fields that were changed, and no others. */
      cambios: editedProduct.partial(),
    })
    .refine(({ id_producto, version }) => (id_producto === undefined) === (version === undefined), {
      path: ['version'],
      message: 'FIELD_REQUIRED',
    }),
  reply: deskProduct,
  errors: [
    'NOT_FOUND',
    'FIELD_REQUIRED',
    'FIELD_INVALID',
    'SKU_TAKEN',
    'SLUG_TAKEN',
    'OPTION_HAS_UNITS',
    'FACTS_OF_OTHER_KIND',
    'EDITED_MEANWHILE',
  ],
  doc: 'Adds a product, once under a key, or writes some fields of one. What was not sent stays as it is; a new one that says nothing else is a draft, and its address is made of its name.',
  example: {
    request: { id_producto: 1001, version: 2, cambios: { precio: 5990 } },
    reply: deskProductExample,
  },
})
