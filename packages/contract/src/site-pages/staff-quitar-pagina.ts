import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, nothing } from '../fields.ts'
import { version } from '../shop/shop-shapes.ts'

export const staffQuitarPagina = defineCall({
  name: 'staff/quitar-pagina',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({ id_pagina: id, version }),
  reply: nothing,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE'],
  doc: 'Takes a page away, in the version that was read.',
  example: { request: { id_pagina: 1, version: 2 }, reply: {} },
})
