import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { makingKey, version } from '../shop/shop-shapes.ts'
import {
  postCategoryFields,
  postCategoryRow,
  postCategoryRowExample,
  staffPostCategoryExample,
} from './staff-post-shapes.ts'

export const staffGuardarBlogCategoria = defineCall({
  name: 'staff/guardar-blog-categoria',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  /** Without an id a new one is made, behind the others. */
  request: postCategoryFields
    .partial()
    .extend({ id_categoria: optionalId, version: version.default(0), clave_idempotencia: makingKey }),
  reply: postCategoryRow,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'SLUG_TAKEN', 'INVALID_REQUEST'],
  doc: 'Makes a category of the blog, or changes the fields that are named of one over the version that was read.',
  example: { request: staffPostCategoryExample, reply: postCategoryRowExample },
})
