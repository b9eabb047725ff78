import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { productReaders } from './product-shape.ts'

export const staffVistaPreviaProducto = defineCall({
  name: 'staff/vista-previa-producto',
  verbs: ['GET'],
  access: 'staff',
  roles: productReaders,
  ours: true,
  request: z.object({ id_producto: id }),
  reply: z.object({
    /** A path of the shop that shows it to whoever has it. */
    path: z.string(),
    vence: z.iso.datetime(),
  }),
  errors: ['NOT_FOUND'],
  doc: 'The address at which the shop shows a product as it was last saved, a draft too, for half an hour. It is signed, is not indexed and not cached.',
  example: {
    request: { id_producto: 1 },
    reply: {
      path: '/shop/preview/1-1795438800-0123456789abcdef0123456789abcdef',
      vence: '2026-11-23T13:00:00.000Z',
    },
  },
})
