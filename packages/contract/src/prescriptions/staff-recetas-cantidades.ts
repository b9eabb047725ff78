import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { prescriptionRoles } from './prescription-shapes.ts'

export const staffRecetasCantidades = defineCall({
  name: 'staff/recetas-cantidades',
  verbs: ['GET'],
  access: 'staff',
  roles: prescriptionRoles,
  ours: true,
  request: nothing,
  reply: z.object({ recibidas: z.int() }),
  errors: [],
  doc: 'How many prescriptions wait to be read; a thousand stands for as many or more.',
  example: { request: {}, reply: { recibidas: 3 } },
})
