import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, searchText } from '../fields.ts'
import { question, questionExample } from './question-shape.ts'

export const preguntasProducto = defineCall({
  name: 'preguntas-producto',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  request: z.object({
    id_producto: id,
    /** Words that stand in the question or its answer, each of them. */
    buscar: searchText(80).default(''),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(20).default(5),
  }),
  reply: z.object({
    items: z.array(question),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    pages: z.int(),
    from: z.int(),
    to: z.int(),
    /** How many there are whatever was searched. */
    todas: z.int(),
  }),
  errors: ['NOT_FOUND'],
  doc: 'The questions about a product that the shop has answered, the last answered first. One that waits for its answer is in no reply.',
  example: {
    request: { id_producto: '1001', buscar: 'cachorro' },
    reply: { items: [questionExample], page: 1, limit: 5, total: 1, pages: 1, from: 1, to: 1, todas: 3 },
  },
})
