import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'

export const staffSesion = defineCall({
  name: 'staff/sesion',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  request: nothing,
  reply: z.object({ nombre: z.string() }).nullable(),
  errors: [],
  doc: 'Who of the staff is signed in, or null; it never answers 401.',
  example: { request: {}, reply: { nombre: 'Ana' } },
})
