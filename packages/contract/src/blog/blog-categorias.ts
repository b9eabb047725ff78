import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { postCategory } from './post-shape.ts'

export const blogCategorias = defineCall({
  name: 'blog-categorias',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  request: nothing,
  reply: z.array(postCategory.extend({ cantidad_articulos: z.int() })),
  errors: [],
  doc: "The blog's categories, each with how many posts it has.",
  example: {
    request: {},
    reply: [{ urlamigable_categoria: 'salud', glosa_categoria: 'Salud', cantidad_articulos: 1 }],
  },
})
