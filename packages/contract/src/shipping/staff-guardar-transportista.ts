import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { edited, editedExample, makingKey, version } from '../shop/shop-shapes.ts'
import { carrierExample, carrierFields } from './shipping-shapes.ts'

export const staffGuardarTransportista = defineCall({
  name: 'staff/guardar-transportista',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  /** Without an id a new one is made, once under a key. */
  request: carrierFields
    .partial()
    .extend({ id_transportista: optionalId, version: version.default(0), clave_idempotencia: makingKey }),
  reply: edited(carrierFields).extend({ id_transportista: z.int() }),
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: 'Makes a carrier, or changes the fields that are named of one over the version that was read; `tarifas` are all of its rates. The shop quotes by it at once. INVALID_REQUEST names `nombre` where it has none, and `tarifas` of a place that there is not.',
  example: { request: carrierExample, reply: { ...editedExample(carrierExample), id_transportista: 1 } },
})
