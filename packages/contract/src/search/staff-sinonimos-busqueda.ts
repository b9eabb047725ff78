import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId, searchText } from '../fields.ts'
import { synonymGroup, synonymGroupExample } from './search-term-shapes.ts'

export const staffSinonimosBusqueda = defineCall({
  name: 'staff/sinonimos-busqueda',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({
    /** Looked for anywhere in the words. */
    texto: searchText(60).default(''),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    /** The last of the page before. */
    antes_de: optionalId,
  }),
  reply: z.array(synonymGroup),
  errors: [],
  doc: 'Words that the search takes for one another, in groups, the newest first.',
  example: { request: { texto: 'pechera' }, reply: [synonymGroupExample] },
})
