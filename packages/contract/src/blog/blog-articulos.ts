import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { searchText, slug } from '../fields.ts'
import { postExample, postSummary } from './post-shape.ts'

const optionalSlug = z.preprocess((value) => (value === '' ? undefined : value), slug.optional())

export const blogArticulos = defineCall({
  name: 'blog-articulos',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  request: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(24).default(6),
    urlamigable_categoria: optionalSlug,
    urlamigable_etiqueta: optionalSlug,
    /** Every word of it stands in the title, the summary or the body. */
    texto: searchText(80).default(''),
  }),
  reply: z.object({
    items: z.array(postSummary),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    pages: z.int(),
    from: z.int(),
    to: z.int(),
  }),
  errors: [],
  doc: 'A page of the blog, newest first. A page past the end gives the last one; an unknown category or tag gives an empty list.',
  example: {
    request: { page: '1' },
    reply: { items: [postExample], page: 1, limit: 6, total: 1, pages: 1, from: 1, to: 1 },
  },
})
