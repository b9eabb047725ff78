import { z } from 'zod'
import { productLimits } from '#rules/products/product.ts'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'
import { makingKey } from '../shop/shop-shapes.ts'
import { brandExample, deskBrand } from './brand-shape.ts'
import { productRoles } from './product-shape.ts'

export const staffAgregarMarca = defineCall({
  name: 'staff/agregar-marca',
  verbs: ['POST'],
  access: 'staff',
  roles: productRoles,
  ours: true,
  request: z.object({ nombre: requiredText(productLimits.rowName), clave_idempotencia: makingKey }),
  reply: deskBrand,
  errors: ['NOT_FOUND', 'NAME_TAKEN', 'SLUG_TAKEN', 'EDITED_MEANWHILE', 'FIELD_INVALID'],
  doc: 'Adds a brand without a logo; its address is made of its name. Sent again under its key it is the same one, by the name that is sent last; NOT_FOUND where it was removed since.',
  example: { request: { nombre: 'Puelche' }, reply: brandExample },
})
