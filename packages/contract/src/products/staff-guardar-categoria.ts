import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { version } from '../shop/shop-shapes.ts'
import { categoryExample, categoryFields, deskCategory } from './category-shape.ts'
import { productRoles } from './product-shape.ts'

export const staffGuardarCategoria = defineCall({
  name: 'staff/guardar-categoria',
  verbs: ['POST'],
  access: 'staff',
  roles: productRoles,
  ours: true,
  request: categoryFields.partial().extend({ id_categoria: id, version }),
  reply: deskCategory,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'SLUG_TAKEN', 'FIELD_INVALID'],
  doc: 'Changes the fields that are named of a category over the version that was read. The address that it had leads to the new one. FIELD_INVALID for `arbol` of one below another, and for `imagen` that the shop has no file of.',
  example: { request: { id_categoria: 1, version: 1, nombre: 'Perros' }, reply: categoryExample },
})
