import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { postRow, postRowExample } from './staff-post-shapes.ts'

export const staffArticulo = defineCall({
  name: 'staff/articulo',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({ id_articulo: id }),
  reply: postRow,
  errors: ['NOT_FOUND'],
  doc: 'A post as the desk edits it, with the version that a save has to name.',
  example: { request: { id_articulo: 8 }, reply: postRowExample },
})
