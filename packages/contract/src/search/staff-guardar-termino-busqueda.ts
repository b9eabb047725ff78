import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId, requiredText, text } from '../fields.ts'
import { makingKey, version } from '../shop/shop-shapes.ts'
import { meaningName, searchTerm, searchTermExample } from './search-term-shapes.ts'

export const staffGuardarTerminoBusqueda = defineCall({
  name: 'staff/guardar-termino-busqueda',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({
    /** Left out: a new one is made. */
    id_termino: optionalId,
    /** That was read. */
    version: version.default(0),
    clave_idempotencia: makingKey,
    significado: meaningName,
    termino: requiredText(60),
    equivale: text(60).default(''),
  }),
  reply: searchTerm,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'SEARCH_TERM_TAKEN', 'SEARCH_TERMS_FULL', 'INVALID_REQUEST'],
  doc: 'Makes what a word means, once under a key, or changes it over the version that was read; searches go by it at once. INVALID_REQUEST names `equivale` where that is no category, brand, make of a vehicle, unit or page of the shop that there is, or is missing, and `termino` where it has no letter or digit.',
  example: {
    request: { significado: 'en-lugar', termino: 'bravecto', equivale: 'antipulgas comprimido' },
    reply: searchTermExample,
  },
})
