import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { version } from '../shop/shop-shapes.ts'

export const staffOrdenarPortada = defineCall({
  name: 'staff/ordenar-portada',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  /** `version` is that of the order that was read; `ids` are all of them, as they are to stand. */
  request: z.object({ tipo: z.enum(['diapositiva', 'banner']), version, ids: z.array(id).max(200) }),
  reply: z.object({ version: z.int() }),
  errors: ['EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: 'Puts the slides or the banners in another order. EDITED_MEANWHILE where the order was changed since, or one was added or taken away; INVALID_REQUEST where `ids` are not all of them, each once.',
  example: { request: { tipo: 'banner', version: 1, ids: [2, 1, 3] }, reply: { version: 2 } },
})
