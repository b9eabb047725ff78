import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { version } from '../shop/shop-shapes.ts'
import { brandExample, brandFields, deskBrand } from './brand-shape.ts'
import { productRoles } from './product-shape.ts'

export const staffGuardarMarca = defineCall({
  name: 'staff/guardar-marca',
  verbs: ['POST'],
  access: 'staff',
  roles: productRoles,
  ours: true,
  request: brandFields.partial().extend({ id_marca: id, version }),
  reply: deskBrand,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'NAME_TAKEN', 'SLUG_TAKEN', 'FIELD_INVALID'],
  doc: 'Changes the fields that are named of a brand over the version that was read. The address that it had leads to the new one. NAME_TAKEN where another brand is called so. FIELD_INVALID for `imagen` that the shop has no file of.',
  example: { request: { id_marca: 1, version: 1, pais: 'Chile' }, reply: brandExample },
})
