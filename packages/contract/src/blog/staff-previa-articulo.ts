import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { postFields, staffPostExample } from './staff-post-shapes.ts'

export const staffPreviaArticulo = defineCall({
  name: 'staff/previa-articulo',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: postFields.partial().extend({ id_articulo: optionalId }),
  /** A page of this host that shows it, for half an hour, to whoever has the address. */
  reply: z.object({ direccion: z.string() }),
  errors: ['NOT_FOUND', 'SLUG_TAKEN', 'INVALID_REQUEST'],
  doc: "A post's page as it would be with this. Nothing is saved.",
  example: {
    request: staffPostExample,
    reply: { direccion: '/blog/viajar-con-perro-en-el-auto?vista=WkdWamIyUmxaQ0IwYnlCaQ' },
  },
})
