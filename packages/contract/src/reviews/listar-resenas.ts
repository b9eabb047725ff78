import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { review, reviewExample } from './review-shape.ts'

export const listarResenas = defineCall({
  name: 'listar-resenas',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  request: z.object({
    id_producto: id,
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(32).default(8),
    orden: z.enum(['recientes', 'mejores', 'peores']).default('recientes'),
  }),
  reply: z.object({
    items: z.array(review),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    pages: z.int(),
    from: z.int(),
    to: z.int(),
    /** How many of all gave one star, two, and so on to five. */
    distribucion: z.array(z.int()).length(5),
  }),
  errors: ['NOT_FOUND'],
  doc: 'The reviews of a product, 8 a page: the newest first, or those that give most or least, and among equals the newest. Dates are ISO 8601.',
  example: {
    request: { id_producto: '1001' },
    reply: {
      items: [reviewExample],
      page: 1,
      limit: 8,
      total: 1,
      pages: 1,
      from: 1,
      to: 1,
      distribucion: [0, 0, 0, 0, 1],
    },
  },
})
