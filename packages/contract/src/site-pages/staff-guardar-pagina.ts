import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { makingKey, version } from '../shop/shop-shapes.ts'
import { pageExample, pageFields, pageRow, pageRowExample } from './site-page-shapes.ts'

export const staffGuardarPagina = defineCall({
  name: 'staff/guardar-pagina',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  /** Without an id a new one is made, a draft where nothing else is said. */
  request: pageFields
    .partial()
    .extend({ id_pagina: optionalId, version: version.default(0), clave_idempotencia: makingKey }),
  reply: pageRow,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'SLUG_TAKEN', 'INVALID_REQUEST'],
  doc: 'Makes a page, or changes the fields that are named of one over the version that was read. It stands at `/pagina/` and its `url`; one that it had before leads to it. INVALID_REQUEST names what it lacks: its title, and one that is published what it says.',
  example: { request: pageExample, reply: pageRowExample },
})
