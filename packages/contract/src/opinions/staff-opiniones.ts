import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { opinion, opinionExample, opinionKind, opinionRoles } from './opinion-shape.ts'

export const staffOpiniones = defineCall({
  name: 'staff/opiniones',
  verbs: ['GET'],
  access: 'staff',
  roles: opinionRoles,
  ours: true,
  request: z.object({
    tipo: opinionKind.default('pregunta'),
    /** `espera`: what somebody wrote and nobody has answered, the longest waiting first; the others the newest first. */
    estado: z.enum(['espera', 'respondidas', 'ocultas']).default('espera'),
    /** The last one of the page before. */
    sigue_a: optionalId,
  }),
  reply: z.array(opinion),
  errors: [],
  doc: 'Up to 50 questions or reviews of products. Reviews that came with the demonstration wait for nothing.',
  example: { request: { tipo: 'pregunta' }, reply: [opinionExample] },
})
