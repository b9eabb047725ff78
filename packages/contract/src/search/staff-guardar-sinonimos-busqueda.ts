import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { jsonField, optionalId, requiredText } from '../fields.ts'
import { makingKey, version } from '../shop/shop-shapes.ts'
import { synonymGroup, synonymGroupExample } from './search-term-shapes.ts'

export const staffGuardarSinonimosBusqueda = defineCall({
  name: 'staff/guardar-sinonimos-busqueda',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({
    /** Left out: a new group is made. */
    id_grupo: optionalId,
    /** That was read. */
    version: version.default(0),
    clave_idempotencia: makingKey,
    terminos: jsonField(z.array(requiredText(60)).min(2).max(20)),
  }),
  reply: synonymGroup,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'SEARCH_TERMS_FULL', 'INVALID_REQUEST'],
  doc: 'Makes a group of words that mean the same, once under a key, or writes one anew over the version that was read. INVALID_REQUEST names `terminos` where fewer than two say something and differ.',
  example: {
    request: { terminos: ['arnés', 'pechera', 'pretal'] },
    reply: synonymGroupExample,
  },
})
