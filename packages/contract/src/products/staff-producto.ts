import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { deskProduct, deskProductExample, productReaders } from './product-shape.ts'

export const staffProducto = defineCall({
  name: 'staff/producto',
  verbs: ['GET'],
  access: 'staff',
  roles: productReaders,
  ours: true,
  request: z.object({ id_producto: id }),
  reply: deskProduct,
  errors: ['NOT_FOUND'],
  doc: 'Everything that people wrote of a product, with the version that a save has to name.',
  example: { request: { id_producto: '1001' }, reply: deskProductExample },
})
