import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { makingKey, version } from '../shop/shop-shapes.ts'
import { bannerExample, bannerFields, bannerRow, bannerRowExample } from './showcase-shapes.ts'

export const staffGuardarBanner = defineCall({
  name: 'staff/guardar-banner',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  /** Without an id a new one is made, once under a key. */
  request: bannerFields
    .partial()
    .extend({ id_banner: optionalId, version: version.default(0), clave_idempotencia: makingKey }),
  reply: bannerRow,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: 'Makes a small banner, behind the others, or changes the fields that are named of one over the version that was read. INVALID_REQUEST as for a slide.',
  example: { request: bannerExample, reply: bannerRowExample },
})
