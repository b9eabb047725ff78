import { z } from 'zod'
import { productLimits } from '#rules/products/product.ts'
import { defineCall } from '../define-call.ts'
import { optionalId, requiredText } from '../fields.ts'
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
  }),
  reply: deskCategory,
  errors: ['NOT_FOUND', 'NAME_TAKEN', 'FIELD_INVALID'],
  doc: 'Adds a category behind its sisters; its address is made of its name.',
  example: { request: { nombre: 'Perros' }, reply: categoryExample },
})
