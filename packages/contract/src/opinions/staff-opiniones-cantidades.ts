import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { opinionRoles } from './opinion-shape.ts'

export const staffOpinionesCantidades = defineCall({
  name: 'staff/opiniones-cantidades',
  verbs: ['GET'],
  access: 'staff',
  roles: opinionRoles,
  ours: true,
  request: nothing,
  reply: z.object({ preguntas: z.int(), resenas: z.int() }),
  errors: [],
  doc: 'How many questions and reviews wait for an answer.',
  example: { request: {}, reply: { preguntas: 2, resenas: 5 } },
})
