import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { postCategoryRow, postCategoryRowExample } from './staff-post-shapes.ts'

export const staffBlogCategorias = defineCall({
  name: 'staff/blog-categorias',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: nothing,
  /** `etiquetas` are those that posts have, by name. */
  reply: z.object({ categorias: z.array(postCategoryRow), etiquetas: z.array(z.string()) }),
  errors: [],
  doc: 'What posts are told apart by: their categories, each with the version that a save has to name, and their tags.',
  example: { request: {}, reply: { categorias: [postCategoryRowExample], etiquetas: ['viajes'] } },
})
