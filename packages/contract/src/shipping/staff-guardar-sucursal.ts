import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { edited, editedExample, makingKey, version } from '../shop/shop-shapes.ts'
import { branchExample, branchFields } from './shipping-shapes.ts'

export const staffGuardarSucursal = defineCall({
  name: 'staff/guardar-sucursal',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  /** Without an id a new one is made, once under a key. */
  request: branchFields
    .partial()
    .extend({ id_sucursal: optionalId, version: version.default(0), clave_idempotencia: makingKey }),
  reply: edited(branchFields).extend({ id_sucursal: z.int() }),
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: 'Makes a branch, or changes the fields that are named of one over the version that was read. INVALID_REQUEST names what a new one lacks, and `id_comuna` that there is not.',
  example: { request: branchExample, reply: { ...editedExample(branchExample), id_sucursal: 1 } },
})
