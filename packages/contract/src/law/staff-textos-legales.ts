import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { lawRow, lawRowExample } from './law-shapes.ts'

export const staffTextosLegales = defineCall({
  name: 'staff/textos-legales',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: nothing,
  reply: z.array(lawRow),
  errors: [],
  doc: 'The texts of law, each as it was published last with all its versions; empty ones where the shop goes by the text that it came with.',
  example: { request: {}, reply: [lawRowExample] },
})
