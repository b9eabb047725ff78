import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { hoursExample, hoursFields, sellerExample, sellerFields } from './shop-shapes.ts'

export const datosTienda = defineCall({
  name: 'datos-tienda',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  request: nothing,
  reply: z.object({ vendedor: sellerFields, horario: hoursFields }),
  errors: [],
  doc: 'Who sells and when the shop opens, as its owner has set it at the desk; what nobody has told is empty.',
  example: { request: {}, reply: { vendedor: sellerExample, horario: hoursExample } },
})
