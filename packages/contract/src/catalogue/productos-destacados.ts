import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { slug } from '../fields.ts'
import { product, productExample } from './product-shapes.ts'

export const highlightKinds = ['featured', 'popular', 'top-rated', 'offers', 'latest'] as const

export const productosDestacados = defineCall({
  name: 'productos-destacados',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  request: z.object({
    tipo: z.enum(highlightKinds),
    urlamigable_categoria: z.preprocess((value) => (value === '' ? undefined : value), slug.optional()),
    limit: z.coerce.number().int().min(1).max(24).default(8),
  }),
  reply: z.array(product),
  errors: [],
  doc: 'Products chosen by the shop (`featured`), sold most, rated best, on offer or new; within a category and what is below it when one is named.',
  example: { request: { tipo: 'featured' }, reply: [productExample] },
})
