import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { categoryExample, deskCategory } from './category-shape.ts'
import { productReaders } from './product-shape.ts'

export const staffCategorias = defineCall({
  name: 'staff/categorias',
  verbs: ['GET'],
  access: 'staff',
  roles: productReaders,
  ours: true,
  request: z.object({}),
  reply: z.array(deskCategory),
  errors: [],
  doc: 'Every category in the order of the tree: each after the one above it and before its next sister.',
  example: { request: {}, reply: [categoryExample] },
})
