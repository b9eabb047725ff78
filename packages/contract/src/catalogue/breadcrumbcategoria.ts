import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { categoryLink } from './category-shapes.ts'

export const breadcrumbcategoria = defineCall({
  name: 'breadcrumbcategoria',
  verbs: ['GET'],
  access: 'anyone',
  cacheable: true,
  translated: true,
  request: z.object({ id_categoria: id }),
  reply: z.array(categoryLink),
  errors: ['NOT_FOUND'],
  doc: 'The way to a category from the root of its tree: the root first, the category itself last.',
  example: {
    request: { id_categoria: '11' },
    reply: [
      { id_categoria: 1, glosa_categoria: 'Perros', urlamigable_categoria: 'perros' },
      { id_categoria: 11, glosa_categoria: 'Alimentos', urlamigable_categoria: 'perros-alimentos' },
    ],
  },
})
