import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'

export const vehiculoAnios = defineCall({
  name: 'vehiculo-anios',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  request: nothing,
  reply: z.array(z.int()),
  errors: [],
  doc: 'The years in which a vehicle that the shop knows was sold, newest first.',
  example: { request: {}, reply: [2021, 2020] },
})
