import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { postTag } from './post-shape.ts'

export const blogEtiquetas = defineCall({
  name: 'blog-etiquetas',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  request: nothing,
  reply: z.array(postTag.extend({ cantidad_articulos: z.int() })),
  errors: [],
  doc: 'The tags that posts of the blog have, each with how many have it, the most frequent first.',
  example: {
    request: {},
    reply: [{ urlamigable_etiqueta: 'viajes', glosa_etiqueta: 'viajes', cantidad_articulos: 1 }],
  },
})
