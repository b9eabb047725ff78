import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, nothing } from '../fields.ts'
import { version } from '../shop/shop-shapes.ts'

export const staffQuitarArticulo = defineCall({
  name: 'staff/quitar-articulo',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({ id_articulo: id, version }),
  reply: nothing,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE'],
  doc: 'Takes a post away, in the version that was read.',
  example: { request: { id_articulo: 8, version: 2 }, reply: {} },
})
