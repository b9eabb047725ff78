import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { opinion, opinionExample, opinionPlace, opinionRoles } from './opinion-shape.ts'

export const staffMostrarOpinion = defineCall({
  name: 'staff/mostrar-opinion',
  verbs: ['POST'],
  access: 'staff',
  roles: opinionRoles,
  ours: true,
  request: z.object(opinionPlace),
  reply: opinion,
  errors: ['NOT_FOUND'],
  doc: 'Shows again what was hidden.',
  example: { request: { tipo: 'pregunta', id: 1 }, reply: opinionExample },
})
