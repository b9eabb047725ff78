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
  translated: true,
  request: z.object({ urlamigable_articulo: slug }),
  reply: postSummary.extend({
    /** HTML that is safe to show, whoever wrote the post. */
    contenido: z.string(),
    /** For search engines in place of the title and the summary; empty for those. */
    titulo_seo: z.string(),
    descripcion_seo: z.string(),
    /** ISO 8601. */
    fecha_actualizacion: z.string(),
    /** Which of the shop's products belong to it: those of a category, those found by words, or both. */
    productos: z.object({ urlamigable_categoria: z.string().nullable(), texto: z.string() }),
    anterior: postNeighbour,
    siguiente: postNeighbour,
  }),
  errors: ['NOT_FOUND'],
  doc: 'A post of the blog with its body, and the posts before and after it in time.',
  example: {
    request: { urlamigable_articulo: 'viajar-con-perro-en-el-auto' },
    reply: {
      ...postExample,
      contenido: '<p>Un perro sujeto duerme.</p>',
      titulo_seo: '',
      descripcion_seo: '',
      fecha_actualizacion: '2026-10-29T12:00:00.000Z',
      productos: { urlamigable_categoria: 'perros-accesorios', texto: 'arnés' },
      anterior: null,
      siguiente: null,
    },
  },
})
