import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { makingKey, version } from '../shop/shop-shapes.ts'
import { campaignExample, campaignFields, campaignRow, campaignRowExample } from './showcase-shapes.ts'

export const staffGuardarCampana = defineCall({
  name: 'staff/guardar-campana',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  /** Without an id a new one is made, once under a key. */
  request: campaignFields
    .partial()
    .extend({ id_campana: optionalId, version: version.default(0), clave_idempotencia: makingKey }),
  reply: campaignRow,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: 'Makes a campaign, or changes the fields that are named of one over the version that was read; it has to end (`hasta`). The shop shows the one that ends first of those that have begun.',
  example: { request: campaignExample, reply: campaignRowExample },
})
