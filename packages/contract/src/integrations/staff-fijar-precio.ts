import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import {
  deskProduct,
  deskProductExample,
  editedProduct,
  offerForSale,
  productRoles,
} from '../products/product-shape.ts'

export const staffFijarPrecio = defineCall({
  name: 'staff/fijar-precio',
  verbs: ['POST'],
  access: 'staff',
  roles: productRoles,
  ours: true,
  request: z.object({
    id_producto: id,
    /** With which it was read. */
    version: z.coerce.number().int().min(1),
    precio: editedProduct.shape.precio.optional(),
    oferta: offerForSale.nullable().optional(),
  }),
  reply: deskProduct,
  errors: ['NOT_FOUND', 'FIELD_REQUIRED', 'FIELD_INVALID', 'SKU_TAKEN', 'SLUG_TAKEN', 'EDITED_MEANWHILE'],
  doc: 'Writes the price of a product, its offer or both, and nothing else: for keys that may do no more.',
  example: { request: { id_producto: 1001, version: 2, precio: 5990 }, reply: deskProductExample },
})
