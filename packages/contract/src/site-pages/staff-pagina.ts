import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { pageRow, pageRowExample } from './site-page-shapes.ts'

export const staffPagina = defineCall({
  name: 'staff/pagina',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({ id_pagina: id }),
  reply: pageRow,
  errors: ['NOT_FOUND'],
  doc: 'A page as the desk edits it, with the version that a save has to name.',
  example: { request: { id_pagina: 1 }, reply: pageRowExample },
})
