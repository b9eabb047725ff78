import { z } from 'zod'
import { productLimits } from '#rules/products/product.ts'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'
import { brandExample, deskBrand } from './brand-shape.ts'
import { productRoles } from './product-shape.ts'

export const staffAgregarMarca = defineCall({
  name: 'staff/agregar-marca',
  verbs: ['POST'],
  access: 'staff',
  roles: productRoles,
  ours: true,
  request: z.object({ nombre: requiredText(productLimits.rowName) }),
  reply: deskBrand,
  errors: ['NAME_TAKEN', 'FIELD_INVALID'],
  doc: 'Adds a brand without a logo; its address is made of its name.',
  example: { request: { nombre: 'Puelche' }, reply: brandExample },
})
