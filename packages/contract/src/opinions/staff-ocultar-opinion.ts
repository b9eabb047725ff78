import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'
import { opinion, opinionExample, opinionPlace, opinionRoles } from './opinion-shape.ts'

export const staffOcultarOpinion = defineCall({
  name: 'staff/ocultar-opinion',
  verbs: ['POST'],
  access: 'staff',
  roles: opinionRoles,
  ours: true,
  request: z.object({ ...opinionPlace, motivo: requiredText(200) }),
  reply: opinion,
  errors: ['NOT_FOUND'],
  doc: "Hides a question or a review from everyone, a review with its share of the product's rating, and notes why.",
  example: {
    request: { tipo: 'pregunta', id: 1, motivo: 'Publicidad' },
    reply: { ...opinionExample, motivo_oculta: 'Publicidad' },
  },
})
