import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { pageExample, pageFields } from './site-page-shapes.ts'

export const staffPreviaPagina = defineCall({
  name: 'staff/previa-pagina',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: pageFields.partial().extend({ id_pagina: optionalId }),
  /** A page of this host that shows it, for half an hour, to whoever has the address. */
  reply: z.object({ direccion: z.string() }),
  errors: ['NOT_FOUND', 'SLUG_TAKEN', 'INVALID_REQUEST'],
  doc: 'The page as it would be with this. Nothing is saved.',
  example: {
    request: pageExample,
    reply: { direccion: '/pagina/bases-del-sorteo?vista=WkdWamIyUmxaQ0IwYnlCaQ' },
  },
})
