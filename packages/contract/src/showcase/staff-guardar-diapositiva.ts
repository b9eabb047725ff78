import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { makingKey, version } from '../shop/shop-shapes.ts'
import { slideExample, slideFields, slideRow, slideRowExample } from './showcase-shapes.ts'

export const staffGuardarDiapositiva = defineCall({
  name: 'staff/guardar-diapositiva',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  /** Without an id a new one is made, once under a key. */
  request: slideFields
    .partial()
    .extend({ id_diapositiva: optionalId, version: version.default(0), clave_idempotencia: makingKey }),
  reply: slideRow,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: 'Makes a slide, behind the others, or changes the fields that are named of one over the version that was read. INVALID_REQUEST names what it lacks, a text in a language whose title is missing, a picture that there is not, and an `enlace` to a category, brand or product that there is not.',
  example: { request: slideExample, reply: slideRowExample },
})
