import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId, searchText } from '../fields.ts'
import { meaningName, searchTerm, searchTermExample } from './search-term-shapes.ts'

export const staffTerminosBusqueda = defineCall({
  name: 'staff/terminos-busqueda',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({
    /** Looked for anywhere in the words and in what they stand for. */
    texto: searchText(60).default(''),
    significado: z.preprocess((value) => (value === '' ? undefined : value), meaningName.optional()),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    /** The last of the page before. */
    antes_de: optionalId,
  }),
  reply: z.array(searchTerm),
  errors: [],
  doc: 'What words mean to the search, the newest first.',
  example: { request: { texto: 'bravecto' }, reply: [searchTermExample] },
})
