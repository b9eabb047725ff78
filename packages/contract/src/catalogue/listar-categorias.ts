import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { category, categoryExample } from './category-shapes.ts'

export const listarCategorias = defineCall({
  name: 'listar-categorias',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  request: nothing,
  reply: z.array(category),
  errors: [],
  doc: 'Every category of the shop, parents before children, each with the count of products in it and below it.',
  example: { request: {}, reply: [categoryExample] },
})
