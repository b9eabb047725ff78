import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { slug } from '../fields.ts'
import { category, categoryExample } from './category-shapes.ts'

export const categoria = defineCall({
  name: 'categoria',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  request: z.object({ urlamigable_categoria: slug }),
  reply: category.extend({ padres: z.array(category), hijas: z.array(category) }),
  errors: ['NOT_FOUND'],
  doc: 'A category by its slug, with its ancestors from the root and its children.',
  example: {
    request: { urlamigable_categoria: 'perros' },
    reply: { ...categoryExample, padres: [], hijas: [] },
  },
})
