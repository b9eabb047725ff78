import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { brandExample, deskBrand } from './brand-shape.ts'
import { productReaders } from './product-shape.ts'

export const staffMarcas = defineCall({
  name: 'staff/marcas',
  verbs: ['GET'],
  access: 'staff',
  roles: productReaders,
  ours: true,
  request: z.object({}),
  reply: z.array(deskBrand),
  errors: [],
  doc: 'Every brand, by its name.',
  example: { request: {}, reply: [brandExample] },
})
