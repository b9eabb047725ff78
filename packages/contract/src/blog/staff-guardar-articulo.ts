import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { makingKey, version } from '../shop/shop-shapes.ts'
import { postFields, postRow, postRowExample, staffPostExample } from './staff-post-shapes.ts'

export const staffGuardarArticulo = defineCall({
  name: 'staff/guardar-articulo',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  /** Without an id a new one is made, a draft of today where nothing else is said. */
  request: postFields
    .partial()
    .extend({ id_articulo: optionalId, version: version.default(0), clave_idempotencia: makingKey }),
  reply: postRow,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'SLUG_TAKEN', 'INVALID_REQUEST'],
  doc: 'Makes a post of the blog, or changes the fields that are named of one over the version that was read. INVALID_REQUEST names what it lacks: a draft its title and category, and one that is published its summary, body, author and picture too.',
  example: { request: staffPostExample, reply: postRowExample },
})
