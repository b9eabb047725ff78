import { z } from 'zod'
import { productLimits } from '#rules/products/product.ts'
import { defineCall } from '../define-call.ts'
import { optionalId, requiredText } from '../fields.ts'
import { makingKey } from '../shop/shop-shapes.ts'
import { categoryExample, deskCategory } from './category-shape.ts'
import { productRoles } from './product-shape.ts'

export const staffAgregarCategoria = defineCall({
  name: 'staff/agregar-categoria',
  verbs: ['POST'],
  access: 'staff',
  roles: productRoles,
  ours: true,
  request: z.object({
    nombre: requiredText(productLimits.rowName),
    /** Left out for one at the top. */
    id_padre: optionalId,
    clave_idempotencia: makingKey,
  }),
  reply: deskCategory,
  errors: ['NOT_FOUND', 'NAME_TAKEN', 'SLUG_TAKEN', 'EDITED_MEANWHILE', 'FIELD_INVALID'],
  doc: 'Adds a category behind its sisters; its address is made of its name. Sent again under its key it is the same one, by the name that is sent last; NOT_FOUND where it was removed since.',
  example: { request: { nombre: 'Perros' }, reply: categoryExample },
})
