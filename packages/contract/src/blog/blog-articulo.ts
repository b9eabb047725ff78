import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { slug } from '../fields.ts'
import { postExample, postNeighbour, postSummary } from './post-shape.ts'

export const blogArticulo = defineCall({
  name: 'blog-articulo',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  request: z.object({ urlamigable_articulo: slug }),
  reply: postSummary.extend({
    /** Paragraphs of plain text; one that begins with `## ` is a heading. */
    contenido: z.array(z.string()),
    anterior: postNeighbour,
    siguiente: postNeighbour,
  }),
  errors: ['NOT_FOUND'],
  doc: 'A post of the blog with its body, and the posts before and after it in time.',
  example: {
    request: { urlamigable_articulo: 'viajar-con-perro-en-el-auto' },
    reply: { ...postExample, contenido: ['Un perro sujeto duerme.'], anterior: null, siguiente: null },
  },
})
